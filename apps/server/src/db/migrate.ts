import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

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
 * Migrates the database to the newest schema. Several processes may start at once: an advisory lock makes them take
 * turns.
 * @param config where the database is
 * @param upTo the last migration to apply, by its time in the journal; without it, all
 */
export async function migrate(config: pg.PoolConfig, upTo?: number): Promise<void> {
  const folder = upTo === undefined ? migrationsFolder : copyMigrations(upTo);
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    if (folder !== migrationsFolder) rmSync(folder, { recursive: true, force: true });
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
