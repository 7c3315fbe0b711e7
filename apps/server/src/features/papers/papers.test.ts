import { expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readPaperStates } from './queries.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  const editor = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  return { app, owner, editor, viewer, collaboratorId, projectId };
}

test('a viewer reads the papers and changes none, a stranger sees nothing', async () => {
  const { app, owner, viewer, projectId } = await scene();
  await app.as(owner).papers.update({ projectId, paper: 'lease', state: 'have' });
  expect((await app.as(viewer).papers.list({ projectId })).papers).toMatchObject([{ key: 'lease', state: 'have' }]);
  expect(await refusal(app.as(viewer).papers.update({ projectId, paper: 'lease', state: 'missing' }))).toBe(
    'FORBIDDEN',
  );
  const stranger = await createUser(app.deps);
  expect(await refusal(app.as(stranger).papers.list({ projectId }))).toBe('NOT_FOUND');
});

test('a paper says how it stands, why, who said so and when', async () => {
  const { app, owner, editor, collaboratorId, projectId } = await scene();
  expect((await app.as(owner).papers.list({ projectId })).papers).toEqual([]);
  const said = { projectId, paper: 'partners', state: 'not_needed', note: '  I am alone ' } as const;
  const first = await app.as(editor).papers.update(said);
  expect(first).toMatchObject({ key: 'partners', state: 'not_needed', note: 'I am alone' });
  expect(first.updatedBy).toMatchObject({ email: editor.email });
  expect(await app.as(owner).papers.update(said)).toEqual(first);
  expect(await readPaperStates(app.deps.db, projectId)).toEqual({ partners: 'not_needed' });
  await app.as(owner).papers.update({ projectId, paper: 'partners', state: 'asked_for' });
  const { papers } = await app.as(editor).papers.list({ projectId });
  expect(papers).toMatchObject([{ state: 'asked_for', note: null, updatedBy: { email: owner.email } }]);
  await app.as(editor).papers.update({ projectId, paper: 'cv', state: 'have' });
  await app.as(owner).collaboration.remove({ projectId, collaboratorId });
  const left = (await app.as(owner).papers.list({ projectId })).papers.find(({ key }) => key === 'cv');
  expect(left?.updatedBy).toBeNull();
});

test('several changes in a row are one entry of the timeline; an archived project is not changed', async () => {
  const { app, owner, projectId } = await scene();
  for (const state of ['asked_for', 'have', 'have'] as const) {
    await app.as(owner).papers.update({ projectId, paper: 'cv', state });
  }
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.filter(({ action_type: type }) => type === 'papers_updated')).toMatchObject([
    { metadata: { count: '2' } },
  ]);
  await app.as(owner).projects.archive({ projectId, archived: true });
  expect(await refusal(app.as(owner).papers.update({ projectId, paper: 'cv', state: 'missing' }))).toBe(
    'PROJECT_ARCHIVED',
  );
});

test('an unknown paper and a note that is too long are refused', async () => {
  const { app, owner, projectId } = await scene();
  const update = (values: object) =>
    app.as(owner).papers.update({ projectId, paper: 'cv', state: 'have', ...values } as never);
  expect(await refusal(update({ paper: 'diploma' }))).toBe('INVALID_INPUT');
  expect(await refusal(update({ state: 'lost' }))).toBe('INVALID_INPUT');
  expect(await refusal(update({ note: 'x'.repeat(301) }))).toBe('INVALID_INPUT');
});
