import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Long enough to be worth an ETag. */
const description = 'Une boulangerie de quartier. '.repeat(60);

async function scene() {
  const app = await createTestApp();
  const [owner, editor, viewer] = [await createUser(app.deps), await createUser(app.deps), await createUser(app.deps)];
  const project = await createProject(app.deps, { ownerId: owner.id, description });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  return { app, id: project.id, owner, editor, viewer };
}

const webPath = (id: string) =>
  `/rpc/projects/get?data=${encodeURIComponent(JSON.stringify({ json: { projectId: id } }))}`;
const restPath = (id: string) => `/api/v1/projects/${id}`;

async function read(app: TestApp, path: string, who: TestUser, known?: string) {
  const headers = { cookie: who.cookie, ...(known === undefined ? {} : { 'if-none-match': known }) };
  const answer = await app.request(path, { headers });
  const { status } = answer;
  return {
    status,
    etag: answer.headers.get('etag') ?? '',
    caching: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
}

test.each([
  ['the web', webPath],
  ['the REST API', restPath],
])('a project that has not changed does not travel again through %s', async (_way, path) => {
  const { app, id, owner } = await scene();
  const first = await read(app, path(id), owner);
  expect([first.status, first.caching]).toEqual([200, 'no-store']);
  const again = await read(app, path(id), owner, first.etag);
  expect([again.status, again.text, again.caching]).toEqual([304, '', 'no-store']);

  const answers = [{ question: 'businessIdea', value: 'Du pain au levain.', baseVersion: 0 }];
  await app.as(owner).modules.saveAnswers({ projectId: id, module: 'idea', answers });
  const changed = await read(app, path(id), owner, first.etag);
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('Du pain au levain.');
  expect((await read(app, path(id), owner, changed.etag)).status).toBe(304);
});

test('one person’s cached copy reveals nothing about what another may see', async () => {
  const { app, id, owner, editor, viewer } = await scene();
  const { etag } = await read(app, webPath(id), owner);
  for (const other of [editor, viewer]) expect((await read(app, webPath(id), other, etag)).status).toBe(200);
  const stranger = await createUser(app.deps);
  expect((await read(app, webPath(id), stranger, etag)).status).toBe(404);
  expect((await read(app, webPath(id), { ...owner, cookie: '' }, etag)).status).toBe(401);
});

test('a changed role counts as a change, and a removed one ends access', async () => {
  const { app, id, editor } = await scene();
  const isEditor = eq(projectCollaborators.userId, editor.id);
  const { etag } = await read(app, webPath(id), editor);
  await app.deps.db.update(projectCollaborators).set({ role: 'viewer' }).where(isEditor);
  const downgraded = await read(app, webPath(id), editor, etag);
  expect(downgraded.status).toBe(200);
  expect(downgraded.text).toContain('"canEdit":false');
  await app.deps.db.delete(projectCollaborators).where(isEditor);
  expect((await read(app, webPath(id), editor, downgraded.etag)).status).toBe(404);
});
