import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const [owner, editor] = [await createUser(app.deps), await createUser(app.deps)];
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'Bakery' });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const projectId = project.id;
  const save = () =>
    app.as(editor).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [{ question: 'location', value: 'Trois-Rivières', baseVersion: 0 }],
    });
  return { app, owner, editor, projectId, save };
}

test('an archived project leaves the main list and can be read by everybody, changed by nobody', async () => {
  const { app, owner, editor, projectId, save } = await scene();
  const archived = await app.as(owner).projects.archive({ projectId, archived: true });
  expect(archived.archivedAt).not.toBeNull();
  expect(await app.as(owner).projects.list({})).toMatchObject({
    projects: [],
    count: 0,
    totals: { projects: 0, archived: 1 },
  });
  expect(await app.as(owner).projects.list({ shelf: 'archived' })).toMatchObject({
    projects: [{ id: projectId }],
    count: 1,
  });
  expect((await app.as(editor).collaboration.shared({})).projects).toMatchObject([
    { id: projectId, archivedAt: archived.archivedAt },
  ]);
  for (const user of [owner, editor]) {
    const { permissions } = await app.as(user).projects.get({ projectId });
    expect(permissions).toMatchObject({ canView: true, canEdit: false, canComment: false });
    expect(await app.as(user).projects.permissions({ projectId })).toEqual(permissions);
  }
  expect(await refusal(save())).toBe('PROJECT_ARCHIVED');
});

test('its owner brings it back, and everything goes on', async () => {
  const { app, owner, projectId, save } = await scene();
  const { archivedAt: first } = await app.as(owner).projects.archive({ projectId, archived: true });
  expect((await app.as(owner).projects.archive({ projectId, archived: true })).archivedAt).toBe(first);
  expect((await app.as(owner).projects.archive({ projectId, archived: false })).archivedAt).toBeNull();
  expect((await save()).conflicts).toEqual([]);
  expect((await app.as(owner).projects.list({})).count).toBe(1);
});

test('what is being written in it is cancelled, and its unit given back', async () => {
  const { app, owner, editor, projectId } = await scene();
  await app.deps.db.execute(sql`update user_preferences set ai_usage_count = 1 where user_id = ${editor.id}`);
  await app.deps.db.execute(sql`
    insert into generations (user_id, project_id, module, language, metered, period_start)
    select user_id, ${projectId}::uuid, 'idea', 'en', true, ai_usage_period_start
    from user_preferences where user_id = ${editor.id}`);
  await app.as(owner).projects.archive({ projectId, archived: true });
  const { rows } = await app.deps.db.execute(sql`
    select status, ai_usage_count as used from generations join user_preferences using (user_id)`);
  expect(rows).toEqual([{ status: 'cancelled', used: 0 }]);
});

test('an archived project that is deleted and restored is still archived', async () => {
  const { app, owner, projectId } = await scene();
  await app.as(owner).projects.archive({ projectId, archived: true });
  await app.as(owner).projects.delete({ projectId });
  expect((await app.as(owner).projects.list({ shelf: 'archived' })).count).toBe(0);
  expect((await app.as(owner).projects.restore({ projectId })).archivedAt).not.toBeNull();
});
