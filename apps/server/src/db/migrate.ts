import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { sqlState } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary number that only this product uses as a lock. */
const advisoryLock = 7_235_001;

type Journal = { entries: { when: number; tag: string }[] };
const journal = () => JSON.parse(readFileSync(join(migrationsFolder, journalPath), 'utf8')) as Journal;
const journalPath = 'meta/_journal.json';

/** The newest migration this product has, by its time in the journal (milliseconds). */
export function newestMigration(): number {
  return Math.max(...journal().entries.map(({ when }) => when));
}

/**
 * Milliseconds that a migration waits for a table somebody works with. While it waits, everybody else queues behind it,
 * so it gives up soon and tries again after a pause.
 */
const lockTimeout = 500;
const lockPause = 1_000;
const mostTries = 60;

/** SQLSTATE of giving up the wait for a lock, and of two transactions that waited for each other. */
const lockStates: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * Migrates the database to the newest schema. Several processes may start at once: an advisory lock makes them take
 * turns. Processes of the version before may be working meanwhile.
 * @param config where the database is
 * @param upTo the last migration to apply, by its time in the journal; without it, all
 */
export async function migrate(config: pg.PoolConfig, upTo?: number): Promise<void> {
  const folder = upTo === undefined ? migrationsFolder : copyMigrations(upTo);
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    // A role that does not own the tables may only find that nothing is missing (grant-rights.ts).
    if ((await appliedMigration(client)) >= (upTo ?? newestMigration())) return;
    await client.query(`set lock_timeout = ${lockTimeout}`);
    await retryWhileLocked(() => applyMigrations(drizzle(client), { migrationsFolder: folder }));
  } finally {
    await client.end();
    if (folder !== migrationsFolder) rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest migration the database has, by its time in the journal; 0 before the first. */
export async function appliedMigration(client: pg.ClientBase): Promise<number> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (known[0]?.known !== true) return 0;
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

/** All migrations that are missing are one transaction, so a try that gave up has changed nothing. */
async function retryWhileLocked(apply: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!lockStates.has(sqlState(error)) || tries === mostTries) throw error;
      await delay(lockPause);
    }
  }
}

/** The library applies everything a journal lists, so an older schema needs a shorter journal. */
function copyMigrations(upTo: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'elan-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const all = journal();
  const entries = all.entries.filter(({ when }) => when <= upTo);
  writeFileSync(join(folder, journalPath), JSON.stringify({ ...all, entries }));
  return folder;
}
