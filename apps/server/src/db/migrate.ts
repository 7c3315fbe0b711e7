import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary number that only this product uses as a lock. */
const advisoryLock = 7_235_001;

/**
 * Migrates the database to the newest schema. Several processes may start at once: an advisory lock makes them take
 * turns.
 * @param config where the database is
 */
export async function migrate(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
