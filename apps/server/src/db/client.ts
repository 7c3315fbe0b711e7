import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Observe, observedReaders, observePool } from './observed-statements.ts';
import { NamelessClient, preparingClient } from './prepared-statements.ts';
import { createReaders, type Readers } from './readers.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Something a read can run on: the database or a transaction. */
export type Queryable = Database | Transaction;

export type Connection = {
  db: Database;
  readers: Readers;
  /** Closes every connection once its running queries have finished. */
  end(): Promise<void>;
};

/** Milliseconds. A database that does not answer must not hold requests. */
const connectTimeout = 2_000;
const queryTimeout = 5_000;
/** Milliseconds. By then every query on a broken connection has failed. */
const takenBackAfter = 1_000;

export type ConnectOptions = {
  /** Runs every statement, to note how long it takes; without it nothing is noted. */
  observe?: Observe | undefined;
  /**
   * Whether a pooler in transaction mode is in between: each transaction may then run on another connection, so nothing
   * is prepared by name, and no setting is left on a connection.
   */
  isPooled?: boolean;
};

/**
 * Opens the connections that all features share: a pool, and separate connections for the reads that begin every call.
 * @param config where the database is: a connection string, or the socket of the embedded one
 */
export function connect(config: pg.PoolConfig, options: ConnectOptions = {}): Connection {
  const { observe, isPooled = false } = options;
  const shared = withLimits(config, isPooled);
  const pool = openPool(config, options);
  const ReaderClient = isPooled ? NamelessClient : pg.Client;
  const readers = createReaders(async () => {
    const client = new ReaderClient({ ...shared, pipeline: true });
    // An error while connecting already rejects connect(); without a listener it would also end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  });
  return {
    db: drizzle(pool),
    readers: observe === undefined ? readers : observedReaders(readers, observe),
    end: async () => {
      await Promise.all([readers.end(), pool.end()]);
    },
  };
}

function withLimits(config: pg.PoolConfig, isPooled: boolean): pg.PoolConfig {
  return {
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    // A pooler refuses connections that ask for a setting of their own; docs/operations/pooler.md sets it on the role.
    ...(isPooled ? {} : { statement_timeout: queryTimeout }),
    application_name: 'elan',
    ...config,
  };
}

/** Opens a pool of connections that break without harm. */
export function openPool(config: pg.PoolConfig, { observe, isPooled = false }: ConnectOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    max: 14,
    idleTimeoutMillis: 60_000,
    ...(isPooled ? { Client: NamelessClient } : { Client: preparingClient() }),
    ...withLimits(config, isPooled),
  });
  outliveBreaks(pool);
  if (observe !== undefined) observePool(pool, observe);
  return pool;
}

/**
 * A broken connection is replaced at the next query. Without error listeners it would end the process, whether it is
 * idle in the pool or in the middle of a transaction. A transaction that fails to begin never releases its connection,
 * so a broken connection that is still checked out after a while is released here; otherwise the pool would run out.
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

/** SQLSTATE of a failed query, even if the error is wrapped; undefined if the failure did not come from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current.code;
  }
  return undefined;
}

export const uniqueViolation = '23505';

/**
 * SQLSTATE: class 08 connection; class 53 no room on the disk, in memory or for connections; 57P01 to 57P03 stopping or
 * starting; 57014 timeout; 58030 a disk that cannot be read or written; 25006 a standby that takes no writes, to which
 * connections lead for a moment when another node takes over; 40P01 and 55P03 waits for a table that a migration of the
 * next version changes.
 */
const unavailableStates = /^(?:08|53|57P0[1-3]|57014|58030|25006|40P01|55P03)/u;

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

/** Messages of pg errors that have no code: its own timeouts, and broken connections. */
const unavailableMessages: readonly string[] = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Whether a failure means that the database is unreachable or not ready, so the caller can try again later. */
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
