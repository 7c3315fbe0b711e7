import { mostRehearsalAnswers, pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const editor = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  return { app, owner, editor, viewer, projectId: project.id };
}

const cash = { question: 'check.cash', language: 'en', asked: 'Who covers it?' } as const;
const home = { question: 'private.household', language: 'en', asked: 'What do you live on?' } as const;

test('a viewer reads answers and writes none; a stranger sees nothing', async () => {
  const { app, owner, viewer, projectId } = await scene();
  await app.as(owner).rehearsal.save({ projectId, ...cash, text: 'My sister', baseVersion: 0 });
  const { answers } = await app.as(viewer).rehearsal.list({ projectId });
  expect(answers).toMatchObject([{ question: 'check.cash', text: 'My sister', version: 1, asked: cash.asked }]);
  const save = app.as(viewer).rehearsal.save({ projectId, ...cash, text: 'No one', baseVersion: 1 });
  expect(await refusal(save)).toBe('FORBIDDEN');
  const tick = { projectId, question: 'check.cash', point: 'date', ticked: true } as const;
  expect(await refusal(app.as(viewer).rehearsal.tick(tick))).toBe('FORBIDDEN');
  const stranger = await createUser(app.deps);
  expect(await refusal(app.as(stranger).rehearsal.list({ projectId }))).toBe('NOT_FOUND');
});

test('answers about debts and the household, their versions and their changes are for those who see these figures', async () => {
  const { app, owner, editor, viewer, projectId } = await scene();
  await app.as(owner).rehearsal.save({ projectId, ...home, text: 'What my husband earns', baseVersion: 0 });
  await app.as(editor).rehearsal.save({ projectId, ...home, text: 'Savings', baseVersion: 1 });
  const of = { projectId, question: home.question };
  expect((await app.as(editor).rehearsal.list({ projectId })).answers).toHaveLength(1);
  expect((await app.as(editor).rehearsal.versions(of)).versions).toHaveLength(1);
  expect((await app.as(viewer).rehearsal.list({ projectId })).answers).toEqual([]);
  expect((await app.as(viewer).rehearsal.versions(of)).versions).toEqual([]);
  const { activity } = await app.as(viewer).activity.list({ projectId });
  expect(activity.filter(({ action_type: type }) => type === 'rehearsal_updated')).toEqual([]);
  const { rows } = await app.deps.db.execute<{ topic: string }>(
    sql`select topic from project_events where project_id = ${projectId} order by sequence`,
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['private-rehearsal', 'private-rehearsal']);
});

test('of two people at once the second sees the text of the first, and earlier texts are kept', async () => {
  const { app, owner, editor, projectId } = await scene();
  const { answer } = await app.as(owner).rehearsal.save({ projectId, ...cash, text: 'My sister', baseVersion: 0 });
  const late = await app.as(editor).rehearsal.save({ projectId, ...cash, text: 'The bank', baseVersion: 0 });
  expect(late).toEqual({ answer, conflict: true });
  const again = await app.as(owner).rehearsal.save({ projectId, ...cash, text: 'My sister', baseVersion: 0 });
  expect(again).toEqual({ answer, conflict: false });
  const asked = 'Who covers the $5,000?';
  const next = await app.as(editor).rehearsal.save({ projectId, ...cash, asked, text: 'The bank', baseVersion: 1 });
  expect(next.answer).toMatchObject({ version: 2, asked, updatedBy: { email: editor.email } });
  const { versions } = await app.as(owner).rehearsal.versions({ projectId, question: cash.question });
  expect(versions).toMatchObject([{ version: 1, text: 'My sister', author: { email: owner.email } }]);
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.filter(({ action_type: type }) => type === 'rehearsal_updated')).toHaveLength(2);
});

test('a point is ticked on an answer that is there, once, and goes with the answer', async () => {
  const { app, owner, projectId } = await scene();
  const { rehearsal } = app.as(owner);
  const tick = { projectId, question: cash.question, point: 'date', ticked: true } as const;
  expect(await refusal(rehearsal.tick(tick))).toBe('INVALID_INPUT');
  await rehearsal.save({ projectId, ...cash, text: 'My sister, soon', baseVersion: 0 });
  await rehearsal.tick({ ...tick, point: 'who' });
  expect(await rehearsal.tick(tick)).toMatchObject({ ticked: ['date', 'who'], version: 1 });
  expect(await rehearsal.tick(tick)).toMatchObject({ ticked: ['date', 'who'] });
  const longer = await rehearsal.save({ projectId, ...cash, text: 'My sister, very soon', baseVersion: 1 });
  expect(longer.answer.ticked).toEqual(['date', 'who']);
  expect((await rehearsal.tick({ ...tick, ticked: false })).ticked).toEqual(['who']);
  const emptied = await rehearsal.save({ projectId, ...cash, text: '', baseVersion: 2 });
  expect(emptied.answer.ticked).toEqual([]);
});

test('there is an end to answers and their versions come in pages', async () => {
  const { app, owner, projectId } = await scene();
  await app.deps.db.execute(sql`
    insert into rehearsal_answers (project_id, question, version, text, language, asked)
    select ${projectId}, 'row.' || n, 1, 'x', 'en', 'x' from generate_series(1, ${mostRehearsalAnswers}) n`);
  const { rehearsal } = app.as(owner);
  expect(await refusal(rehearsal.save({ projectId, ...cash, text: 'x', baseVersion: 0 }))).toBe('LIMIT_REACHED');
  const known = { projectId, ...cash, question: 'row.1' };
  expect((await rehearsal.save({ ...known, text: 'still', baseVersion: 1 })).conflict).toBe(false);
  await app.deps.db.execute(sql`
    insert into rehearsal_answer_versions (project_id, question, version, text, language, written_at)
    select ${projectId}, 'row.2', n, 'x', 'en', now() from generate_series(1, ${pageSizes.planVersions + 1}) n`);
  const first = await rehearsal.versions({ projectId, question: 'row.2' });
  expect(first.versions).toHaveLength(pageSizes.planVersions);
  const rest = await rehearsal.versions({ projectId, question: 'row.2', cursor: first.next ?? '' });
  expect(rest.versions.map(({ version }) => version)).toEqual([1]);
});

test('a question of another form, and a text that is too long, are refused; an archived project is only read', async () => {
  const { app, owner, projectId } = await scene();
  const { rehearsal, projects } = app.as(owner);
  const save = (values: object) =>
    rehearsal.save({ projectId, ...cash, text: 'x', baseVersion: 0, ...values } as never);
  expect(await refusal(save({ question: 'cash' }))).toBe('INVALID_INPUT');
  expect(await refusal(save({ question: 'row.a~b' }))).toBe('INVALID_INPUT');
  expect(await refusal(save({ text: 'x'.repeat(5_001) }))).toBe('INVALID_INPUT');
  await projects.archive({ projectId, archived: true });
  expect(await refusal(save({}))).toBe('PROJECT_ARCHIVED');
});
