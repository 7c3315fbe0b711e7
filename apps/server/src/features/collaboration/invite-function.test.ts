import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

describe('POST /functions/v1/invite-collaborator', () => {
  test('invites with a bearer token or a cookie (COLL-020)', async () => {
    const { app, owner, projectId } = await scene();
    const byToken = await post(app, { projectId, email: 'a@x.test', role: 'viewer' }, bearer(owner.token));
    expect(byToken.status).toBe(200);
    expect(byToken.headers.get('cache-control')).toBe('no-store');
    expect(await byToken.json()).toMatchObject({ project_id: projectId, invited_email: 'a@x.test', status: 'pending' });
    const byCookie = await post(app, { projectId, email: 'b@x.test', role: 'editor' }, { cookie: owner.cookie });
    expect(byCookie.status).toBe(200);
  });

  test.each([
    ['no address', { email: '' }, 'Please enter a valid email address', 'Veuillez saisir une adresse courriel valide'],
    ['blanks', { email: '  ' }, 'Please enter a valid email address', 'Veuillez saisir une adresse courriel valide'],
    ['a number', { email: 7 }, 'Please enter a valid email address', 'Veuillez saisir une adresse courriel valide'],
    [
      'a word',
      { email: 'abc' },
      'Invalid email address. Please check the format.',
      'Adresse courriel invalide. Veuillez vérifier le format.',
    ],
    [
      'oneself',
      { email: 'Owner@x.test' },
      'You are already the owner of this project.',
      'Vous êtes déjà propriétaire de ce projet.',
    ],
    [
      'a collaborator',
      { email: 'editor@x.test' },
      'This person is already a collaborator.',
      'Cette personne collabore déjà à ce projet.',
    ],
    [
      'somebody invited',
      { email: 'pending@x.test' },
      'An invitation is already pending for this address.',
      'Une invitation est déjà en attente pour cette adresse.',
    ],
    ['another role', { role: 'owner' }, 'Failed to send invitation', "Échec de l'envoi de l'invitation"],
    ['another language', { language: 'de' }, 'Failed to send invitation', "Échec de l'envoi de l'invitation"],
  ])('refuses %s in words', async (_what, wrong, english, french) => {
    for (const [language, words] of [['en', english] as const, ['fr', french] as const]) {
      const { app, owner, projectId } = await scene({}, language);
      const answer = await post(app, { projectId, email: 'new@x.test', role: 'viewer', ...wrong }, bearer(owner.token));
      expect([answer.status, await answer.json()]).toEqual([400, { error: words, code: 'INVALID_INPUT' }]);
    }
  });

  test('refuses everyone but the owner, and a stranger as if the project did not exist', async () => {
    const { app, editor, projectId } = await scene();
    const input = { projectId, email: 'a@x.test', role: 'viewer' };
    const byEditor = await post(app, input, bearer(editor.token));
    expect([byEditor.status, await byEditor.json()]).toEqual([
      403,
      { error: 'Only the project owner can invite collaborators', code: 'FORBIDDEN' },
    ]);
    const stranger = await createUser(app.deps, { premium: true });
    const answers: unknown[] = [];
    for (const id of [projectId, randomUUID()]) {
      const answer = await post(app, { ...input, projectId: id }, bearer(stranger.token));
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual([
      [404, { error: 'Project not found', code: 'NOT_FOUND' }],
      [404, { error: 'Project not found', code: 'NOT_FOUND' }],
    ]);
  });

  test('refuses callers who are not signed in, in the language they request', async () => {
    const { app, projectId } = await scene();
    const input = { projectId, email: 'a@x.test', role: 'viewer' };
    for (const [headers, error] of [
      [{}, 'Not authenticated'],
      [bearer('made-up.token'), 'Not authenticated'],
      [{ 'accept-language': 'fr-CA,fr;q=0.9' }, 'Non authentifié'],
    ] as const) {
      const answer = await post(app, input, headers);
      expect([answer.status, await answer.json()]).toEqual([401, { error, code: 'NOT_AUTHENTICATED' }]);
    }
  });

  test('refuses a free owner (C-02)', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
    const answer = await post(app, { projectId, email: 'a@x.test', role: 'viewer' }, bearer(owner.token));
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'Inviting collaborators is a Premium feature.', code: 'PLAN_REQUIRED' },
    ]);
  });

  test.each(['null', '[]', '"x"', '7', '{}'])('refuses the body %s', async (body) => {
    const { app, owner } = await scene();
    const answer = await app.request('/functions/v1/invite-collaborator', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(owner.token) },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.any(String) });
  });

  test('says when to retry', async () => {
    const { app, owner, projectId } = await scene({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    await post(app, { projectId, email: 'a@x.test', role: 'viewer' }, bearer(owner.token));
    const answer = await post(app, { projectId, email: 'b@x.test', role: 'viewer' }, bearer(owner.token));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      error: 'Too many attempts. Please wait a few minutes before trying again.',
    });
  });

  test('is called by POST, and no other function exists', async () => {
    const { app } = await scene();
    expect((await app.request('/functions/v1/invite-collaborator')).status).toBe(404);
    expect((await app.request('/functions/v1/anything', { method: 'POST' })).status).toBe(404);
  });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function post(app: TestApp, body: unknown, headers: Record<string, string>): Promise<Response> {
  return app.request('/functions/v1/invite-collaborator', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function scene(options: TestAppOptions = {}, language: 'en' | 'fr' = 'en') {
  const app = await createTestApp(options);
  const owner = await createUser(app.deps, { email: 'owner@x.test', premium: true, language });
  const editor = await createUser(app.deps, { email: 'editor@x.test' });
  const pending = await createUser(app.deps, { email: 'pending@x.test' });
  const project = await createProject(app.deps, { ownerId: owner.id });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  await createCollaborator(app.deps, project, { user: pending, role: 'editor', status: 'pending' });
  return { app, owner, editor, projectId: project.id };
}
