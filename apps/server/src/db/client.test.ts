import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import { connect } from './client.ts';

async function scene() {
  const database = await createTestDatabase();
  const [mine, other] = [connect({ ...database.config, max: 2 }), connect(database.config)];
  onTestFinished(async () => {
    await Promise.all([mine.end(), other.end()]);
    await database.drop();
  });
  const pool = mine.db.$client;
  const breakAll = () =>
    other.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`);
  return { mine, pool, breakAll };
}

test('a connection that breaks in the middle of a transaction fails it and nothing else', async () => {
  const { mine, breakAll } = await scene();
  const broken = mine.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await breakAll();
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  await until('the next query', () =>
    mine.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
  );
});

test('a transaction that cannot begin does not keep its place in the pool', async () => {
  const { mine, pool } = await scene();
  // What drizzle does when BEGIN fails: the client breaks before its first statement and is never released.
  const [first, second] = [await pool.connect(), await pool.connect()];
  for (const client of [first, second])
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  await until('the pool to have room again', () =>
    mine.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
  );
  await until('the broken connections to be gone', async () => pool.totalCount === 1);
});
