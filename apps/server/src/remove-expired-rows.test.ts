import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { portion } from './db/portions.ts';
import { sessions, verifications } from './db/schema/auth.ts';
import { paymentEvents } from './db/schema/billing.ts';
import { projectEvents } from './db/schema/live.ts';
import { outboxMails } from './db/schema/mail.ts';
import { removeExpiredRows } from './remove-expired-rows.ts';
import { createProject, createUser } from './testing/factories.ts';
import { createTestApp } from './testing/test-app.ts';

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('rows past their retention are deleted, and nothing else', async () => {
  const { deps } = await createTestApp();
  const { db } = deps;
  const user = await createUser(deps);
  const project = await createProject(deps, { ownerId: user.id });
  await db.insert(sessions).values({ id: randomUUID(), userId: user.id, token: 'old', expiresAt: ago(1) });
  const link = { identifier: 'a hash', value: user.id };
  await db.insert(verifications).values([
    { id: randomUUID(), ...link, expiresAt: ago(1) },
    { id: randomUUID(), ...link, expiresAt: ago(-1) },
  ]);
  const mail = { recipient: 'a@example.test', subject: 'S', text: 'T', html: 'H' };
  await db.insert(outboxMails).values([
    { ...mail, createdAt: ago(31) },
    { ...mail, createdAt: ago(29), expiresAt: ago(28) },
  ]);
  await db.insert(paymentEvents).values([
    { id: 'evt_old', receivedAt: ago(31) },
    { id: 'evt_new', receivedAt: ago(29) },
  ]);
  await db.execute(sql`
    insert into project_events (project_id, sequence, topic, created_at)
    select ${project.id}::uuid, n, 'module', ${ago(2).toISOString()}::timestamptz
    from generate_series(1, ${portion * 2 + 1}::int) n`);
  await db.insert(projectEvents).values({ projectId: project.id, sequence: 9_999_999, topic: 'module' });

  await removeExpiredRows(deps);
  expect((await db.select().from(sessions)).map(({ token }) => token)).not.toContain('old');
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await db.select().from(verifications)).toHaveLength(1);
  expect(await db.select().from(outboxMails)).toMatchObject([{ subject: 'S', text: '', html: '' }]);
  expect((await db.select().from(paymentEvents)).map(({ id }) => id)).toEqual(['evt_new']);
  expect((await db.select().from(projectEvents)).map(({ sequence }) => sequence)).toEqual([9_999_999]);
});

test('a failed step does not stop the later ones, and is reported', async () => {
  const { deps, logLines } = await createTestApp();
  const { db } = deps;
  await db.execute(sql`alter table verifications rename to verifications_out_of_reach`);
  await db.insert(paymentEvents).values({ id: 'evt_old', receivedAt: ago(31) });
  await expect(removeExpiredRows(deps)).rejects.toThrow('could not be removed: verifications');
  expect(await db.select().from(paymentEvents)).toEqual([]);
  expect(logLines.filter((line) => line.includes('"step":"verifications"'))).toHaveLength(1);
});
