import { resolve } from 'node:path';
import { defaultProductName } from '@elan/domain/product';
import { describe, expect, it, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

const secret = 'x'.repeat(32);
const key = 'sk-live-0123456789';
const production = {
  NODE_ENV: 'production',
  DATA_DIR: '/data',
  PUBLIC_URL: 'https://elan.example',
  OPENAI_API_KEY: key,
};

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).problems.map(({ name }) => name);
  }
  return [];
}

describe('nothing configured', () => {
  const settings = readSettings({});

  it('runs the whole product on this machine only', () => {
    expect(settings).toMatchObject({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded', dataDir: resolve('data') },
      dataDir: resolve('data'),
      authSecret: null,
      redisUrl: null,
      ai: { provider: 'builtin' },
      payments: { provider: 'sandbox' },
      founderEmails: [],
      productName: defaultProductName,
      trustedProxies: [],
      rateLimitFactor: 1,
      signupsEnabled: true,
      logLevel: 'info',
    });
  });

  it('warns that the support address is not real and that mails stay here', () => {
    expect(settings.supportEmail).toBe('support@example.com');
    expect(settings.warnings).toEqual([
      expect.stringContaining('no mail leaves this server'),
      expect.stringContaining('SUPPORT_EMAIL is not set'),
    ]);
  });
});

describe('a wrong value', () => {
  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'elan.example'],
    ['PUBLIC_URL', 'ftp://elan.example'],
    ['PUBLIC_URL', 'https://elan.example/app'],
    ['PUBLIC_URL', 'https://me:secret@elan.example'],
    ['DATABASE_URL', 'mysql://db/elan'],
    ['DATABASE_URL', 'postgres://'],
    ['AUTH_SECRET', 'x'.repeat(31)],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_URL', 'redis://'],
    ['PICTURE_STORE', 'disk'],
    ['PICTURE_STORE_URL', 's3://key:secret@server/bucket'],
    ['PICTURE_STORE_URL', 'https://server/bucket'],
    ['PICTURE_STORE_URL', 'https://key:secret@server/'],
    ['PICTURE_STORE_URL', 'https://key:sec/ret@server/bucket'],
    ['PICTURE_STORE_URL', 'https://key:sec%ret@server/bucket'],
    ['PICTURE_STORE_URL', 'https://key:secret@server/bucket?other=1'],
    ['OPENAI_BASE_URL', 'model.local'],
    ['AI_MODEL', 'gpt 4o'],
    ['AI_SILENCE_SECONDS', '0'],
    ['AI_SILENCE_SECONDS', '301'],
    ['AI_SILENCE_SECONDS', '1.5'],
    ['AI_PROVIDER', 'anything'],
    ['MAIL_FROM', 'Plans <plans@x.test>'],
    ['MAIL_FROM', 'a@x.test,b@x.test'],
    ['MAIL_PROVIDER', 'pigeon'],
    ['PAYMENT_PROVIDER', 'paypal'],
    ['STRIPE_PRICE_ID', 'two words'],
    ['STRIPE_PRODUCT_ID', 'two words'],
    ['STRIPE_API_URL', 'stripe.local'],
    ['FOUNDER_EMAILS', 'a@x.test, nobody'],
    ['SUPPORT_EMAIL', 'a@x.test,b@x.test'],
    ['PRODUCT_NAME', '<b>'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['RATE_LIMIT_FACTOR', '1e9x'],
    ['SIGNUPS_ENABLED', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%E0%A4%A'],
    ['OTEL_SERVICE_NAME', '<b>'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['GOOGLE_CLIENT_ID', 'two words'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['MICROSOFT_ISSUER', 'https://me@login.example'],
    ['MICROSOFT_TENANT', '../other'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'two words'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name]);
  });

  it('is listed together with all others, including cross-setting rules', () => {
    const env = { NODE_ENV: 'production', PORT: 'x', AI_PROVIDER: 'openai', LOG_LEVEL: 'loud' };
    expect(problemsOf(env).sort()).toEqual(['DATA_DIR', 'LOG_LEVEL', 'OPENAI_API_KEY', 'PORT']);
  });

  it('is never shown', () => {
    const hidden = [
      'short-secret',
      'mysql://u:hidden-1@db',
      'ftp://u:hidden-2@model',
      'hidden-3',
      'http://u:hidden-4@r',
      'http://u:hidden-5@r',
    ];
    const env = {
      AUTH_SECRET: hidden[0],
      DATABASE_URL: hidden[1],
      OPENAI_BASE_URL: hidden[2],
      OPENAI_API_KEY: hidden[3],
      REDIS_URL: hidden[4],
      PICTURE_STORE_URL: hidden[5],
    };
    expect(() => readSettings({ ...env, AI_PROVIDER: 'openai' })).toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(/short-secret|hidden/u) }),
    );
  });

  it('says what is expected', () => {
    expect(() => readSettings({ PORT: 'x' })).toThrow('PORT is not a port; expected a whole number from 0 to 65535.');
  });
});

describe('values', () => {
  it('count as absent when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '  ', AI_PROVIDER: '' })).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
    });
  });

  it('are normalized', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://Elan.Example:443/',
      DATABASE_URL: 'postgresql://elan@db:5433/elan',
      FOUNDER_EMAILS: ' Ada@X.test , bob@x.test,',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      RATE_LIMIT_FACTOR: '2.5',
      SIGNUPS_ENABLED: 'false',
      PRODUCT_NAME: 'Essor',
      SUPPORT_EMAIL: 'aide@elan.example',
      REDIS_URL: 'rediss://elan:word@cache:6380/1',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://elan.example',
      database: { kind: 'server', connectionString: 'postgresql://elan@db:5433/elan', sessionString: null },
      founderEmails: ['ada@x.test', 'bob@x.test'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      rateLimitFactor: 2.5,
      signupsEnabled: false,
      productName: 'Essor',
      supportEmail: 'aide@elan.example',
      redisUrl: 'rediss://elan:word@cache:6380/1',
    });
  });

  it('of DATABASE_URL may name a socket', () => {
    const connectionString = 'postgres:///elan?host=/run/postgresql';
    expect(readSettings({ DATABASE_URL: connectionString }).database).toMatchObject({ connectionString });
  });

  it('of DATABASE_SESSION_URL leads past a pooler, and needs DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://elan@pooler:6432/elan';
    const DATABASE_SESSION_URL = 'postgres://elan@db:5432/elan';
    expect(readSettings({ DATABASE_URL, DATABASE_SESSION_URL }).database).toEqual({
      kind: 'server',
      connectionString: DATABASE_URL,
      sessionString: DATABASE_SESSION_URL,
      readString: null,
    });
    expect(() => readSettings({ DATABASE_SESSION_URL })).toThrow(/DATABASE_URL is missing/u);
    expect(() => readSettings({ DATABASE_URL, DATABASE_SESSION_URL: 'db' })).toThrow(/DATABASE_SESSION_URL is not/u);
  });

  it('of DATABASE_READ_URL leads to a standby, and needs DATABASE_URL', () => {
    const [DATABASE_URL, DATABASE_READ_URL] = ['postgres://elan@db:5432/elan', 'postgres://elan@standby:5432/elan'];
    const { database } = readSettings({ DATABASE_URL, DATABASE_READ_URL });
    expect(database).toMatchObject({ connectionString: DATABASE_URL, readString: DATABASE_READ_URL });
    expect(() => readSettings({ DATABASE_READ_URL })).toThrow(/DATABASE_URL is missing/u);
    expect(() => readSettings({ DATABASE_URL, DATABASE_READ_URL: 'standby' })).toThrow(/DATABASE_READ_URL is not/u);
  });

  it('of PORT carries over to the default address', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });
});

describe('production', () => {
  it('refuses to start without a place to store data', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(['DATA_DIR']);
  });

  it.each(['data', './data', '../elan-data'])(
    'refuses to keep data where an upgrade loses sight of them: %s',
    (given) => {
      expect(() => readSettings({ ...production, DATA_DIR: given })).toThrow(/DATA_DIR is a relative path/u);
      expect(readSettings({ DATA_DIR: given }).dataDir).toMatch(/^\//u);
    },
  );

  it('takes the embedded database in DATA_DIR, listens everywhere and keeps its own secret', () => {
    expect(readSettings(production)).toMatchObject({
      host: '0.0.0.0',
      database: { kind: 'embedded', dataDir: '/data' },
      authSecret: null,
    });
  });

  it('with a database server needs the secret that all processes share', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/elan' };
    expect(problemsOf(env)).toEqual(['AUTH_SECRET']);
    expect(readSettings({ ...env, AUTH_SECRET: secret })).toMatchObject({ authSecret: secret, dataDir: null });
  });

  it('warns about every missing setting a new operator would need', () => {
    const { warnings } = readSettings({ NODE_ENV: 'production', DATA_DIR: '/data' });
    for (const name of ['PUBLIC_URL', 'FOUNDER_EMAILS', 'SUPPORT_EMAIL', 'OPENAI_API_KEY', 'STRIPE_SECRET_KEY']) {
      expect(warnings).toContainEqual(expect.stringContaining(name));
    }
  });

  it('warns about plain http', () => {
    const { warnings } = readSettings({ ...production, PUBLIC_URL: 'http://elan.example' });
    expect(warnings).toContainEqual(expect.stringContaining('PUBLIC_URL is not https'));
  });

  it('warns when there are not exactly two founders', () => {
    const one = readSettings({ ...production, FOUNDER_EMAILS: 'a@x.test' }).warnings;
    const two = readSettings({ ...production, FOUNDER_EMAILS: 'a@x.test,b@x.test' }).warnings;
    expect(one).toContainEqual(expect.stringContaining('FOUNDER_EMAILS holds 1'));
    expect(two).not.toContainEqual(expect.stringContaining('FOUNDER_EMAILS'));
  });
});

describe('mail', () => {
  const server = { SMTP_URL: 'smtps://plans:hidden-4@mail.x.test:465', MAIL_FROM: 'plans@x.test' };
  const noMail = expect.stringContaining('no mail leaves this server');

  it('is sent through the server once one is set, without a warning', () => {
    const settings = readSettings(server);
    expect(settings.mail).toEqual({ provider: 'smtp', url: server.SMTP_URL, from: 'plans@x.test' });
    expect(settings.warnings).not.toContainEqual(noMail);
    expect(settings.confirmsAddresses).toBe(true);
  });

  it('stays in the outbox without a server, or by choice even with one', () => {
    for (const env of [{}, { ...server, MAIL_PROVIDER: 'outbox' }, { MAIL_FROM: 'plans@x.test' }]) {
      const settings = readSettings(env);
      expect(settings.mail).toEqual({ provider: 'outbox' });
      expect(settings.warnings).toContainEqual(noMail);
      expect(settings.confirmsAddresses).toBe(false);
    }
  });

  it('needs a sender, and a server if it is to be sent', () => {
    expect(problemsOf({ SMTP_URL: server.SMTP_URL })).toEqual(['MAIL_FROM']);
    expect(problemsOf({ MAIL_PROVIDER: 'smtp', MAIL_FROM: 'plans@x.test' })).toEqual(['SMTP_URL']);
    expect(problemsOf({ MAIL_PROVIDER: 'smtp' }).sort()).toEqual(['MAIL_FROM', 'SMTP_URL']);
  });

  it.each(['mail.x.test:25', 'https://mail.x.test', 'smtp://'])('is not sent through %s', (url) => {
    expect(problemsOf({ ...server, SMTP_URL: url })).toEqual(['SMTP_URL']);
  });

  it('hides the password of a wrong server', () => {
    const wrong = { SMTP_URL: 'http://plans:hidden-4@mail.x.test', MAIL_FROM: 'plans@x.test' };
    expect(() => readSettings(wrong)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hidden-4') }),
    );
  });
});

describe('pictures', () => {
  const PICTURE_STORE_URL = 'https://KEY:a%2Fb%2B@s3.test:9000/plans/elan/?region=ca-central-1';
  const bucket = {
    ...{ address: 'https://s3.test:9000/plans/elan', region: 'ca-central-1' },
    ...{ accessKeyId: 'KEY', secretAccessKey: 'a/b+' },
  };

  it('are in the database until there is a bucket, and by choice even then', () => {
    expect(readSettings({}).pictures).toEqual({ keptIn: 'database', bucket: null });
    expect(readSettings({ PICTURE_STORE_URL }).pictures).toEqual({ keptIn: 's3', bucket });
    const chosen = readSettings({ PICTURE_STORE_URL, PICTURE_STORE: 'database' });
    expect(chosen.pictures).toEqual({ keptIn: 'database', bucket });
  });

  it('need a bucket to be in one', () => {
    expect(problemsOf({ PICTURE_STORE: 's3' })).toEqual(['PICTURE_STORE_URL']);
  });
});

describe('the writer of analyses', () => {
  const ai = (env: NodeJS.ProcessEnv) => readSettings(env).ai;

  it('is the model whenever a usable key is set', () => {
    expect(ai({ OPENAI_API_KEY: key, OPENAI_BASE_URL: 'http://model.local/v1', AI_MODEL: 'own' })).toEqual({
      provider: 'openai',
      apiKey: key,
      baseUrl: 'http://model.local/v1',
      model: 'own',
      silenceSeconds: 30,
    });
    const usual = { provider: 'openai', apiKey: key, baseUrl: undefined, model: undefined, silenceSeconds: 30 };
    expect(ai(production)).toEqual(usual);
    expect(ai({ ...production, AI_SILENCE_SECONDS: '240' })).toEqual({ ...usual, silenceSeconds: 240 });
  });

  it('is absent in production without a key, or with one that cannot be real', () => {
    expect(ai({ ...production, OPENAI_API_KEY: undefined })).toEqual({ provider: 'none' });
    expect(ai({ ...production, OPENAI_API_KEY: 'sk-your_key' })).toEqual({ provider: 'none' });
  });

  it('is the built-in engine otherwise, with a warning about a key that cannot be real', () => {
    const { ai: chosen, warnings } = readSettings({ OPENAI_API_KEY: 'sk-your_key' });
    expect(chosen).toEqual({ provider: 'builtin' });
    expect(warnings).toContainEqual(expect.stringContaining('OPENAI_API_KEY is not a usable key'));
  });

  it('can be chosen, overriding the key and the environment', () => {
    expect(ai({ OPENAI_API_KEY: key, AI_PROVIDER: 'builtin' })).toEqual({ provider: 'builtin' });
    expect(ai({ OPENAI_API_KEY: key, AI_PROVIDER: 'none' })).toEqual({ provider: 'none' });
    expect(ai({ ...production, AI_PROVIDER: 'builtin' })).toEqual({ provider: 'builtin' });
  });

  it('needs a usable key to be a model', () => {
    expect(problemsOf({ AI_PROVIDER: 'openai' })).toEqual(['OPENAI_API_KEY']);
    expect(problemsOf({ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'abc' })).toEqual(['OPENAI_API_KEY']);
    expect(problemsOf({ AI_PROVIDER: 'openai', OPENAI_API_KEY: key })).toEqual([]);
  });
});

describe('the payment provider', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_PRODUCT_ID: 'prod_1',
  };
  const payments = (env: NodeJS.ProcessEnv) => readSettings(env).payments;

  it('is Stripe when everything it needs is usable', () => {
    const used = {
      provider: 'stripe',
      secretKey: 'sk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      priceId: 'price_1',
      productId: 'prod_1',
      apiUrl: undefined,
    };
    expect(payments(stripe)).toEqual(used);
    expect(payments({ ...production, ...stripe })).toEqual(used);
    expect(payments({ ...stripe, STRIPE_API_URL: 'http://stripe.local:12111' })).toEqual({
      ...used,
      apiUrl: 'http://stripe.local:12111',
    });
  });

  it('is the sandbox when nothing is set, and absent in production', () => {
    expect(payments({})).toEqual({ provider: 'sandbox' });
    expect(payments(production)).toEqual({ provider: 'none' });
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_your_key'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_XXXXX'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_ID', undefined],
    ['STRIPE_PRODUCT_ID', undefined],
  ])('is nobody, with a warning, when %s is %s', (name, value) => {
    for (const env of [stripe, { ...production, ...stripe }]) {
      const settings = readSettings({ ...env, [name]: value });
      expect(settings.payments).toEqual({ provider: 'none' });
      expect(settings.warnings).toContainEqual(expect.stringContaining(name));
      expect(settings.warnings.join()).not.toContain('0123456789');
    }
  });

  it('when Stripe is chosen, lists every missing setting at once', () => {
    expect(problemsOf({ PAYMENT_PROVIDER: 'stripe' })).toEqual(Object.keys(stripe));
    expect(problemsOf({ ...stripe, PAYMENT_PROVIDER: 'stripe', STRIPE_PRICE_ID: 'two words', PORT: 'x' })).toEqual([
      'PORT',
      'STRIPE_PRICE_ID',
    ]);
  });

  it('can be chosen despite the keys, but never the sandbox in production', () => {
    expect(payments({ ...stripe, PAYMENT_PROVIDER: 'sandbox' })).toEqual({ provider: 'sandbox' });
    expect(payments({ ...stripe, PAYMENT_PROVIDER: 'none' })).toEqual({ provider: 'none' });
    expect(problemsOf({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toEqual(['PAYMENT_PROVIDER']);
  });

  it('gets a warning when its key would be sent unencrypted', () => {
    const { warnings } = readSettings({ ...production, ...stripe, STRIPE_API_URL: 'http://stripe.local' });
    expect(warnings).toContainEqual(expect.stringContaining('STRIPE_API_URL is not https'));
  });
});

describe('metrics', () => {
  const token = 'a-token-of-enough-characters';

  it('are off without a token or a port', () => {
    expect(readSettings({}).metrics).toBeNull();
    expect(readSettings({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
  });

  it('are under the product’s own port with a token, or at a port of their own on this machine', () => {
    expect(readSettings({ METRICS_TOKEN: token }).metrics).toEqual({ token, listen: null });
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({
      token: null,
      listen: { port: 9464, host: '127.0.0.1' },
    });
  });

  it('that others on the network can read without a token are warned about', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(readSettings(open).warnings).toContainEqual(expect.stringContaining('set METRICS_TOKEN'));
    expect(readSettings({ ...open, METRICS_TOKEN: token }).warnings.join()).not.toContain('METRICS_TOKEN');
  });
});

test('traces are off without an endpoint, and read OpenTelemetry’s own settings', () => {
  expect(readSettings({ OTEL_SERVICE_NAME: 'plans' }).tracing).toBeNull();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, tenant=7',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readSettings(env).tracing).toEqual({
    endpoint: 'https://collector.example',
    headers: { authorization: 'Bearer abc=', tenant: '7' },
    serviceName: 'elan',
    ratio: 0.25,
  });
});

describe('signing in with a provider', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const microsoft = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' };
  const keys = { clientId: 'id', clientSecret: 'secret' };

  it('is offered by those whose id and secret are set', () => {
    expect(readSettings({}).signInProviders).toEqual({});
    expect(readSettings(google).signInProviders).toEqual({
      google: { ...keys, issuer: 'https://accounts.google.com', verifiedBy: 'email_verified' },
    });
    expect(readSettings(microsoft).signInProviders).toEqual({
      microsoft: { ...keys, issuer: 'https://login.microsoftonline.com/common/v2.0', verifiedBy: 'xms_edov' },
    });
    expect(readSettings({ ...microsoft, MICROSOFT_TENANT: 'elan.example' }).signInProviders.microsoft?.issuer).toBe(
      'https://login.microsoftonline.com/elan.example/v2.0',
    );
    const here = { ...google, GOOGLE_ISSUER: 'http://localhost:1234' };
    expect(readSettings(here).signInProviders.google?.issuer).toBe('http://localhost:1234');
  });

  it.each(Object.keys({ ...google, ...microsoft }))('does not start with %s missing', (name) => {
    const half = Object.fromEntries(Object.entries({ ...google, ...microsoft }).filter(([other]) => other !== name));
    expect(() => readSettings(half)).toThrow(name);
  });
});
