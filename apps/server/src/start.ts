import type { AddressInfo } from 'node:net';
import { generationDeadlines } from '@elan/domain/generation';
import { type ServerType, serve } from '@hono/node-server';
import type pg from 'pg';
import type { Logger } from 'pino';
import { loadOrCreateSecret } from './auth-secret.ts';
import { connect, type Database, openPool, sqlState } from './db/client.ts';
import { guessCounter } from './db/count-guesses.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import type { Observe } from './db/observed-statements.ts';
import { type Standby, useStandby } from './db/standby.ts';
import { readSettings, type Settings } from './env.ts';
import { openFileMakers } from './features/documents/public.ts';
import { openBus } from './open-bus.ts';
import { openPictureStore } from './open-picture-store.ts';
import type { AnalysisWriter } from './platform/ai/port.ts';
import { createRuns } from './platform/ai/runs.ts';
import { connectionLimits } from './platform/http/connection-limits.ts';
import { createLogger } from './platform/http/log.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import type { MailSender } from './platform/mail/port.ts';
import { type Metrics, type MetricsRegistry, noMetrics } from './platform/metrics/port.ts';
import type { PasswordHasher } from './platform/passwords/hasher.ts';
import type { Deps } from './rpc/deps.ts';
import { type TraceEverything, traceEverything } from './trace-everything.ts';

export type RunningServer = {
  /** The port actually bound. */
  port: number;
  /** Ends requests and runs, gives their units back and closes the database. */
  stop(): Promise<void>;
};

/** A problem the operator can fix; the message is all they need to see. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly isExpected = true;
}

/**
 * Milliseconds that open requests have to finish when the server stops, files among them: less than the 30 seconds after
 * which deploy/ ends the process.
 */
const stopGrace = 20_000;

type Step = () => Promise<unknown>;

/**
 * Starts everything in order and undoes the earlier steps when a later one fails.
 * @param grace milliseconds that open requests have when it stops
 * @throws SettingsError, EmbeddedDatabaseError or StartError for problems the operator can fix
 */
export async function start(env: NodeJS.ProcessEnv, grace = stopGrace): Promise<RunningServer> {
  const settings = readSettings(env);
  const log = createLogger(settings.logLevel);
  const undo: Step[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a shutdown step failed'));
    }
  };
  try {
    const opening = openDatabase(settings, log);
    // Awaited below; a rejection before that must not count as unhandled.
    opening.catch(() => {});
    // The database starts in its own process while this one loads the rest of the server.
    const parts = await loadParts();
    const database = await opening;
    if (database.embedded) undo.push(() => database.embedded?.stop() ?? Promise.resolve());
    await bringUpToDate(database);
    const traces = settings.tracing === null ? undefined : await traceEverything(settings.tracing);
    if (traces !== undefined) undo.push(() => traces.tracing.end());
    const metrics = await openMetrics(settings);
    const own = await openDeps({ settings, log, database, traces, metrics: metrics ?? noMetrics, parts, undo });
    const deps = traces?.ports(own) ?? own;
    const makers = Object.values(deps.makers);
    undo.push(async () => makers.forEach((maker) => void maker.end()));
    const server = await listen(parts.createApp(deps, metrics, traces?.tracing), settings, 'PORT');
    undo.push(() => closeServer(server, grace));
    if (metrics !== undefined && settings.metrics !== null) {
      metrics.read(parts.readingsOf(deps));
      const { token, listen: at } = settings.metrics;
      if (at !== null) {
        const endpoint = await listen(parts.createMetricsEndpoint(metrics, token), at, 'METRICS_PORT');
        undo.push(() => closeServer(endpoint, grace));
      }
    }
    // Create the hub before the first request so it sees presence messages; end its streams before the server closes,
    // which would wait for them.
    const hub = parts.hubOf(deps);
    undo.push(async () => hub.end());
    // End the runs before the server closes, so that their readers get the reason and their streams end.
    undo.push(() => parts.interruptRuns(deps));
    // Loaded while the first requests are answered.
    const { startJobs } = await import('./jobs.ts');
    const jobs = await startJobs(deps, own.db.$client);
    undo.push(() => jobs.stop());
    const reading = parts.startReadingTexts({ db: own.db, log });
    undo.push(() => reading.stop());
    // First of all: files that are being made end with their requests, and no others begin.
    undo.push(async () => makers.forEach(({ inTurn }) => void inTurn.close()));

    const { port } = server.address() as AddressInfo;
    announce(settings, port);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const modules = await Promise.all([
    import('./app.ts'),
    import('./metrics-endpoint.ts'),
    import('./features/generation/public.ts'),
    import('./features/live/public.ts'),
    import('./features/mail/public.ts'),
    import('./features/billing/public.ts'),
    import('./features/search/public.ts'),
  ]);
  const [app, metrics, generation, live, mail, billing, search] = modules;
  return { ...app, ...metrics, ...generation, ...live, ...mail, ...billing, ...search };
}

async function bringUpToDate({ session }: OpenDatabase): Promise<void> {
  await migrate(session).catch((error: unknown) => {
    const why =
      sqlState(error) === '42501'
        ? 'DATABASE_URL has a role that may not change the tables. Run npm run migrate as the one that owns them.'
        : messageOf(error);
    throw new StartError(`The database cannot be brought up to date: ${why}`, { cause: error });
  });
}

type Opened = {
  settings: Settings;
  log: Logger;
  database: OpenDatabase;
  traces: TraceEverything | undefined;
  metrics: Metrics;
  parts: Parts;
  /** Collects how to end what is opened. */
  undo: Step[];
};

/** Opens what requests and jobs work with. */
async function openDeps({ settings, log, database, traces, metrics, parts, undo }: Opened): Promise<Deps> {
  const isPooled = database.session !== database.config;
  const connection = connect(database.config, { observe: traces?.observe, isPooled });
  undo.push(connection.end);
  const { db, readers } = connection;
  const live = await openBus(settings, database.session, connection, log).catch((error: unknown) => {
    if (settings.redisUrl === null) throw error;
    throw new StartError(`Redis cannot be reached at REDIS_URL: ${messageOf(error)}`, { cause: error });
  });
  undo.push(() => live.end());
  const pictureStore = await openPictureStore(settings, db, log).catch((error: unknown) => {
    throw new StartError(messageOf(error), { cause: error });
  });
  const standby = openStandby(settings, db, { log, metrics, observe: traces?.observe });
  if (standby !== null) undo.push(standby.end);
  const smtp = await openSmtp(settings);
  const sender = smtp === null ? null : (traces?.sender(smtp) ?? smtp);
  const delivery = sender === null ? null : parts.startMailDelivery({ db, log, metrics }, sender);
  if (delivery !== null) undo.push(() => delivery.stop());
  const now = () => new Date();
  // Only a server that shares its database with others has no data directory, and it must set AUTH_SECRET.
  const authSecret = settings.authSecret ?? loadOrCreateSecret(settings.dataDir ?? 'data');
  return {
    settings,
    db,
    readers,
    standby,
    metrics,
    live,
    limiter: createRateLimiter(settings.rateLimitFactor, guessCounter(db)),
    wakeMails: () => delivery?.wake(),
    log,
    pictureStore,
    now,
    writer: await createWriter(settings.ai, settings.productName, log),
    runs: createRuns(),
    payments: await parts.createPaymentProvider({ settings, db, now, authSecret }),
    passwords: await openPasswords(db),
    makers: openFileMakers(),
    authSecret,
  };
}

type OpenDatabase = {
  config: pg.PoolConfig;
  /** For what needs a session of its own: migrations and listening. The same as `config` without a pooler. */
  session: pg.PoolConfig;
  embedded?: EmbeddedPostgres;
};

async function openDatabase({ database }: Settings, log: Logger): Promise<OpenDatabase> {
  if (database.kind === 'embedded') {
    const embedded = await startEmbeddedPostgres({ dataDir: database.dataDir, log });
    return { config: embedded.config, session: embedded.config, embedded };
  }
  const config = { connectionString: database.connectionString };
  const { sessionString } = database;
  return { config, session: sessionString === null ? config : { connectionString: sessionString } };
}

function openStandby(
  { database }: Settings,
  primary: Database,
  { log, metrics, observe }: { log: Logger; metrics: Metrics; observe: Observe | undefined },
): Standby | null {
  if (database.kind === 'embedded' || database.readString === null) return null;
  const pool = openPool({ connectionString: database.readString, pipeline: true }, { observe });
  return useStandby(pool, primary, { log, count: metrics.standbyRead });
}

/** Opens the password hasher. It needs an OpenSSL with argon2id, which some builds of Node.js lack. */
async function openPasswords(db: Database): Promise<PasswordHasher> {
  const { createPasswordHasher, recommendedCost } = await import('./platform/passwords/hasher.ts');
  const { holdsScryptHashes } = await import('./features/auth/public.ts');
  const passwords = createPasswordHasher({ cost: recommendedCost, holdsScrypt: await holdsScryptHashes(db) });
  await passwords.hash('').catch((error: unknown) => {
    throw new StartError(`This Node.js cannot hash passwords with argon2id: ${messageOf(error)}`, { cause: error });
  });
  return passwords;
}

async function createWriter(ai: Settings['ai'], productName: string, log: Logger): Promise<AnalysisWriter | null> {
  if (ai.provider === 'none') return null;
  if (ai.provider === 'builtin') return (await import('./platform/ai/builtin/index.ts')).createBuiltinWriter();
  const { createModelWriter } = await import('./platform/ai/openai.ts');
  const deadlines = { ...generationDeadlines, silence: ai.silenceSeconds * 1_000 };
  return createModelWriter({ ...ai, productName, log, deadlines });
}

/** Loads the client only for an operator who has a mail server. */
async function openSmtp({ mail, productName }: Settings): Promise<MailSender | null> {
  if (mail.provider !== 'smtp') return null;
  const { createSmtpSender } = await import('./platform/mail/smtp.ts');
  return createSmtpSender(mail, productName);
}

/** Loads the client only for an operator who collects metrics. */
async function openMetrics({ metrics }: Settings): Promise<MetricsRegistry | undefined> {
  if (metrics === null) return undefined;
  const { createMetricsRegistry } = await import('./platform/metrics/prometheus.ts');
  return createMetricsRegistry();
}

type Served = { fetch: Parameters<typeof serve>[0]['fetch'] };

/** @param setting the setting that holds the port */
function listen(
  app: Served,
  { port, host: hostname }: { port: number; host: string },
  setting: string,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname, serverOptions: connectionLimits }, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new StartError(`Port ${port} is taken by another program. Stop it, or set ${setting} to another one.`));
      } else if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
        reject(new StartError(`The server cannot listen on ${hostname}:${port} (${error.code}).`));
      } else reject(error);
    });
  });
}

function closeServer(server: ServerType, grace: number): Promise<void> {
  return new Promise((resolve) => {
    if (!('closeAllConnections' in server)) return void server.close(() => resolve());
    // A connection is kept for further requests, and would let them in, after the one that it had is answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}

/** Prints the startup message for people: the URL, what is included and what is not connected. */
function announce(settings: Settings, port: number): void {
  const database =
    settings.database.kind === 'embedded'
      ? `embedded PostgreSQL, data in ${settings.database.dataDir}`
      : 'the PostgreSQL server of DATABASE_URL';
  const ai = {
    openai: 'a model behind an OpenAI-compatible server',
    builtin: 'built-in drafting engine; no model is connected (set OPENAI_API_KEY)',
    none: 'not connected: no analysis can be written (set OPENAI_API_KEY)',
  }[settings.ai.provider];
  const payments = {
    stripe: 'Stripe',
    sandbox: 'sandbox: a test checkout that takes no money (set STRIPE_SECRET_KEY and its companions)',
    none: 'not connected: nothing can be bought (set STRIPE_SECRET_KEY and its companions)',
  }[settings.payments.provider];
  const address = settings.publicUrl.startsWith('http://localhost') ? `http://localhost:${port}` : settings.publicUrl;
  const lines = [
    '',
    `  ${settings.productName} is ready at ${address}`,
    '',
    `  database   ${database}`,
    `  analyses   ${ai}`,
    `  mail       ${mailLine(settings, address)}`,
    `  payments   ${payments}`,
    ...settings.warnings.map((warning) => `  note       ${warning}`),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function mailLine({ mail, environment }: Settings, address: string): string {
  if (mail.provider === 'smtp') return 'sent through the server of SMTP_URL';
  return environment === 'production' ? 'not sent' : `not sent; read it at ${address}/dev/mailbox`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
