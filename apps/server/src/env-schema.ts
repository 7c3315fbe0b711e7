import { isIP } from 'node:net';
import { generationDeadlines } from '@elan/domain/generation';
import { retention } from '@elan/domain/retention';
import * as z from 'zod/mini';
import { readBucket } from './platform/objects/object-store-settings.ts';
import { isIssuer } from './platform/openid/provider-settings.ts';
import { areHeaders } from './platform/tracing/tracing-settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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

/** Every setting by the name of its environment variable, each checked on its own. Messages never repeat the value. */
export const settingsSchema = z.object({
  NODE_ENV: choice(['development', 'test', 'production']),
  PORT: text(isPort, 'is not a port; expected a whole number from 0 to 65535'),
  HOST: text(isHost, 'is not an address; expected an IP address or a host name to listen on'),
  PUBLIC_URL: text(isOrigin, 'is not a web origin; expected http:// or https:// with a host, without a path'),
  DATABASE_URL: text(isPostgresAddress, 'is not a PostgreSQL address; expected postgres://user:password@host/database'),
  DATABASE_SESSION_URL: text(
    isPostgresAddress,
    'is not a PostgreSQL address; expected postgres://user:password@host/database',
  ),
  DATABASE_READ_URL: text(
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
    'is not a Redis address; expected redis://host:port or rediss://user:password@host:port',
  ),
  PICTURE_STORE: choice(['database', 's3']),
  PICTURE_STORE_URL: text(
    (value) => readBucket(value) !== null,
    'is not a bucket; expected https://KEY:SECRET@server/bucket?region=REGION, with / and + in the secret written as %2F and %2B',
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
  MAIL_FROM: text(isEmail, 'is not an email address; expected the one address that mails come from'),
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
    'contains something that is not an email address; expected addresses separated by commas',
  ),
  SUPPORT_EMAIL: text(isEmail, 'is not an email address; expected one address'),
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
    'contains something that is not an address; expected IP addresses or networks such as 10.0.0.0/8, separated by commas',
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
    'is not a ratio; expected a number from 0 to 1',
  ),
  METRICS_TOKEN: text(
    (value) => /^\S{16,200}$/u.test(value),
    'is not a usable token; expected 16 to 200 random characters',
  ),
  METRICS_PORT: text(isPort, 'is not a port; expected a whole number from 0 to 65535'),
  METRICS_HOST: text(isHost, 'is not an address; expected an IP address or a host name to listen on'),
});

/** Settings as given, each well-formed. */
export type RawSettings = z.infer<typeof settingsSchema>;

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
