import { changesSinceVisit } from '@elan/domain/activity';
import { pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { projectActivity } from '../../db/schema/activity.ts';
import { users } from '../../db/schema/auth.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { createCollaborator, createProject, createUser, unnamed } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

test('strangers and people who were only invited see nothing', async () => {
  const { app, project, projectId } = await scene();
  const invited = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: invited, role: 'editor', status: 'pending' });
  for (const user of [invited, await createUser(app.deps)]) {
    expect(await refusal(app.as(user).activity.list({ projectId }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(user).activity.recordView({ projectId }))).toBe('NOT_FOUND');
  }
  expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
});

test('the newest fifty are listed, newest first', async () => {
  const { app, owner, projectId } = await scene();
  await app.deps.db.execute(sql`
    insert into project_activity (project_id, user_id, action_type, module_key, description, metadata, created_at)
    select ${projectId}::uuid, ${owner.id}::uuid, 'module_updated', 'idea', 'Entry ' || n, '{"a":"b"}',
      now() - make_interval(mins => n) from generate_series(1, 60) n`);
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.map((entry) => entry.description)).toEqual(
    Array.from({ length: pageSizes.activity }, (_, index) => `Entry ${index + 1}`),
  );
  expect(activity[0]).toEqual({
    id: expect.any(String),
    project_id: projectId,
    user_id: owner.id,
    user_email: owner.email,
    user_profile: unnamed(owner),
    action_type: 'module_updated',
    module_key: 'idea',
    description: 'Entry 1',
    metadata: { a: 'b' },
    created_at: expect.stringMatching(/Z$/u),
  });
});

test('only addresses of the project’s people are shown', async () => {
  const { app, owner, project, projectId } = await scene();
  const [editor, left, gone] = [await createUser(app.deps), await createUser(app.deps), await createUser(app.deps)];
  for (const user of [editor, left, gone]) await createCollaborator(app.deps, project, { user, role: 'editor' });
  for (const user of [editor, left, gone]) await app.as(user).activity.recordView({ projectId });
  await app.deps.db.execute(sql`delete from project_collaborators where user_id = ${left.id}`);
  await app.deps.db.delete(users).where(sql`id = ${gone.id}`);
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.map((entry) => [entry.user_id, entry.user_email])).toEqual([
    [null, null],
    [left.id, null],
    [editor.id, editor.email],
  ]);
});

test('a view is recorded and announced at most once an hour for each person and project', async () => {
  const { app, owner, project, projectId } = await scene();
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  const other = await createProject(app.deps, { ownerId: owner.id });
  const received: LiveMessage[] = [];
  app.deps.live.listen((message) => received.push(message));
  const view = () => app.as(viewer).activity.recordView({ projectId });
  const recorded = async () =>
    (await app.as(owner).activity.list({ projectId })).activity.map((entry) => [entry.action_type, entry.user_id]);

  await Promise.all([view(), view(), view(), view()]);
  expect(await recorded()).toEqual([['project_viewed', viewer.id]]);
  expect(received).toMatchObject([{ projectId, topic: 'activity' }]);

  await app.as(owner).activity.recordView({ projectId });
  await app.as(owner).activity.recordView({ projectId: other.id });
  expect(await recorded()).toHaveLength(2);

  await app.deps.db.execute(sql`update project_activity set created_at = created_at - interval '59 minutes'`);
  await view();
  expect(await recorded()).toHaveLength(2);
  await app.deps.db.execute(sql`update project_activity set created_at = created_at - interval '2 minutes'`);
  await view();
  expect(await recorded()).toHaveLength(3);
});

describe('since the last visit', () => {
  const hoursPass = (app: TestApp, hours: number) =>
    app.deps.db.execute(sql`
      with aged as (update project_visits set begun_at = begun_at - make_interval(hours => ${hours}),
        earlier_at = earlier_at - make_interval(hours => ${hours}))
      update project_activity set created_at = created_at - make_interval(hours => ${hours})`);
  const happens = (app: TestApp, projectId: string, userId: string, type = 'module_updated', metadata = {}) =>
    app.deps.db.execute(sql`
      insert into project_activity (project_id, user_id, action_type, module_key, description, metadata)
      values (${projectId}, ${userId}, ${type}, 'idea', '', ${JSON.stringify(metadata)})`);

  test('strangers learn nothing', async () => {
    const { app, projectId } = await scene();
    const stranger = await createUser(app.deps);
    expect(await refusal(app.as(stranger).activity.sinceVisit({ projectId }))).toBe('NOT_FOUND');
  });

  test('a first visit, and a project worked on alone, have nothing', async () => {
    const { app, owner, projectId } = await scene();
    const since = () => app.as(owner).activity.sinceVisit({ projectId });
    expect(await since()).toEqual({ since: null, changes: [], more: 0 });
    await app.as(owner).activity.recordView({ projectId });
    expect(await since()).toEqual({ since: null, changes: [], more: 0 });
    await hoursPass(app, 30);
    await happens(app, projectId, owner.id);
    await app.as(owner).activity.recordView({ projectId });
    expect(await since()).toEqual({ since: expect.any(String), changes: [], more: 0 });
  });

  test('the newest change of each person and place is listed, during the whole visit and not in the next', async () => {
    const { app, owner, project, projectId } = await scene();
    const editor = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    await happens(app, projectId, editor.id);
    await app.as(owner).activity.recordView({ projectId });
    await hoursPass(app, 30);
    for (let time = 0; time < 3; time += 1) await happens(app, projectId, editor.id);
    for (const comment_id of ['1', '2']) await happens(app, projectId, editor.id, 'comment_added', { comment_id });
    await app.as(editor).activity.recordView({ projectId });
    await hoursPass(app, 1);
    const since = async () => {
      const { changes } = await app.as(owner).activity.sinceVisit({ projectId });
      return changes.map((entry) => [entry.action_type, entry.user_profile?.email]).toSorted();
    };
    const both = [
      ['comment_added', editor.email],
      ['module_updated', editor.email],
    ];
    // The screen may ask before the visit is recorded.
    expect(await since()).toEqual(both);
    for (let time = 0; time < 2; time += 1) await app.as(owner).activity.recordView({ projectId });
    expect(await since()).toEqual(both);
    await hoursPass(app, 2);
    await app.as(owner).activity.recordView({ projectId });
    expect(await since()).toEqual([]);
  });

  test('a few are listed, and how many more there are', async () => {
    const { app, owner, project, projectId } = await scene();
    const editor = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    await app.as(owner).activity.recordView({ projectId });
    await hoursPass(app, 3);
    for (let index = 0; index < 7; index += 1) {
      await happens(app, projectId, editor.id, 'collaborator_removed', { email: `${index}@example.test` });
    }
    const { changes, more } = await app.as(owner).activity.sinceVisit({ projectId });
    expect([changes.length, more]).toEqual([changesSinceVisit, 7 - changesSinceVisit]);
  });
});

test('the database refuses an action that is not one of the six', async () => {
  const { app, owner, projectId } = await scene();
  const insert = app.deps.db.execute(sql`
    insert into project_activity (project_id, user_id, action_type, description)
    values (${projectId}, ${owner.id}, 'project_sold', '')`);
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'project_activity_type' } });
});

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  return { app, owner, project, projectId: project.id };
}
