import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '../db/client.ts';
import { expectNumberedChanges } from './numbered-changes.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** A database that many tests use one after another, with its connections and the plans they have made. */
type ReusedDatabase = {
  database: TestDatabase;
  connection: Connection;
  /** A superuser's connection, on which no trigger runs. */
  cleaner: pg.Client;
  cleaning: { name: string; text: string };
  /** What the schema consisted of when the database was made. */
  schema: unknown;
};

/** After a test with more rows than this, the next gets a new database: its plans must not depend on empty pages. */
const mostRows = 2_000;

/** The databases that no test of this worker uses now, by server. They end with it. */
const free = new Map<string, ReusedDatabase[]>();

/**
 * Lends a database without rows, made once and emptied after each test: a new one, with new connections that plan every
 * statement again, costs half of a test's processor time.
 * @param settings of the connections
 * @returns connections that refuse every call after `end`, so that nothing a test left running writes into the next one
 */
export async function borrowDatabase(settings: pg.PoolConfig): Promise<Connection> {
  const kind = `${inject('postgres').config.host} ${JSON.stringify(settings)}`;
  const reused = free.get(kind)?.pop() ?? (await makeDatabase(settings));
  return lend(reused.connection, async () => {
    if (await isAsNew(reused)) free.set(kind, [...(free.get(kind) ?? []), reused]);
    else await discard(reused);
  });
}

async function makeDatabase(settings: pg.PoolConfig): Promise<ReusedDatabase> {
  const database = await createTestDatabase();
  const cleaner = new pg.Client({ ...inject('postgres').admin, database: database.config.database });
  await cleaner.connect();
  await expectNumberedChanges(cleaner);
  await cleaner.query(`set session_replication_role = replica; set lock_timeout = '5s'`);
  const { rows: tables } = await cleaner.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return {
    database,
    connection: connect({ ...settings, ...database.config }),
    cleaner,
    cleaning: { name: 'clean', text: deleteAllRows(tables.map(({ name }) => name)) },
    schema: await schemaOf(cleaner),
  };
}

/** One statement, so that it is planned once. It says how many rows there were. */
function deleteAllRows(tables: readonly string[]): string {
  const parts = tables.map((table, index) => `emptied_${index} as (delete from ${table} returning 1)`);
  const counts = tables.map((_, index) => `(select count(*) from emptied_${index})`);
  return `with ${parts.join(', ')} select (${counts.join(' + ')})::int as rows`;
}

/** The names of all tables and indexes, and how many triggers, constraints and functions there are. */
async function schemaOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query({
    name: 'schema',
    text: `select string_agg(relname, ' ' order by oid) as relations, (select count(*) from pg_trigger) as triggers,
        (select count(*) from pg_constraint) as constraints, (select count(*) from pg_proc) as functions
      from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)`,
  });
  return rows[0];
}

/** Empties a database. @returns whether the next test may use it: its tables are the product's, and were never large */
async function isAsNew({ cleaner, cleaning, schema }: ReusedDatabase): Promise<boolean> {
  try {
    if (!isDeepStrictEqual(await schemaOf(cleaner), schema)) return false;
    const { rows } = await cleaner.query<{ rows: number }>(cleaning);
    return (rows[0]?.rows ?? 0) <= mostRows;
  } catch {
    // A transaction of the test still holds a lock, or the server was stopped.
    return false;
  }
}

async function discard({ cleaner, connection, database }: ReusedDatabase): Promise<void> {
  await Promise.all([cleaner.end(), connection.end()]);
  await database.drop();
}

/** A test may watch a method or put another in its place. */
const replaceable = { configurable: true, writable: true };

/** The same connections for one test. At its end they wait for what is still running, and are given back. */
function lend({ db, readers }: Connection, giveBack: () => Promise<void>): Connection {
  let isOver = false;
  const whileLent =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments) => {
      if (isOver) throw new Error('the test that used this database is over');
      return call(...args);
    };
  const pool = db.$client;
  const lentPool: pg.Pool = Object.create(pool, {
    connect: { ...replaceable, value: whileLent(async () => pool.connect()) },
    query: { ...replaceable, value: whileLent(pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>) },
  });
  return {
    db: drizzle(lentPool),
    readers: { ...readers, query: whileLent(readers.query) as typeof readers.query },
    end: async () => {
      isOver = true;
      // A test may have replaced the global timers; this is the module's own.
      while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await setImmediate();
      await giveBack();
    },
  };
}
