import type { GenerationEvent } from '@elan/contract/generation';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../db/client.ts';
import { createNotifications } from '../../db/notifications.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { sessions } from '../../db/schema/auth.ts';
import { generations } from '../../db/schema/generation.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import { createPostgresBus } from '../../platform/live/postgres.ts';
import { post } from '../../testing/account-calls.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { gate, scriptedWriter } from '../../testing/scripted-writer.ts';
import { createStripeApp } from '../../testing/stripe-app.ts';
import { signEvent } from '../../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

/** A stream being read to its end. */
type Reading = { events: GenerationEvent[]; end: Promise<string> };

function read(events: AsyncIterable<GenerationEvent>): Reading {
  const reading: GenerationEvent[] = [];
  const run = async () => {
    try {
      for await (const event of events) reading.push(event);
      return reading.at(-1)?.type ?? 'nothing';
    } catch (error) {
      return String((error as { code?: unknown }).code ?? error);
    }
  };
  return { events: reading, end: run() };
}

const hasText = (reading: Reading) =>
  until('the first word', () => reading.events.some((event) => event.type === 'text'));
const textOf = ({ events }: Reading) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');

/** An editor's generation that has written its first words and is waiting at a gate. */
async function scene(app?: TestApp) {
  const door = gate();
  const writer = scriptedWriter({ pieces: ['first ', door.wait, 'second'] });
  const here = app ?? (await createTestApp());
  here.deps.writer = writer;
  const owner = await createUser(here.deps);
  const editor = await createUser(here.deps);
  const project = await createProject(here.deps, { ownerId: owner.id });
  const { id: collaboratorId } = await createCollaborator(here.deps, project, { user: editor, role: 'editor' });
  await storeTestAnswers(here.deps, project.id, 'idea');
  return { app: here, door, owner, editor, project, collaboratorId };
}

const start = async (app: TestApp, user: TestUser, projectId: string, module: 'idea' | 'finances' = 'idea') => {
  const reading = read(await app.as(user).generation.start({ projectId, module, language: 'en' }));
  await hasText(reading);
  return reading;
};

const statusOf = async ({ deps }: TestApp) => {
  const [row] = await deps.db.select({ status: generations.status }).from(generations);
  return row?.status;
};

const used = async ({ deps }: TestApp, user: TestUser) => {
  const [row] = await deps.db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  return row?.aiUsageCount;
};

describe('a generation whose right ends', () => {
  test('because the editor is removed: their stream ends, and nothing is stored', async () => {
    const { app, door, owner, editor, project, collaboratorId } = await scene();
    const reading = await start(app, editor, project.id);
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    expect(await reading.end).toBe('NOT_FOUND');
    expect(textOf(reading)).toBe('first ');
    await until('the cancellation', async () => (await statusOf(app)) === 'cancelled');
    door.open();
    await until('the end of the run', () => app.deps.runs.ids().length === 0);
    expect(await used(app, editor)).toBe(0);
    expect(await app.deps.db.select().from(analysisVersions)).toEqual([]);
  });

  test('because the editor becomes a viewer: they are told that it was cancelled', async () => {
    const { app, door, owner, editor, project, collaboratorId } = await scene();
    const reading = await start(app, editor, project.id);
    await app.as(owner).collaboration.setRole({ projectId: project.id, collaboratorId, role: 'viewer' });
    await until('the cancellation', async () => (await statusOf(app)) === 'cancelled');
    door.open();
    expect(await reading.end).toBe('cancelled');
    expect(await used(app, editor)).toBe(0);
  });

  test.each(['sign-out', 'revoke-sessions', 'sessions/end'])('because its session ends by %s', async (path) => {
    const { app, door, editor, project } = await scene();
    const reading = await start(app, editor, project.id);
    const [session] = await app.deps.db.select().from(sessions).where(eq(sessions.userId, editor.id));
    expect((await post(app, path, { id: session?.id }, { cookie: editor.cookie })).status).toBe(200);
    expect(await reading.end).toBe('NOT_AUTHENTICATED');
    await until('the cancellation', async () => (await statusOf(app)) === 'cancelled');
    door.open();
    expect(await used(app, editor)).toBe(0);
  });

  test('because the plan no longer includes the module', async () => {
    const { app, stripe, deliver, createCustomer } = await createStripeApp();
    const { door } = await scene(app);
    const subscriber = await createCustomer();
    const subscription = stripe.subscribe(subscriber.customerId);
    await deliver(signEvent('customer.subscription.created', subscription));
    const project = await createProject(app.deps, { ownerId: subscriber.id });
    await storeTestAnswers(app.deps, project.id, 'finances');
    const reading = await start(app, subscriber, project.id, 'finances');
    subscription.status = 'canceled';
    await deliver(signEvent('customer.subscription.deleted', subscription));
    await until('the cancellation', async () => (await statusOf(app)) === 'cancelled');
    door.open();
    expect(await reading.end).toBe('cancelled');
    expect((await app.as(subscriber).account.get({})).usage).toMatchObject({ used: 0, limit: 3 });
  });

  test('because the project is deleted: the unit is given back', async () => {
    const { app, door, owner, editor, project } = await scene();
    const reading = await start(app, editor, project.id);
    await app.as(owner).projects.delete({ projectId: project.id });
    expect(await reading.end).toBe('NOT_FOUND');
    door.open();
    expect(await used(app, editor)).toBe(0);
  });

  test('is not stored, even if no message announced the change', async () => {
    const { app, door, editor, project } = await scene();
    const reading = await start(app, editor, project.id);
    await app.deps.db.execute(sql`delete from project_collaborators where user_id = ${editor.id}`);
    door.open();
    await reading.end;
    await until('the end of the run', () => app.deps.runs.ids().length === 0);
    expect([await statusOf(app), await used(app, editor)]).toEqual(['cancelled', 0]);
    expect(await app.deps.db.select().from(analysisVersions)).toEqual([]);
  });

  test('waits for a removal that is under way, and is then not stored', async () => {
    const { app, door, editor, project } = await scene();
    const reading = await start(app, editor, project.id);
    await write(app.deps, async ({ tx }) => {
      await tx.select().from(projects).where(eq(projects.id, project.id)).for('no key update');
      await tx.execute(sql`delete from project_collaborators where user_id = ${editor.id}`);
      door.open();
      await until('the result to wait for the project', async () => {
        const { rows } = await app.deps.db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
    });
    await reading.end;
    await until('the end of the run', () => app.deps.runs.ids().length === 0);
    expect(await statusOf(app)).toBe('cancelled');
    expect(await app.deps.db.select().from(analysisVersions)).toEqual([]);
  });

  test('ends on the process that runs it, wherever the right was revoked', async () => {
    const database = await createTestDatabase();
    // Callbacks run in reverse order, so the processes have ended by then.
    onTestFinished(database.drop);
    const process = async () => {
      const connection = connect(database.config);
      onTestFinished(connection.end);
      const notifications = createNotifications(database.config, connection);
      return createTestApp({ database, live: await createPostgresBus(notifications, pino({ level: 'silent' })) });
    };
    const [there, here] = [await process(), await process()];
    const { door, owner, editor, project, collaboratorId } = await scene(here);
    const reading = await start(here, editor, project.id);
    const [row] = await here.deps.db.select({ id: generations.id }).from(generations);
    const elsewhere = read(
      await there.as(editor).generation.follow({ projectId: project.id, generationId: row?.id ?? '' }),
    );
    await there.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    expect([await reading.end, await elsewhere.end]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await until('the cancellation', async () => (await statusOf(here)) === 'cancelled');
    door.open();
    await until('the end of the run', () => here.deps.runs.ids().length === 0);
  });
});

test('a removed viewer’s stream ends, and the generation continues', async () => {
  const { app, door, owner, editor, project } = await scene();
  const viewer = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  const reading = await start(app, editor, project.id);
  const [row] = await app.deps.db.select({ id: generations.id }).from(generations);
  const following = read(
    await app.as(viewer).generation.follow({ projectId: project.id, generationId: row?.id ?? '' }),
  );
  await hasText(following);
  await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
  expect(await following.end).toBe('NOT_FOUND');
  door.open();
  expect(await reading.end).toBe('succeeded');
  expect(textOf(following)).toBe('first ');
});
