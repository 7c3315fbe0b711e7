import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { preparingClient } from './prepared-statements.ts';
import { createReaders, type Readers } from './readers.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a read runs: outside or inside a transaction. */
export type Queryable = Database | Transaction;

export type Connection = {
  db: Database;
  readers: Readers;
  /** Closes every connection, after what still runs on it. */
  end(): Promise<void>;
};

/** Milliseconds. A database that does not answer must not hold requests. */
const connectTimeout = 2_000;
const queryTimeout = 5_000;
/** Whatever still runs on a broken connection has failed by then. */
const takenBackAfter = 1_000;

/**
 * Opens what every feature shares: a pool for everything, and connections for the reads that begin every call.
 * @param config where the database is: a connection string, or the socket of the embedded one
 */
export function connect(config: pg.PoolConfig): Connection {
  const shared = {
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
    application_name: 'elan',
    ...config,
  };
  const pool = new pg.Pool({
    Client: preparingClient(),
    max: 14,
    idleTimeoutMillis: 60_000,
    onConnect: planOnce,
    ...shared,
  });
  outliveBreaks(pool);
  const readers = createReaders(async () => {
    const client = new pg.Client({ ...shared, pipeline: true });
    // It may break while it opens, before anybody listens; then opening fails, and that is enough.
    client.on('error', () => {});
    await client.connect();
    await planOnce(client);
    return client;
  });
  return {
    db: drizzle(pool),
    readers,
    end: async () => {
      await Promise.all([readers.end(), pool.end()]);
    },
  };
}

/**
 * A connection that breaks is replaced at the next query; without listeners it would end the process, whether it waits
 * in the pool or is in the middle of a transaction. And a transaction that cannot even begin does not give its
 * connection back: one that is still out when it has long been broken is taken back, or the pool would run dry.
 */
function outliveBreaks(pool: pg.Pool): void {
  const out = new Set<pg.PoolClient>();
  pool.on('error', () => {});
  pool.on('acquire', (client) => out.add(client));
  pool.on('release', (_error, client) => out.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('end', () => {
      setTimeout(() => {
        if (out.has(client)) client.release(true);
      }, takenBackAfter).unref();
    });
  });
}

/**
 * One plan for each prepared statement, whatever its values: all are look-ups by index, and planning a call costs more
 * than running it. Left to itself PostgreSQL plans the first five calls on each connection and may never stop. A value
 * that a partial index depends on must therefore stand in the statement's text.
 */
async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/** SQLSTATE of a failed query, also when it is wrapped; undefined when the failure is not PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current.code;
  }
  return undefined;
}

export const uniqueViolation = '23505';

/** SQLSTATE: class 08 connection; 57P01 to 57P03 stopping or starting; 53300 too many connections; 57014 timeout. */
const unavailableStates = /^(?:08|57P0[1-3]|53300|57014)/u;

const unreachableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg says without giving a code: its own timeouts, and a connection that broke or is broken. */
const unavailableMessages: readonly string[] = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Whether a failure means that the database cannot be reached or is not ready, so that trying later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return unavailableStates.test(state);
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { message } = current;
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && unreachableCodes.has(code)) return true;
    if (unavailableMessages.some((start) => message.startsWith(start))) return true;
  }
  return false;
}
