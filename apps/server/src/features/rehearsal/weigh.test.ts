import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const cash = { question: 'check.cash', language: 'en' } as const;
const text = 'Rent is $900 a month; my sister lends the rest.';

async function scene(isConnected = true) {
  const log = { warn: () => {} };
  const writer = createModelWriter({ apiKey: 'sk-test', productName: 'Élan', log, baseUrl: server.url });
  const app = await createTestApp({ writer: isConnected ? writer : null });
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  await app.as(owner).modules.saveAnswers({
    projectId,
    module: 'idea',
    answers: [{ question: 'businessIdea', value: 'A shop with a rent of $1,900 a month.', baseVersion: 0 }],
  });
  await app.as(owner).rehearsal.save({ projectId, ...cash, asked: 'Who covers it?', text, baseVersion: 0 });
  const weigh = async (user = owner, question: string = cash.question) => {
    const events = [];
    for await (const event of await app.as(user).rehearsal.weigh({ projectId, question, language: 'en' }))
      events.push(event);
    return events.at(-1);
  };
  const used = async () => (await app.as(owner).account.get({})).usage.used;
  return { app, owner, project, projectId, weigh, used };
}

const contradiction = {
  verdict: 'contradicts',
  quote: 'Rent is $900 a month',
  planQuote: 'a rent of $1,900 a month',
  remark: 'A lender sees two rents.',
};
const reply = (remarks: unknown) =>
  server.behave({ kind: 'reply', text: JSON.stringify({ remarks, next: 'Which one is in the lease?' }) });

test('what a model quotes literally is kept with the answer, for one unit', async () => {
  const { app, owner, projectId, weigh, used } = await scene();
  reply([
    contradiction,
    { ...contradiction, quote: 'Rent is $950' },
    { ...contradiction, planQuote: 'a rent of $2,000' },
  ]);
  const event = await weigh();
  expect(event).toMatchObject({ type: 'finished', value: { remarks: [contradiction], version: 1 } });
  expect(await used()).toBe(1);
  const { answers, weighs } = await app.as(owner).rehearsal.list({ projectId });
  expect(weighs).toBe(true);
  expect(answers[0]?.weighing).toMatchObject({ remarks: [contradiction], next: 'Which one is in the lease?' });
  const [system, user] = server.requests[0]?.body.messages ?? [];
  expect(system?.content).not.toContain('$1,900');
  expect(user?.content).toContain('$1,900');
});

test('a reply without one literal quote, or a model that fails, gives the unit back and keeps nothing', async () => {
  const { app, owner, projectId, weigh, used } = await scene();
  reply([{ ...contradiction, planQuote: null }]);
  expect(await weigh()).toMatchObject({ type: 'failed', failure: 'unusable', usage: { used: 0 } });
  server.behave({ kind: 'reply', text: 'I think it is fine.' });
  expect(await weigh()).toMatchObject({ type: 'failed', failure: 'unusable' });
  server.behave({ kind: 'reply', text: '{"remarks": [', finishReason: 'length' });
  expect(await weigh()).toMatchObject({ type: 'failed', failure: 'unusable' });
  server.behave({ kind: 'error', status: 401 });
  expect(await weigh()).toMatchObject({ type: 'failed', failure: 'configuration' });
  expect(await used()).toBe(0);
  expect((await app.as(owner).rehearsal.list({ projectId })).answers[0]?.weighing).toBeNull();
});

test('answers about the household, empty ones and those of viewers are not sent; nor anything without a model', async () => {
  const { app, owner, project, projectId, weigh } = await scene();
  const home = {
    projectId,
    question: 'private.household',
    language: 'en',
    asked: 'How?',
    text,
    baseVersion: 0,
  } as const;
  await app.as(owner).rehearsal.save(home);
  expect(await refusal(weigh(owner, home.question))).toBe('INVALID_INPUT');
  expect(await refusal(weigh(owner, 'check.pay'))).toBe('INVALID_INPUT');
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  expect(await refusal(weigh(viewer))).toBe('FORBIDDEN');
  expect(server.requests).toEqual([]);
  const without = await scene(false);
  expect(await refusal(without.weigh())).toBe('UNAVAILABLE');
  expect((await without.app.as(without.owner).rehearsal.list({ projectId: without.projectId })).weighs).toBe(false);
});

test('a weighing ends with the right to it, and its unit is given back', async () => {
  const { app, owner, project, projectId, weigh } = await scene();
  const editor = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  server.behave({ kind: 'reply', text: ['{'], stallAfter: 1 });
  const weighing = weigh(editor);
  await until('the request', () => server.requests.length > 0);
  await app.as(owner).collaboration.remove({ projectId, collaboratorId });
  expect(await weighing).toMatchObject({ type: 'cancelled', usage: { used: 0 } });
});
