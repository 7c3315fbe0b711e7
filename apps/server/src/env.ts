import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { generationDeadlines } from '@elan/domain/generation';
import { defaultProductName } from '@elan/domain/product';
import { retention } from '@elan/domain/retention';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import * as z from 'zod/mini';
import { isUsableKey } from './platform/ai/api-key.ts';
import { type MetricsSettings, settleMetrics } from './platform/metrics/metrics-settings.ts';
import { isIssuer, type ProviderSettings, settleProviders } from './platform/openid/provider-settings.ts';
import { type PaymentSettings, settlePayments } from './platform/payments/payment-settings.ts';
import { areHeaders, settleTracing, type TracingSettings } from './platform/tracing/tracing-settings.ts';

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
  logLevel: (typeof logLevels)[number];
  /** Null: no traces are collected. */
  tracing: TracingSettings | null;
  /** Null: no metrics are collected. */
  metrics: MetricsSettings | null;
  /** For the startup log: settings whose effect may surprise the operator. */
  warnings: readonly string[];
};

export type AiSettings =
  /** `baseUrl` and `model` undefined: OpenAI's own server and the product's model. */
  | {
      provider: 'openai';
      apiKey: string;
      baseUrl: string | undefined;
      model: string | undefined;
      /** Seconds without output after which a model call is aborted. */
      silenceSeconds: number;
    }
  | { provider: 'builtin' }
  | { provider: 'none' };

export type MailSettings =
  /** `from` is the bare sender address; the product's name is added as the display name. */
  | { provider: 'smtp'; url: string; from: string }
  /** Mails stay in the outbox, to be read in /dev/mailbox. */
  | { provider: 'outbox' };

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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const defaultBackups = 14;
const fakeSupportEmail = 'support@example.com';

/** A string that passes a test; `problem` says what is wrong and what is expected. */
const text = (isRight: (value: string) => boolean, problem: string) =>
  z.optional(z.string().check(z.refine(isRight, { error: problem })));

const isPostgresAddress = (value: string) => /^postgres(?:ql)?:\/\/./u.test(value) && URL.canParse(value);

const choice = <const T extends readonly string[]>(values: T) =>
  z.optional(z.enum(values, { error: `is not known; expected ${values.join(', ')}` }));

const issuerProblem = 'is not the address of a provider; expected https://, or http:// on this machine';

const list = (isRight: (entry: string) => boolean, problem: string) =>
  z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform(entries),
        z.array(z.string()).check(z.refine((all) => all.every(isRight), { error: problem })),
      ),
    ),
  );

const schema = z.object({
  NODE_ENV: choice(['development', 'test', 'production']),
  PORT: text(isPort, 'is not a port; expected a whole number from 0 to 65535'),
  HOST: text(isHost, 'is not an address; expected an IP address or a host name to listen on'),
  PUBLIC_URL: text(isOrigin, 'is not a web origin; expected http:// or https:// with a host, without a path'),
  DATABASE_URL: text(isPostgresAddress, 'is not a PostgreSQL address; expected postgres://user:password@host/database'),
  DATABASE_SESSION_URL: text(
    isPostgresAddress,
    'is not a PostgreSQL address; expected postgres://user:password@host/database',
  ),
  DATA_DIR: text((value) => !value.includes('\u0000'), 'is not a path; expected a directory'),
  BACKUP_DIR: text((value) => !value.includes('\u0000'), 'is not a path; expected a directory'),
  BACKUP_KEEP: text(
    (value) => /^\d{1,4}$/u.test(value) && Number(value) >= 1,
    'is not a number of backups; expected a whole number from 1',
  ),
  AUTH_SECRET: text((value) => value.length >= 32, 'is too short; expected at least 32 random characters'),
  REDIS_URL: text(
    (value) => hasScheme(value, ['redis:', 'rediss:']),
    'is no Redis address; expected redis://host:port or rediss://user:password@host:port',
  ),
  OPENAI_API_KEY: text(() => true, ''),
  OPENAI_BASE_URL: text(
    (value) => hasScheme(value, ['http:', 'https:']),
    'is not a web address; expected http:// or https://',
  ),
  AI_MODEL: text((value) => /^\S{1,200}$/u.test(value), 'is not a model name; expected a name without spaces'),
  AI_SILENCE_SECONDS: text(
    (value) => /^\d{1,3}$/u.test(value) && Number(value) >= 1 && Number(value) <= generationDeadlines.total / 1_000,
    `is not a time; expected a whole number of seconds from 1 to ${generationDeadlines.total / 1_000}`,
  ),
  AI_PROVIDER: choice(['openai', 'builtin', 'none']),
  SMTP_URL: text(
    (value) => hasScheme(value, ['smtp:', 'smtps:']),
    'is not a mail server; expected smtp:// or smtps:// with a host, as in smtps://user:password@host:465',
  ),
  MAIL_FROM: text(isEmail, 'is not an e-mail address; expected the one address that mails come from'),
  MAIL_PROVIDER: choice(['smtp', 'outbox']),
  PAYMENT_PROVIDER: choice(['stripe', 'sandbox', 'none']),
  STRIPE_SECRET_KEY: text(() => true, ''),
  STRIPE_PUBLISHABLE_KEY: text(() => true, ''),
  STRIPE_WEBHOOK_SECRET: text(() => true, ''),
  STRIPE_PRICE_ID: text(isProviderId, 'is not an id; expected the id of a price, without spaces'),
  STRIPE_PRODUCT_ID: text(isProviderId, 'is not an id; expected the id of a product, without spaces'),
  STRIPE_API_URL: text(isOrigin, 'is not a web origin; expected http:// or https:// with a host, without a path'),
  GOOGLE_CLIENT_ID: text(isProviderId, 'is not an id; expected the client id, without spaces'),
  GOOGLE_CLIENT_SECRET: text(isProviderId, 'is not a secret; expected the client secret, without spaces'),
  GOOGLE_ISSUER: text(isIssuer, issuerProblem),
  MICROSOFT_CLIENT_ID: text(isProviderId, 'is not an id; expected the application (client) id, without spaces'),
  MICROSOFT_CLIENT_SECRET: text(isProviderId, 'is not a secret; expected the value of a client secret, without spaces'),
  MICROSOFT_TENANT: text(
    (value) => /^[\w.-]{1,100}$/u.test(value),
    'is not a tenant; expected common, organizations, consumers, or the id or domain of an organization',
  ),
  MICROSOFT_ISSUER: text(isIssuer, issuerProblem),
  FOUNDER_EMAILS: list(
    isEmail,
    'holds something that is not an e-mail address; expected addresses separated by commas',
  ),
  SUPPORT_EMAIL: text(isEmail, 'is not an e-mail address; expected one address'),
  POSTAL_ADDRESS: text(
    (value) => value.length <= 200 && !/[\p{Cc}<>]/u.test(value),
    'is not a postal address; expected up to 200 characters on one line, without < and >',
  ),
  DATA_LOCATION: text(
    (value) => value.length <= 120 && !/[\p{Cc}<>]/u.test(value),
    'is not a place; expected up to 120 characters without < and >',
  ),
  PRODUCT_NAME: text(
    (value) => value.length <= 60 && !/[\p{Cc}<>]/u.test(value),
    'is not a name; expected up to 60 characters without < and >',
  ),
  TRUSTED_PROXIES: list(
    isNetwork,
    'holds something that is not an address; expected IP addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  RATE_LIMIT_FACTOR: text(
    (value) => /^\d+(?:\.\d+)?$/u.test(value) && Number(value) > 0,
    'is not a factor; expected a number above 0',
  ),
  SIGNUPS_ENABLED: choice(['true', 'false']),
  SESSION_MAX_DAYS: text(
    (value) => /^\d{1,2}$/u.test(value) && Number(value) >= 1 && Number(value) <= retention.sessionMaxDays,
    `is not a number of days; expected a whole number from 1 to ${retention.sessionMaxDays}`,
  ),
  LOG_LEVEL: choice(logLevels),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(
    (value) => hasScheme(value, ['http:', 'https:']),
    'is not a web address; expected http:// or https://, as in http://localhost:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: text(areHeaders, 'is not a list of headers; expected name=value, separated by commas'),
  OTEL_SERVICE_NAME: text(
    (value) => /^[\w .-]{1,60}$/u.test(value),
    'is not a name; expected up to 60 plain characters',
  ),
  OTEL_TRACES_SAMPLER_ARG: text(
    (value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u.test(value),
    'is not a part; expected a number from 0 to 1',
  ),
  METRICS_TOKEN: text(
    (value) => /^\S{16,200}$/u.test(value),
    'is not a usable token; expected 16 to 200 random characters',
  ),
  METRICS_PORT: text(isPort, 'is not a port; expected a whole number from 0 to 65535'),
  METRICS_HOST: text(isHost, 'is not an address; expected an IP address or a host name to listen on'),
});
type Raw = z.infer<typeof schema>;

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
  const result = schema.safeParse(given);
  const problems: SettingsProblem[] = (result.error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    problem: message,
  }));
  // Check cross-setting rules on the well-formed values even when others are wrong, so one message lists everything.
  const wrong = new Set(problems.map(({ name }) => name));
  const raw: Raw = result.data ?? readValid(given, wrong);
  const warnings: string[] = [];
  const settings = settle(raw, wrong, problems, warnings);
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...settings, warnings };
}

function readValid(given: Record<string, unknown>, wrong: ReadonlySet<string>): Raw {
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

function settle(
  raw: Raw,
  wrong: ReadonlySet<string>,
  problems: SettingsProblem[],
  warnings: string[],
): Omit<Settings, 'warnings'> {
  const environment = raw.NODE_ENV ?? 'development';
  const isProduction = environment === 'production';
  const isGiven = (name: keyof Raw) => raw[name] !== undefined || wrong.has(name);
  const demand = (name: keyof Raw, reason: string) => {
    if (!isGiven(name)) problems.push({ name, problem: `is missing; ${reason}` });
  };

  if (isProduction && !isGiven('DATABASE_URL')) {
    demand(
      'DATA_DIR',
      'in production set DATABASE_URL to a PostgreSQL server, or DATA_DIR to the directory the embedded database keeps its data in',
    );
  }
  if (isProduction && isGiven('DATABASE_URL')) {
    demand(
      'AUTH_SECRET',
      'in production with DATABASE_URL expected at least 32 random characters, the same for every process',
    );
  }
  if (isGiven('DATABASE_SESSION_URL')) demand('DATABASE_URL', 'DATABASE_SESSION_URL only adds to it');
  const dataDir = raw.DATA_DIR ?? (isProduction ? undefined : 'data');

  const port = Number(raw.PORT ?? 3000);
  const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  if (isProduction && !isGiven('PUBLIC_URL')) {
    warnings.push(`PUBLIC_URL is not set: links in mails lead to ${publicUrl}`);
  } else if (isProduction && !publicUrl.startsWith('https:')) {
    warnings.push('PUBLIC_URL is not https: passwords and sessions travel readable for everybody on the way');
  }

  const mail = settleMail(raw, isGiven, demand);
  if (mail.provider === 'outbox') {
    warnings.push(
      isProduction
        ? 'no mail leaves this server: addresses are not confirmed, and links to new passwords stay in the outbox'
        : 'no mail leaves this server: addresses are not confirmed, mails are shown at /dev/mailbox',
    );
  }

  const founderEmails = (raw.FOUNDER_EMAILS ?? []).map((address) => address.toLowerCase());
  if (founderEmails.length !== 2 && (isProduction || founderEmails.length > 0)) {
    warnings.push(`FOUNDER_EMAILS holds ${founderEmails.length} addresses, two are expected`);
  }
  if (!isGiven('SUPPORT_EMAIL'))
    warnings.push(`SUPPORT_EMAIL is not set: people are told to write to ${fakeSupportEmail}`);

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
          },
    dataDir: dataDir === undefined ? null : resolve(dataDir),
    backup:
      raw.BACKUP_DIR === undefined
        ? null
        : { directory: resolve(raw.BACKUP_DIR), keep: Number(raw.BACKUP_KEEP ?? defaultBackups) },
    authSecret: raw.AUTH_SECRET ?? null,
    redisUrl: raw.REDIS_URL ?? null,
    ai: settleAi(raw, isProduction, problems, warnings),
    mail,
    payments: settlePayments(raw, { isGiven, isProduction, problems, warnings }),
    signInProviders: settleProviders(raw, demand),
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
    metrics: settleMetrics(raw, warnings),
    tracing: settleTracing(raw),
  };
}

/** A model if its key is usable; otherwise the built-in engine, or none in production (head of the decisions). */
function settleAi(raw: Raw, isProduction: boolean, problems: SettingsProblem[], warnings: string[]): AiSettings {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, AI_MODEL: model, AI_PROVIDER: chosen } = raw;
  const isUsable = apiKey !== undefined && isUsableKey(apiKey);
  if (chosen === 'builtin' || chosen === 'none') return { provider: chosen };
  if (isUsable) {
    const silenceSeconds = Number(raw.AI_SILENCE_SECONDS ?? generationDeadlines.silence / 1_000);
    return { provider: 'openai', apiKey, baseUrl, model, silenceSeconds };
  }
  if (chosen === 'openai') {
    const wrong = apiKey === undefined ? 'is missing' : 'is not a usable key';
    problems.push({
      name: 'OPENAI_API_KEY',
      problem: `${wrong}; with AI_PROVIDER=openai expected a key that starts with sk-`,
    });
  }
  const provider = isProduction ? 'none' : 'builtin';
  const instead = isProduction ? 'no analysis can be written' : 'the built-in drafting engine writes the analyses';
  if (apiKey !== undefined)
    warnings.push(`OPENAI_API_KEY is not a usable key (expected one that starts with sk-): ${instead}`);
  else if (isProduction) warnings.push(`OPENAI_API_KEY is not set: ${instead}`);
  else if (baseUrl !== undefined) warnings.push(`OPENAI_BASE_URL is set without OPENAI_API_KEY: ${instead}`);
  return { provider };
}

/** The mail server if one is set; otherwise mails stay in the outbox. */
function settleMail(
  { SMTP_URL: url, MAIL_FROM: from, MAIL_PROVIDER: chosen }: Raw,
  isGiven: (name: keyof Raw) => boolean,
  demand: (name: keyof Raw, reason: string) => void,
): MailSettings {
  if (chosen === 'outbox' || (chosen === undefined && !isGiven('SMTP_URL'))) return { provider: 'outbox' };
  demand('SMTP_URL', 'with MAIL_PROVIDER=smtp expected the mail server, as in smtps://user:password@host:465');
  demand('MAIL_FROM', 'with SMTP_URL expected the address that mails come from');
  return url === undefined || from === undefined ? { provider: 'outbox' } : { provider: 'smtp', url, from };
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/u.test(value) && Number(value) <= 65_535;
}

function isHost(value: string): boolean {
  return /^[\w.:-]+$/u.test(value);
}

function isProviderId(value: string): boolean {
  return /^\S{1,200}$/u.test(value);
}

function entries(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@,;<>]+@[^\s@,;<>]+$/u.test(value);
}

function hasScheme(value: string, schemes: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return hasScheme(value, ['http:', 'https:']) && url?.href === `${url?.origin}/`;
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
