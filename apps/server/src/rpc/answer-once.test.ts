import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projects } from '../db/schema/projects.ts';
import { repeatableCalls } from '../db/schema/repeatable-calls.ts';
import { removeExpiredRows } from '../remove-expired-rows.ts';
import { createCollaborator, createProject, createUser } from '../testing/factories.ts';
import { callAs, createToken } from '../testing/program.ts';
import { createTestApp } from '../testing/test-app.ts';

const file = (name: string) => ({ format: 'elan-project', version: 1, project: { name } });

async function scene() {
  const app = await createTestApp();
  const user = await createUser(app.deps);
  const token = await createToken(app.deps, user, ['write']);
  const send = async (key: string, name: string, as = token, importId = randomUUID()) => {
    const headers = { 'idempotency-key': key };
    return callAs(app, as, '/project-imports', { method: 'POST', headers, body: { importId, file: file(name) } });
  };
  const names = async () => (await app.deps.db.select().from(projects)).map(({ name }) => name).sort();
  return { app, user, token, send, names };
}

test('a call sent again with its key creates nothing and has the same answer', async () => {
  const { send, names } = await scene();
  const importId = randomUUID();
  const first = await send('a-key', 'Bakery', undefined, importId);
  expect(first).toMatchObject({ status: 201, name: 'Bakery' });
  expect(await send('a-key', 'Bakery', undefined, importId)).toEqual(first);
  expect(await names()).toEqual(['Bakery']);
});

test('a key is for one call: with another body it is refused by name', async () => {
  const { send, names } = await scene();
  await send('a-key', 'Bakery');
  const fields = [{ path: 'Idempotency-Key', problem: 'sent_with_something_else' }];
  expect(await send('a-key', 'Clinic')).toMatchObject({ status: 400, code: 'INVALID_INPUT', data: { fields } });
  expect(await send('a\tkey', 'Clinic')).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  expect(await names()).toEqual(['Bakery']);
});

test('a refused call leaves its key free', async () => {
  const { send } = await scene();
  expect(await send('a-key', '')).toMatchObject({ status: 400 });
  expect(await send('a-key', 'Bakery')).toMatchObject({ status: 201 });
});

test('while the first call is being answered, another is told to wait', async () => {
  const { app, send } = await scene();
  const importId = randomUUID();
  const first = await send('a-key', 'Bakery', undefined, importId);
  await app.deps.db.update(repeatableCalls).set({ answer: null });
  expect(await send('a-key', 'Bakery', undefined, importId)).toMatchObject({ status: 409, code: 'CONFLICT' });
  // Its process was lost before it answered.
  await app.deps.db.execute(sql`update repeatable_calls set started_at = now() - interval '3 minutes'`);
  expect(await send('a-key', 'Bakery', undefined, importId)).toEqual(first);
});

test('an answer is for the token that got it, while its person may still make the call', async () => {
  const { app, user, send, names } = await scene();
  await send('a-key', 'Bakery');
  expect(await send('a-key', 'Clinic', await createToken(app.deps, user, ['write']))).toMatchObject({ status: 201 });
  expect(await names()).toEqual(['Bakery', 'Clinic']);

  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  await createCollaborator(app.deps, project, { user, role: 'editor' });
  const token = await createToken(app.deps, user, ['write']);
  const body = { taskId: randomUUID(), text: 'Call the landlord' };
  const add = () =>
    callAs(app, token, `/projects/${project.id}/tasks`, { method: 'POST', body, headers: { 'idempotency-key': 'k' } });
  expect(await add()).toMatchObject({ status: 200 });
  await app.deps.db.execute(sql`delete from project_collaborators`);
  expect(await add()).toMatchObject({ status: 404 });
});

test('an answer is kept for a day', async () => {
  const { app, send, names } = await scene();
  await send('old', 'Bakery');
  await app.deps.db.execute(sql`update repeatable_calls set started_at = now() - interval '25 hours'`);
  await send('new', 'Clinic');
  // Even before the nightly job.
  expect(await send('old', 'Studio')).toMatchObject({ status: 201 });
  await app.deps.db.execute(
    sql`update repeatable_calls set started_at = now() - interval '25 hours' where key = 'old'`,
  );
  await removeExpiredRows(app.deps);
  expect((await app.deps.db.select().from(repeatableCalls)).map(({ key }) => key)).toEqual(['new']);
  expect(await names()).toHaveLength(3);
});
