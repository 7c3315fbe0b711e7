import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { connect } from './client.ts';

async function openReaders() {
  const database = await createTestDatabase();
  const connection = connect(database.config);
  onTestFinished(async () => {
    await connection.end();
    await database.drop();
  });
  return connection;
}

const echo = (value: number) => ({ name: 'echo', text: 'select $1::int as value', values: [value] });

test('each of many simultaneous reads gets its own answer', async () => {
  const { readers } = await openReaders();
  const values = Array.from({ length: 300 }, (_, index) => index);
  const answers = await Promise.all(values.map((value) => readers.query<{ value: number }>(echo(value))));
  expect(answers).toEqual(values.map((value) => [{ value }]));
});

test('a failing read does not affect the others', async () => {
  const { readers } = await openReaders();
  const divide = (by: number) => ({ name: 'divide', text: 'select 10 / $1::int as value', values: [by] });
  const results = await Promise.allSettled([5, 0, 2, 0, 1].map((by) => readers.query<{ value: number }>(divide(by))));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value[0]?.value : 'failed'))).toEqual([
    2,
    'failed',
    5,
    'failed',
    10,
  ]);
});

test('a connection that breaks is replaced', async () => {
  const { db, readers } = await openReaders();
  await Promise.all([readers.query(echo(1)), readers.query(echo(2))]);
  const ended = await db.execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(ended.rows.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => readers.query(echo(3)).catch(() => 'broken')).toEqual([{ value: 3 }]);
  await expect.poll(() => readers.query(echo(4)).catch(() => 'broken')).toEqual([{ value: 4 }]);
});

test('a read fails at once while the database is unreachable, and the next one connects again', async () => {
  const nowhere = connect({ host: '/nowhere', user: 'nobody', database: 'none' });
  onTestFinished(() => nowhere.end());
  await expect(nowhere.readers.query(echo(1))).rejects.toThrow();
  await expect(nowhere.readers.query(echo(1))).rejects.toThrow();
});
