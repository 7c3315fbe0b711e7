import type { Contract } from '@elan/contract';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { type Connection, connect, openPool } from '../db/client.ts';
import { guessCounter } from '../db/count-guesses.ts';
import type { SocketAddress } from '../db/embedded.ts';
import { useStandby } from '../db/standby.ts';
import { readSettings, type Settings } from '../env.ts';
import { createPaymentProvider } from '../features/billing/public.ts';
import { openFileMakers } from '../features/documents/public.ts';
import { hubOf } from '../features/live/public.ts';
import type { AnalysisWriter } from '../platform/ai/port.ts';
import { createRuns } from '../platform/ai/runs.ts';
import type { FileMakers } from '../platform/file-maker.ts';
import { createLogger } from '../platform/http/log.ts';
import { createRateLimiter } from '../platform/http/rate-limit.ts';
import type { LiveBus } from '../platform/live/port.ts';
import { type MetricsRegistry, noMetrics } from '../platform/metrics/port.ts';
import { createS3Store } from '../platform/objects/s3.ts';
import type { PasswordCost } from '../platform/passwords/argon2id.ts';
import { createPasswordHasher, type PasswordHasherOptions } from '../platform/passwords/hasher.ts';
import type { Deps } from '../rpc/deps.ts';
import type { TraceEverything } from '../trace-everything.ts';
import type { TestUser } from './factories.ts';
import { borrowDatabase } from './lent-database.ts';
import { createMemoryBus } from './memory-bus.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { scriptedWriter } from './scripted-writer.ts';

export const testOrigin = 'http://localhost:3000';

/** The lowest cost argon2id allows: tests do not need strong hashes. */
const cheapestPasswordCost: PasswordCost = { memory: 8, passes: 1 };

export type TestApp = {
  deps: Deps;
  /** Sends a request through the whole application, without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The application itself, for a test that needs real connections. */
  handler: ReturnType<typeof createApp>;
  /** The contract's client, signed in as a user; null for an anonymous caller. */
  as(user: TestUser | null): ContractRouterClient<Contract>;
  /** Everything that was logged, one JSON line each. */
  logLines: string[];
};

export type TestAppOptions = {
  env?: Record<string, string>;
  settings?: Partial<Settings>;
  writer?: AnalysisWriter | null;
  now?: () => Date;
  wakeMails?: () => void;
  passwords?: Partial<PasswordHasherOptions>;
  /** What records requests, statements and calls. */
  traces?: TraceEverything;
  /** Metrics that are collected and, unless they have a port of their own, served. */
  metrics?: MetricsRegistry;
  /** A database shared by several applications; the test that created it drops it. */
  database?: TestDatabase;
  /** A standby of that database, for reads. */
  standby?: SocketAddress;
  /** Carries live events between processes; closed with the application. */
  live?: LiveBus;
};

/** Milliseconds. A test machine that is busy is not an outage, which production recognizes after two and five seconds. */
const busyMachine = { connectionTimeoutMillis: 30_000, query_timeout: 30_000, statement_timeout: 30_000 };

/** The processes that make files take more than a second to start, so all tests of a worker share them; they end with that. */
const shared = openFileMakers({ timeFactor: 10 });

/** Makes files in the shared processes, with queues of its own. */
function fileMakers(): FileMakers {
  const { files, pictures, readers } = openFileMakers();
  return {
    files: { ...files, make: shared.files.make },
    pictures: { ...pictures, make: shared.pictures.make },
    readers: { ...readers, make: shared.readers.make },
  };
}

/** The test's own database; `end` also gives it up, unless the test brought it. */
async function openDatabase({ database, traces }: TestAppOptions): Promise<Connection> {
  if (database !== undefined) return connect({ ...busyMachine, ...database.config }, { observe: traces?.observe });
  if (traces === undefined) return borrowDatabase(busyMachine);
  const own = await createTestDatabase();
  const connection = connect({ ...busyMachine, ...own.config }, { observe: traces.observe });
  return {
    ...connection,
    end: async () => {
      await connection.end();
      await own.drop();
    },
  };
}

/** Creates the application with its own, empty database; both are given up when the test ends. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, readers, end } = await openDatabase(options);
  const metrics = options.metrics ?? noMetrics;
  const logLines: string[] = [];
  const log = createLogger('debug', { write: (line) => void logLines.push(line) });
  const settings: Settings = {
    ...readSettings({ NODE_ENV: 'test', PUBLIC_URL: testOrigin, RATE_LIMIT_FACTOR: '1000', ...options.env }),
    ...options.settings,
  };
  const now = options.now ?? (() => new Date());
  const authSecret = 'a-secret-of-the-tests-that-is-long-enough';
  const own: Deps = {
    settings,
    db,
    readers,
    live: options.live ?? createMemoryBus(),
    limiter: createRateLimiter(settings.rateLimitFactor, guessCounter(db)),
    wakeMails: options.wakeMails ?? (() => {}),
    log,
    pictureStore: settings.pictures.bucket && createS3Store(settings.pictures.bucket),
    metrics,
    standby:
      options.standby === undefined
        ? null
        : useStandby(openPool({ ...busyMachine, ...options.standby, pipeline: true }), db, {
            log,
            count: metrics.standbyRead,
          }),
    now,
    writer: options.writer === undefined ? scriptedWriter() : options.writer,
    runs: createRuns(),
    payments: await createPaymentProvider({ settings, db, now, authSecret }),
    passwords: createPasswordHasher({ cost: cheapestPasswordCost, ...options.passwords }),
    makers: fileMakers(),
    authSecret,
  };
  const deps = options.traces?.ports(own) ?? own;
  const app = createApp(deps, options.metrics, options.traces?.tracing);
  // Node forwards an abort from one Request to another only while both are referenced.
  const held: Request[] = [];
  const request = async (path: string, init?: RequestInit) => app.request(`${testOrigin}${path}`, init);
  onTestFinished(async () => {
    hubOf(deps).end();
    await Promise.all(deps.runs.ids().map(async (id) => deps.runs.abort(id)));
    await deps.live.end();
    await deps.standby?.end();
    await end();
  });
  return {
    deps,
    request,
    handler: app,
    logLines,
    as(user) {
      const link = new RPCLink({
        url: `${testOrigin}/rpc`,
        headers: user === null ? {} : { cookie: user.cookie },
        fetch: async (input, init) => {
          const request = new Request(input, init);
          held.push(input, request);
          return app.request(request);
        },
      });
      return createORPCClient(link);
    },
  };
}
