import { randomUUID } from 'node:crypto';
import { capacities } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  const editor = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  /** Makes a report with these steps the current one. */
  const write = async (module: ModuleKey, ...steps: string[]) => {
    const content = `# Report\n\n## Next steps\n\n${steps.map((step) => `1. ${step}`).join('\n')}`;
    const [version] = await app.deps.db
      .insert(analysisVersions)
      .values({ projectId, module, language: 'en', source: 'builtin', content })
      .returning({ id: analysisVersions.id });
    const current = { analysisVersionId: version?.id ?? null };
    await app.deps.db
      .insert(projectModules)
      .values({ projectId, module, ...current })
      .onConflictDoUpdate({ target: [projectModules.projectId, projectModules.module], set: current });
  };
  const list = (user: TestUser = owner) => app.as(user).tasks.list({ projectId });
  const texts = async () => (await list()).tasks.map(({ text }) => text);
  const idOf = async (text: string) => (await list()).tasks.find((task) => task.text === text)?.id ?? '';
  return { app, owner, editor, collaboratorId, projectId, write, list, texts, idOf };
}

describe('the list', () => {
  test('has the steps of the current reports, and follows them', async () => {
    const { write, texts, list } = await scene();
    expect(await texts()).toEqual([]);
    await write('idea', 'Call the bank', 'Taste it');
    await write('finances', 'CALL the bank', 'Count');
    expect(await texts()).toEqual(['Call the bank', 'Taste it', 'Count']);
    expect((await list()).tasks[0]).toMatchObject({ module: 'idea', doneAt: null, createdBy: null });
    await write('idea', 'Taste it');
    expect(await texts()).toEqual(['Taste it', 'CALL the bank', 'Count']);
  });

  test('keeps what somebody touched when a report is written again, without doubling it', async () => {
    const { app, owner, editor, projectId, write, list, texts, idOf } = await scene();
    await write('idea', 'Call the bank', 'Taste it', 'Pack it', 'Sell it');
    const change = async (text: string, values: object) =>
      app.as(editor).tasks.update({ projectId, taskId: await idOf(text), ...values });
    expect(await change('Call the bank', { done: true })).toMatchObject({ doneBy: editor.id });
    await change('Taste it', { due: '2026-12-01', assignee: owner.id });
    await change('Pack it', { text: ' Pack it well ' });
    await write('idea', 'pack IT', 'Call the bank.', 'Open');
    const { tasks } = await list();
    expect(tasks.map(({ text }) => text).sort()).toEqual(['Call the bank', 'Open', 'Pack it well', 'Taste it']);
    expect(tasks.find(({ text }) => text === 'Call the bank')?.doneAt).not.toBeNull();
    expect(tasks.find(({ text }) => text === 'Taste it')).toMatchObject({ due: '2026-12-01', assignee: owner.id });
    await app.as(owner).tasks.remove({ projectId, taskId: await idOf('Open') });
    await write('idea', 'Open', 'OPEN!');
    expect(await texts()).not.toContain('Open');
  });

  test('has what would raise the maturity score, the same step as in a report once', async () => {
    const { app, owner, projectId, write, texts, idOf } = await scene();
    const maturity = async (...steps: string[]) => {
      const area = { score: 40, status: '', recommendations: [] };
      const areas = ['idea', 'market', 'business', 'marketing', 'product', 'finance'];
      const categories = Object.fromEntries(areas.map((key) => [key, area]));
      await store('maturity', JSON.stringify({ overall: 40, categories, nextSteps: steps }));
    };
    const store = async (module: ModuleKey, content: string) => {
      const [version] = await app.deps.db
        .insert(analysisVersions)
        .values({ projectId, module, language: 'en', source: 'builtin', content })
        .returning({ id: analysisVersions.id });
      const current = { analysisVersionId: version?.id ?? null };
      await app.deps.db
        .insert(projectModules)
        .values({ projectId, module, ...current })
        .onConflictDoUpdate({ target: [projectModules.projectId, projectModules.module], set: current });
    };
    await write('finances', 'Confirm the figures');
    await maturity('Confirm the figures.', 'Put your pay into the table');
    expect(await texts()).toEqual(['Confirm the figures', 'Put your pay into the table']);
    const taskId = await idOf('Put your pay into the table');
    await app.as(owner).tasks.update({ projectId, taskId, done: true });
    await maturity('Put your PAY into the table', 'Draw the season');
    expect((await texts()).sort()).toEqual(['Confirm the figures', 'Draw the season', 'Put your pay into the table']);
  });

  test('can be moved, and unticked again', async () => {
    const { app, owner, projectId, write, texts, idOf } = await scene();
    await write('idea', 'One', 'Two', 'Three');
    const taskId = await idOf('Three');
    await app.as(owner).tasks.reorder({ projectId, taskId, position: -1 });
    expect(await texts()).toEqual(['Three', 'One', 'Two']);
    await app.as(owner).tasks.update({ projectId, taskId, done: true });
    expect(await app.as(owner).tasks.update({ projectId, taskId, done: false })).toMatchObject({
      doneAt: null,
      doneBy: null,
    });
  });
});

describe('a task of one’s own', () => {
  test('is added once, at the end, and deleted for good', async () => {
    const { app, owner, editor, projectId, write, texts } = await scene();
    await write('idea', 'One');
    const task = { projectId, taskId: randomUUID(), text: ' Call Zoé ' };
    const first = await app.as(owner).tasks.add(task);
    expect(await app.as(owner).tasks.add(task)).toEqual(first);
    expect(first).toMatchObject({ text: 'Call Zoé', module: null, createdBy: owner.id });
    expect(await refusal(app.as(editor).tasks.add(task))).toBe('CONFLICT');
    expect(await texts()).toEqual(['One', 'Call Zoé']);
    await app.as(editor).tasks.remove({ projectId, taskId: task.taskId });
    expect(await texts()).toEqual(['One']);
    expect(await refusal(app.as(owner).tasks.remove({ projectId, taskId: task.taskId }))).toBe('NOT_FOUND');
  });

  test('can only be given to people of the project, and loses them when they leave', async () => {
    const { app, owner, editor, collaboratorId, projectId, list } = await scene();
    const stranger = await createUser(app.deps);
    const task = { projectId, taskId: randomUUID(), text: 'Call' };
    expect(await refusal(app.as(owner).tasks.add({ ...task, assignee: stranger.id }))).toBe('INVALID_INPUT');
    await app.as(owner).tasks.add({ ...task, assignee: editor.id });
    expect((await list()).people.map(({ id }) => id).sort()).toEqual([owner.id, editor.id].sort());
    await app.as(owner).collaboration.remove({ projectId, collaboratorId });
    expect((await list()).tasks).toMatchObject([{ assignee: null }]);
    expect(await refusal(app.as(owner).tasks.update({ projectId, taskId: task.taskId, assignee: editor.id }))).toBe(
      'INVALID_INPUT',
    );
  });

  test('is refused when it is blank, or when the list is full', async () => {
    const { app, owner, projectId } = await scene();
    const add = (text: string) => app.as(owner).tasks.add({ projectId, taskId: randomUUID(), text });
    expect(await refusal(add(' \n '))).toBe('INVALID_INPUT');
    await app.deps.db.execute(sql`
      insert into project_tasks (project_id, id, text, position)
      select ${projectId}::uuid, gen_random_uuid()::text, 'Task ' || n, n from generate_series(1, ${capacities.tasks}) n`);
    expect(await refusal(add('One more'))).toBe('LIMIT_REACHED');
  });
});

test('several changes in a row are one entry of the timeline', async () => {
  const { app, owner, projectId, write, idOf } = await scene();
  await write('idea', 'One');
  const taskId = await idOf('One');
  await app.as(owner).tasks.update({ projectId, taskId, done: true });
  await app.as(owner).tasks.update({ projectId, taskId, done: true });
  await app.as(owner).tasks.update({ projectId, taskId, due: '2026-12-01' });
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.filter(({ action_type: type }) => type === 'tasks_updated')).toMatchObject([
    { metadata: { count: '2' } },
  ]);
});

test('an archived project keeps its list, and nobody changes it', async () => {
  const { app, owner, projectId, write, texts, idOf } = await scene();
  await write('idea', 'One');
  const taskId = await idOf('One');
  await app.as(owner).projects.archive({ projectId, archived: true });
  expect(await texts()).toEqual(['One']);
  expect(await refusal(app.as(owner).tasks.update({ projectId, taskId, done: true }))).toBe('PROJECT_ARCHIVED');
});
