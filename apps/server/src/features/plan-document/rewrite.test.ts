import { longestRewritten } from '@elan/domain/plan-document/rewrite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userPreferences } from '../../db/schema/account.ts';
import { createModelWriter } from '../../platform/ai/openai.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

async function scene(isConnected = true, deadlines?: { silence: number; total: number }) {
  const log = { warn: () => {} };
  const writer = createModelWriter({ apiKey: 'sk-test', productName: 'Élan', log, baseUrl: server.url, deadlines });
  const app = await createTestApp({ writer: isConnected ? writer : null });
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  const section = { projectId, section: 'summary', title: 'Summary', style: 'shorter', language: 'en' } as const;
  const rewrite = async (user = owner, text = 'Zoé Roy bakes bread at $8 a loaf.') => {
    const events = [];
    for await (const event of await app.as(user).planDocument.rewrite({ ...section, text })) events.push(event);
    return events.at(-1);
  };
  const used = async () => (await app.as(owner).account.get({})).usage.used;
  /** What was started, except where the service itself failed. */
  const attempts = async () => {
    const { db } = app.deps;
    const [stored] = await db.select().from(userPreferences).where(eq(userPreferences.userId, owner.id));
    return stored?.aiAttemptCount;
  };
  return { app, owner, project, projectId, rewrite, used, attempts };
}

test('a section is put in other words for one unit, without telling names, and nothing is stored', async () => {
  const { app, owner, projectId, rewrite, used } = await scene();
  await app.as(owner).account.setProfile({ name: 'Zoé Roy', color: 'rose' });
  server.behave({ kind: 'reply', text: '[P1] bakes. A loaf is $8.' });
  expect(await rewrite()).toMatchObject({ type: 'finished', value: { text: 'Zoé Roy bakes. A loaf is $8.' } });
  expect(await used()).toBe(1);
  expect(JSON.stringify(server.requests[0]?.body.messages)).not.toContain('Zoé');
  const plan = await app.as(owner).planDocument.get({ projectId });
  expect(plan).toMatchObject({ rewrites: true, sections: [] });
});

test('a model that fails gives the unit and the attempt back', async () => {
  const { rewrite, used, attempts } = await scene();
  server.behave({ kind: 'error', status: 401 });
  expect(await rewrite()).toMatchObject({ type: 'failed', failure: 'configuration', usage: { used: 0 } });
  expect([await used(), await attempts()]).toEqual([0, 0]);
});

test('a text that is cut at the token limit gives the unit back; the attempt counts', async () => {
  const { rewrite, used, attempts } = await scene();
  server.behave({ kind: 'reply', text: '## Half of', finishReason: 'length' });
  expect(await rewrite()).toMatchObject({ type: 'failed', failure: 'unusable', usage: { used: 0 } });
  expect([await used(), await attempts()]).toEqual([0, 1]);
});

test('a model that falls silent in the middle is a failure of the service', async () => {
  const { rewrite, used, attempts } = await scene(true, { silence: 200, total: 60_000 });
  server.behave({ kind: 'reply', text: ['Half ', 'of'], stallAfter: 1 });
  expect(await rewrite()).toMatchObject({ type: 'failed', failure: 'technical', usage: { used: 0 } });
  expect([await used(), await attempts()]).toEqual([0, 0]);
});

test('a rewriting ends with the right to it', async () => {
  const { app, owner, project, projectId, rewrite } = await scene();
  const editor = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  server.behave({ kind: 'reply', text: ['Bread'], stallAfter: 1 });
  const rewriting = rewrite(editor);
  await until('the request', () => server.requests.length > 0);
  await app.as(owner).collaboration.remove({ projectId, collaboratorId });
  expect(await rewriting).toMatchObject({ type: 'cancelled', usage: { used: 0 } });
});

test('viewers, empty and too long texts are refused; without a model nothing is offered', async () => {
  const { app, project, rewrite } = await scene();
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  expect(await refusal(rewrite(viewer))).toBe('FORBIDDEN');
  expect(await refusal(rewrite(undefined, ' '))).toBe('INVALID_INPUT');
  expect(await refusal(rewrite(undefined, 'x'.repeat(longestRewritten + 1)))).toBe('INVALID_INPUT');
  const { app: other, owner, projectId, rewrite: without } = await scene(false);
  expect(await refusal(without())).toBe('UNAVAILABLE');
  expect((await other.as(owner).planDocument.get({ projectId })).rewrites).toBe(false);
});
