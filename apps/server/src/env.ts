import { isAbsolute, resolve } from 'node:path';
import { defaultProductName } from '@elan/domain/product';
import { retention } from '@elan/domain/retention';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { type RawSettings, settingsSchema } from './env-schema.ts';
import { type AiSettings, resolveAi } from './platform/ai/ai-settings.ts';
import { type MailSettings, resolveMail } from './platform/mail/mail-settings.ts';
import { type MetricsSettings, resolveMetrics } from './platform/metrics/metrics-settings.ts';
import { type PictureSettings, resolvePictures } from './platform/objects/object-store-settings.ts';
import { type ProviderSettings, resolveProviders } from './platform/openid/provider-settings.ts';
import { type PaymentSettings, resolvePayments } from './platform/payments/payment-settings.ts';
import { resolveTracing, type TracingSettings } from './platform/tracing/tracing-settings.ts';

/** All settings, validated. Read once at startup. */
export type Settings = {
  environment: 'development' | 'test' | 'production';
  port: number;
  host: string;
  /** Public origin of the product: scheme, host and port, without a trailing slash. */
  publicUrl: string;
  /** A PostgreSQL server, or the embedded one in `dataDir`. */
  database:
    | {
        kind: 'server';
        connectionString: string;
        /** Leads past a pooler in transaction mode, for what needs a session of its own; null: there is no such pooler. */
        sessionString: string | null;
        /** Leads to a standby that answers reads; null: there is none. */
        readString: string | null;
      }
    | { kind: 'embedded'; dataDir: string };
  /** Null only in production with a PostgreSQL server and no DATA_DIR. */
  dataDir: string | null;
  /** Where a backup is written every night, and how many are kept; null: none is written. */
  backup: { directory: string; keep: number } | null;
  /** Null: generated and kept in `dataDir` (auth-secret.ts). */
  authSecret: string | null;
  /** Redis server that carries live events between processes; null: the database carries them. */
  redisUrl: string | null;
  /** Where the pictures of plans are. */
  pictures: PictureSettings;
  ai: AiSettings;
  mail: MailSettings;
  payments: PaymentSettings;
  /** Whose accounts can be used to sign in. */
  signInProviders: Readonly<Partial<Record<SignInProvider, ProviderSettings>>>;
  /** In lower case. */
  founderEmails: readonly string[];
  supportEmail: string;
  /** The operator's postal address, for the footer of mails; empty: not said. */
  postalAddress: string;
  /** Where the server and its database are hosted, for the privacy notice; empty: the operator has not said. */
  dataLocation: string;
  productName: string;
  /** Addresses and networks (CIDR) whose `x-forwarded-for` header is trusted. */
  trustedProxies: readonly string[];
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  signupsEnabled: boolean;
  /** Days after sign-in at which a session ends, even if it is in use. */
  sessionMaxDays: number;
  /** Whether a new account must confirm its address by mail before it can be used (decision S-08). */
  confirmsAddresses: boolean;
  logLevel: NonNullable<RawSettings['LOG_LEVEL']>;
  /** Null: no traces are collected. */
  tracing: TracingSettings | null;
  /** Null: no metrics are collected. */
  metrics: MetricsSettings | null;
  /** For the startup log: settings whose effect may surprise the operator. */
  warnings: readonly string[];
};

export type SettingsProblem = { name: string; problem: string };

/** Reports every problem with the settings at once. Values are never shown, because some are secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** The message is enough; a stack trace adds nothing. */
  readonly isExpected = true;
  readonly problems: readonly SettingsProblem[];

  constructor(problems: readonly SettingsProblem[]) {
    const lines = problems.map(({ name, problem }) => `  ${name} ${problem}.`);
    super(['The server cannot start with these settings:', ...lines].join('\n'));
    this.problems = problems;
  }
}

const defaultBackups = 14;
const fakeSupportEmail = 'support@example.com';

/**
 * Reads and checks the settings. An empty value counts as absent.
 * @throws SettingsError listing all problems
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settingsSchema.safeParse(given);
  const problems: SettingsProblem[] = (result.error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    problem: message,
  }));
  // Check cross-setting rules on the well-formed values even when others are wrong, so one message lists everything.
  const wrong = new Set(problems.map(({ name }) => name));
  const raw: RawSettings = result.data ?? readValid(given, wrong);
  const warnings: string[] = [];
  const settings = settle(raw, wrong, problems, warnings);
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...settings, warnings };
}

function readValid(given: Record<string, unknown>, wrong: ReadonlySet<string>): RawSettings {
  return settingsSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

function settle(
  raw: RawSettings,
  wrong: ReadonlySet<string>,
  problems: SettingsProblem[],
  warnings: string[],
): Omit<Settings, 'warnings'> {
  const environment = raw.NODE_ENV ?? 'development';
  const isProduction = environment === 'production';
  const isGiven = (name: keyof RawSettings) => raw[name] !== undefined || wrong.has(name);
  const demand = (name: keyof RawSettings, reason: string) => {
    if (!isGiven(name)) problems.push({ name, problem: `is missing; ${reason}` });
  };
  if (isProduction) requireData(raw, { isGiven, demand, problems });
  for (const name of ['DATABASE_SESSION_URL', 'DATABASE_READ_URL'] as const) {
    if (isGiven(name)) demand('DATABASE_URL', `${name} only adds to it`);
  }
  const dataDir = raw.DATA_DIR ?? (isProduction ? undefined : 'data');
  const port = Number(raw.PORT ?? 3000);
  const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  const mail = resolveMail(raw, { isGiven, demand });
  const founderEmails = (raw.FOUNDER_EMAILS ?? []).map((address) => address.toLowerCase());
  warnings.push(...warningsOf({ publicUrl, mail, founderEmails }, { isGiven, isProduction }));
  return {
    environment,
    port,
    host: raw.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    database:
      raw.DATABASE_URL === undefined
        ? { kind: 'embedded', dataDir: resolve(dataDir ?? 'data') }
        : {
            kind: 'server',
            connectionString: raw.DATABASE_URL,
            sessionString: raw.DATABASE_SESSION_URL ?? null,
            readString: raw.DATABASE_READ_URL ?? null,
          },
    dataDir: dataDir === undefined ? null : resolve(dataDir),
    backup:
      raw.BACKUP_DIR === undefined
        ? null
        : { directory: resolve(raw.BACKUP_DIR), keep: Number(raw.BACKUP_KEEP ?? defaultBackups) },
    authSecret: raw.AUTH_SECRET ?? null,
    redisUrl: raw.REDIS_URL ?? null,
    pictures: resolvePictures(raw, demand),
    ai: resolveAi(raw, { isProduction, problems, warnings }),
    mail,
    payments: resolvePayments(raw, { isGiven, isProduction, problems, warnings }),
    signInProviders: resolveProviders(raw, demand),
    founderEmails,
    supportEmail: raw.SUPPORT_EMAIL ?? fakeSupportEmail,
    postalAddress: raw.POSTAL_ADDRESS ?? '',
    dataLocation: raw.DATA_LOCATION ?? '',
    productName: raw.PRODUCT_NAME ?? defaultProductName,
    trustedProxies: raw.TRUSTED_PROXIES ?? [],
    rateLimitFactor: Number(raw.RATE_LIMIT_FACTOR ?? 1),
    signupsEnabled: raw.SIGNUPS_ENABLED !== 'false',
    sessionMaxDays: Number(raw.SESSION_MAX_DAYS ?? retention.sessionMaxDays),
    confirmsAddresses: mail.provider === 'smtp',
    logLevel: raw.LOG_LEVEL ?? 'info',
    metrics: resolveMetrics(raw, warnings),
    tracing: resolveTracing(raw),
  };
}

type Rules = {
  isGiven: (name: keyof RawSettings) => boolean;
  demand: (name: keyof RawSettings, reason: string) => void;
  problems: SettingsProblem[];
};

/** In production, where the data is and what signs sessions must be said. */
function requireData(raw: RawSettings, { isGiven, demand, problems }: Rules): void {
  if (!isGiven('DATABASE_URL')) {
    demand(
      'DATA_DIR',
      'in production set DATABASE_URL to a PostgreSQL server, or DATA_DIR to the directory the embedded database keeps its data in',
    );
  }
  if (raw.DATA_DIR !== undefined && !isAbsolute(raw.DATA_DIR)) {
    problems.push({
      name: 'DATA_DIR',
      problem:
        'is a relative path: an upgrade that replaces the program would lose sight of the data; in production expected a path that begins with / (docs/operations/upgrades.md says how to move the data there)',
    });
  }
  if (isGiven('DATABASE_URL')) {
    demand(
      'AUTH_SECRET',
      'in production with DATABASE_URL expected at least 32 random characters, the same for every process',
    );
  }
}

/** What the operator should know, although the server starts. */
function warningsOf(
  { publicUrl, mail, founderEmails }: Pick<Settings, 'publicUrl' | 'mail' | 'founderEmails'>,
  { isGiven, isProduction }: Pick<Rules, 'isGiven'> & { isProduction: boolean },
): string[] {
  const warnings: string[] = [];
  if (isProduction && !isGiven('PUBLIC_URL')) {
    warnings.push(`PUBLIC_URL is not set: links in mails lead to ${publicUrl}`);
  } else if (isProduction && !publicUrl.startsWith('https:')) {
    warnings.push('PUBLIC_URL is not https: passwords and sessions travel readable for everybody on the way');
  }
  if (mail.provider === 'outbox') {
    warnings.push(
      isProduction
        ? 'no mail leaves this server: addresses are not confirmed, and links to new passwords stay in the outbox'
        : 'no mail leaves this server: addresses are not confirmed, mails are shown at /dev/mailbox',
    );
  }
  if (founderEmails.length !== 2 && (isProduction || founderEmails.length > 0)) {
    warnings.push(`FOUNDER_EMAILS holds ${founderEmails.length} addresses, two are expected`);
  }
  if (!isGiven('SUPPORT_EMAIL'))
    warnings.push(`SUPPORT_EMAIL is not set: screens give ${fakeSupportEmail} as the address to write to`);
  return warnings;
}
