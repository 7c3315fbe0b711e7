import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../db/client.ts';
import { createNotifications } from '../../db/notifications.ts';
import { write } from '../../db/write.ts';
import { createPostgresBus } from '../../platform/live/postgres.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { openStream } from '../../testing/live-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { hubOf } from './hub.ts';

const silent = pino({ level: 'silent' });
const inIdea = { module: 'idea', question: null } as const;

async function process(database: TestDatabase): Promise<TestApp> {
  const connection = connect(database.config);
  onTestFinished(connection.end);
  const live = await createPostgresBus(createNotifications(database.config, connection), silent);
  const app = await createTestApp({ database, live });
  hubOf(app.deps);
  return app;
}

/** Two server processes on one database, with the owner connected to one and an editor to the other. */
async function scene() {
  const database = await createTestDatabase();
  // Callbacks run in reverse order, so the processes have ended by then.
  onTestFinished(database.drop);
  const [here, there] = [await process(database), await process(database)];
  const owner = await createUser(here.deps);
  const project = await createProject(here.deps, { ownerId: owner.id });
  const editor = await createUser(here.deps);
  await createCollaborator(here.deps, project, { user: editor, role: 'editor' });
  return { here, there, owner, editor, projectId: project.id };
}

const change = (app: TestApp, projectId: string) =>
  write(app.deps, ({ live }) => live({ projectId, topic: 'module', module: 'idea', actor: { type: 'system' } }));

test('two processes each send every change once and in order', async () => {
  const { here, there, owner, editor, projectId } = await scene();
  const streams = [await openStream(here, owner, { projectId }), await openStream(there, editor, { projectId })];
  const writers = Array.from({ length: 10 }, async (_, writer) => {
    for (let round = 0; round < 10; round += 1) await change((writer + round) % 2 === 0 ? here : there, projectId);
  });
  await Promise.all(writers);
  for (const stream of streams) {
    await stream.heard('project', 100);
    expect(stream.sequences()).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  }
});

test('a right revoked on one process ends the stream on the other', async () => {
  const { here, there, editor, projectId } = await scene();
  const stream = await openStream(there, editor, { projectId });
  await write(here.deps, async ({ tx, live }) => {
    await tx.execute(sql`delete from project_collaborators where user_id = ${editor.id}`);
    await live({ projectId, topic: 'collaborators', actor: { type: 'system' } });
  });
  await stream.heard('lost');
  expect(stream.events.map(({ type }) => type)).toEqual(['ready', 'lost']);
});

test('a stream that moves to the other process continues where it left off', async () => {
  const { here, there, owner, projectId } = await scene();
  const first = await openStream(here, owner, { projectId });
  await change(there, projectId);
  await first.heard('project');
  first.close();
  await change(here, projectId);
  await change(there, projectId);
  const second = await openStream(there, owner, { projectId, after: 1, tabId: first.tabId });
  await second.heard('project', 2);
  expect(second.sequences()).toEqual([2, 3]);
});

test('people on different processes see each other, including latecomers', async () => {
  const { here, there, owner, editor, projectId } = await scene();
  const ours = await openStream(here, owner, { projectId });
  await here.as(owner).live.present({ projectId, tabId: ours.tabId, place: inIdea });
  const theirs = await openStream(there, editor, { projectId });
  await until('the owner to be seen', () => theirs.people().length === 1);
  await there.as(editor).live.present({ projectId, tabId: theirs.tabId, place: inIdea });
  await until('both to be seen by both', () => ours.people().length === 2 && theirs.people().length === 2);
  theirs.close();
  await until('the editor to be gone', () => ours.people().length === 1);
});

test('a tab that has moved stays present when its earlier stream ends', async () => {
  const { here, there, owner, editor, projectId } = await scene();
  const ours = await openStream(here, owner, { projectId });
  const first = await openStream(here, editor, { projectId });
  await here.as(editor).live.present({ projectId, tabId: first.tabId, place: inIdea });
  await until('the editor to be seen', () => ours.people().length === 1);
  const second = await openStream(there, editor, { projectId, tabId: first.tabId });
  await second.heard('presence');
  const before = ours.events.length;
  first.close();
  await until('the word of the second process', () => ours.events.length > before && ours.people().length === 1);
});

test('streams catch up after the database dropped every connection', async () => {
  const { here, there, owner, editor, projectId } = await scene();
  const stream = await openStream(there, editor, { projectId });
  await there.deps.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  await until('the database to answer again', () =>
    change(here, projectId).then(
      () => true,
      () => false,
    ),
  );
  await until('the watch to find it', async () => {
    await hubOf(there.deps)
      .watch()
      .catch(() => {});
    return stream.sequences().length > 0;
  });
  expect(stream.sequences()[0]).toBe(1);
  expect((await openStream(there, owner, { projectId, after: 0 })).events[0]).toMatchObject({ type: 'ready' });
});
