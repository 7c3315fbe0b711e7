import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPgBouncer } from '../testing/pgbouncer.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { connect } from './client.ts';
import { createNotifications } from './notifications.ts';
import { users } from './schema/auth.ts';

async function behindPooler() {
  const database = await createTestDatabase();
  const pooler = await startPgBouncer(database.config);
  onTestFinished(async () => {
    await pooler.stop();
    await database.drop();
  });
  return { direct: database.config, pooled: pooler.config };
}

test('reads, writes and transactions work behind a pooler in transaction mode', async () => {
  const { direct, pooled } = await behindPooler();
  const { db, readers, end } = connect(pooled, { isPooled: true });
  onTestFinished(end);
  const people = Array.from({ length: 12 }, (_, place) => ({ id: randomUUID(), email: `p${place}@example.test` }));
  await Promise.all(
    people.map(({ id, email }) =>
      db.transaction(async (tx) => {
        await tx.insert(users).values({ id, email, name: '' });
        await tx.select().from(users).limit(1);
      }),
    ),
  );
  const read = { name: 'person', text: 'select email from users where id = $1', values: [''] };
  const found = await Promise.all(people.map(({ id }) => readers.query<{ email: string }>({ ...read, values: [id] })));
  expect(found.map(([person]) => person?.email)).toEqual(people.map(({ email }) => email));

  const notifications = createNotifications(direct, { db });
  const heard: string[] = [];
  const listening = await notifications.open(
    'pooled',
    (payload) => heard.push(payload),
    () => {},
  );
  onTestFinished(() => listening.close());
  await notifications.send('pooled', ['one', 'two']);
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

test('without its setting the pooler would refuse or mix up statements', async () => {
  const { pooled } = await behindPooler();
  const { readers, end } = connect(pooled);
  onTestFinished(end);
  await expect(readers.query({ name: 'one', text: 'select 1', values: [] })).rejects.toThrow(pg.DatabaseError);
});
