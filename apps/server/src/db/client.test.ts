import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { connect } from './client.ts';

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  const database = await createTestDatabase();
  const { db, end } = connect(database.config);
  const other = connect(database.config);
  onTestFinished(async () => {
    await Promise.all([end(), other.end()]);
    await database.drop();
  });
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // Long enough for the end of the connection to arrive while nothing runs on it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
