import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { preparingClient } from './prepared-statements.ts';

test('a statement with values is planned once on a connection, whatever its values', async () => {
  const { db, prepared } = await connected();
  for (const value of [1, 2, 3]) await db.execute(sql`select ${value}::int as value`);
  expect(await prepared()).toEqual([{ statement: 'select $1::int as value', plans: '3' }]);
});

test('a statement without values, or with a name already, stays as it is', async () => {
  const { db, prepared } = await connected();
  await db.transaction((tx) => tx.execute(sql`select 1`));
  await db.$client.query({ name: 'own', text: 'select $1::int', values: [1] });
  expect(await prepared()).toEqual([{ statement: 'select $1::int', plans: '1' }]);
});

test('statements beyond the number of names still run', async () => {
  const { db, prepared } = await connected(2);
  const answers: unknown[] = [];
  for (const column of ['one', 'two', 'three', 'one']) {
    const { rows } = await db.execute(sql`select ${column}::text as ${sql.identifier(column)}`);
    answers.push(...rows);
  }
  expect(answers).toEqual([{ one: 'one' }, { two: 'two' }, { three: 'three' }, { one: 'one' }]);
  expect((await prepared()).map(({ statement }) => statement)).toEqual([
    'select $1::text as "one"',
    'select $1::text as "two"',
  ]);
});

test('a statement that failed does not spoil the next one with its text', async () => {
  const { db } = await connected();
  const divide = (by: number) => db.execute(sql`select 10 / ${by}::int as result`);
  await expect(divide(0)).rejects.toThrow();
  await expect(db.execute(sql`select ${1} from nowhere`)).rejects.toThrow();
  expect((await divide(5)).rows).toEqual([{ result: 2 }]);
});

async function connected(limit?: number) {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ ...database.config, Client: preparingClient(limit), max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const prepared = async () => {
    const { rows } = await pool.query<{ statement: string; plans: string }>(
      'select statement, generic_plans + custom_plans as plans from pg_prepared_statements order by prepare_time',
    );
    return rows;
  };
  return { db: drizzle(pool), prepared };
}
