import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModelWriter } from '../../platform/ai/openai.ts';
import type { AnalysisWriter } from '../../platform/ai/port.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

const answer = 'Rent: $900 a month. My car loan: $9,000.';

const log = { warn: () => {} };
const connected = (): AnalysisWriter =>
  createModelWriter({ apiKey: 'sk-test', productName: 'Élan', log, baseUrl: server.url });

async function scene(env: Record<string, string> = {}, writer = connected()) {
  const app = await createTestApp({ writer, env });
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  const input = { projectId: project.id, module: 'finances' as const };
  const say = (value: string, baseVersion = 0) =>
    app.as(owner).modules.saveAnswers({ ...input, answers: [{ question: 'fixedCosts', value, baseVersion }] });
  await say(answer);
  return {
    app,
    owner,
    project,
    viewer,
    say,
    read: () => app.as(owner).ledger.readWithModel(input),
    get: (user = owner) => app.as(user).ledger.get({ projectId: project.id }),
  };
}

const cell = (column: string, value: unknown, quote: string, formula: string | null = null) => ({
  ...{ column, value, quote, formula },
  ...{ module: 'finances', question: 'fixedCosts' },
});
const rent = {
  kind: 'cost',
  cells: [cell('name', 'Rent', 'Rent'), cell('amount', 900, 'Rent: $900 a month')],
};
const loan = {
  kind: 'debt',
  cells: [cell('name', 'Car loan', 'car loan'), cell('amount', 9_000, '$9,000')],
};
const reply = (text: unknown) =>
  server.behave({ kind: 'reply', text: typeof text === 'string' ? text : JSON.stringify(text) });

test('asks for data at temperature 0, with the answers apart from the instructions', async () => {
  const { read } = await scene();
  reply({ rows: [rent] });
  expect(await read()).toEqual({ read: 1 });
  const [request, ...others] = server.requests;
  expect(others).toHaveLength(1);
  expect(request?.body).toMatchObject({ temperature: 0, response_format: { type: 'json_schema' } });
  const [system, user] = request?.body.messages ?? [];
  expect(system?.content).not.toContain('$900');
  expect(user?.content).toContain('$900');
});

test('tells the model no name and no address of the people, and still finds its quotes', async () => {
  const { app, owner, read, get, say } = await scene();
  await app.as(owner).account.setProfile({ name: 'Zoé Roy', color: 'rose' });
  await say('Zoé Roy (zoe@example.test) earns $900 a month.', 1);
  const quote = '[P1] ([e-mail]) earns $900 a month';
  reply({ rows: [{ ...rent, cells: [cell('name', '[P1]', '[P1]'), cell('amount', 900, '$900 a month')] }] });
  expect(await read()).toEqual({ read: 1 });
  const sent = JSON.stringify(server.requests[0]?.body.messages);
  expect(sent).toContain(quote);
  expect(sent).not.toMatch(/Zoé|zoe@/u);
  expect(JSON.stringify(await get())).toContain('Zoé Roy');
});

test('keeps what was found, and reads nothing twice', async () => {
  const { read, get, say } = await scene();
  reply({ rows: [rent] });
  await read();
  expect(await get()).toMatchObject({
    readsWithModel: true,
    readings: [{ module: 'finances', question: 'fixedCosts', answerVersion: 1, rows: [{ cells: { amount: 90_000 } }] }],
  });
  expect(await read()).toEqual({ read: 0 });
  expect(server.requests).toHaveLength(2);
  await say('Rent: $950 a month', 1);
  // Its quote no longer stands, so a reader of both leaves it out; the next reading takes its place.
  reply({ rows: [] });
  await read();
  expect(server.requests).toHaveLength(4);
  expect((await get()).readings).toEqual([]);
});

test('sees the whole project, and draws a row from several answers', async () => {
  const { app, owner, project, read, get } = await scene();
  const goals = {
    question: 'revenueGoals',
    value: '55 loaves a day, 70 a day by the end of the first year',
    baseVersion: 0,
  };
  const idea = { question: 'businessIdea', value: 'Bread at $8 a loaf', baseVersion: 0 };
  await app.as(owner).modules.saveAnswers({ projectId: project.id, module: 'finances', answers: [goals] });
  await app.as(owner).modules.saveAnswers({ projectId: project.id, module: 'idea', answers: [idea] });
  const from = (module: string, question: string, ...cells: ReturnType<typeof cell>[]) =>
    cells.map((each) => ({ ...each, module, question }));
  const bread = {
    kind: 'stream',
    cells: [
      ...from('idea', 'businessIdea', cell('name', 'Bread', 'Bread'), cell('price', 8, '$8 a loaf')),
      ...from('finances', 'revenueGoals', cell('quantity', 55, '55 loaves a day')),
      ...from('finances', 'revenueGoals', cell('targets', [12, 70], '70 a day by the end of the first year')),
    ],
  };
  reply({ rows: [bread, loan] });
  expect(await read()).toEqual({ read: 3 });
  const [selling, money] = server.requests.map(({ body }) => JSON.stringify(body.messages));
  for (const asked of [selling, money]) expect(asked).toMatch(/Bread at \$8.*|70 a day/u);
  expect(selling).toContain('stream: name');
  expect(money).not.toContain('stream: name');
  const rows = (await get()).readings.flatMap((reading) => reading.rows);
  expect(rows).toMatchObject([
    { kind: 'debt' },
    { kind: 'stream', cells: { price: 800, quantity: 55, targets: [{ month: 12, quantity: 70 }] } },
  ]);
});

test('keeps what was found of a part whose new reply is unreadable', async () => {
  const replies = {
    selling: [JSON.stringify({ rows: [rent] }), '{"rows":[{"kind":"cost","cells":[{"column":"na'],
    money: [JSON.stringify({ rows: [loan] }), JSON.stringify({ rows: [] })],
  };
  const writer: AnalysisWriter = {
    ...connected(),
    async *readFigures({ part }) {
      yield replies[part].shift() ?? '';
      return { reason: 'stop' };
    },
  };
  const { read, get, say } = await scene({}, writer);
  await read();
  await say(`${answer} More later.`, 1);
  await read();
  expect((await get()).readings.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(['cost']);
});

test('shows debts only to those who may see them', async () => {
  const { read, get, viewer } = await scene();
  reply({ rows: [rent, loan] });
  await read();
  const kinds = async (user?: typeof viewer) =>
    (await get(user)).readings.flatMap(({ rows }) => rows.map(({ kind }) => kind));
  expect(await kinds()).toEqual(['cost', 'debt']);
  expect(await kinds(viewer)).toEqual(['cost']);
});

test.each<[string, unknown, number]>([
  ['a fenced reply', `Here you are:\n\`\`\`json\n${JSON.stringify({ rows: [rent] })}\n\`\`\``, 1],
  ['an amount nobody said', { rows: [{ ...rent, cells: [rent.cells[0], cell('amount', 950, '$900')] }] }, 0],
  ['a quote that is not there', { rows: [{ ...rent, cells: [rent.cells[0], cell('amount', 900, '$900 weekly')] }] }, 0],
  ['an amount beyond all measure', { rows: [{ ...rent, cells: [rent.cells[0], cell('amount', 1e300, '$900')] }] }, 0],
  ['a number that is none', '{"rows":[{"kind":"cost","cells":[{"value":NaN}]}]}', 0],
  ['rows of no kind', { rows: [{ ...rent, kind: 'wish' }, 1, null, []] }, 0],
  ['half a reply', JSON.stringify({ rows: [rent] }).slice(0, -20), 0],
  ['five hundred rows', { rows: Array.from({ length: 500 }, () => rent) }, 120],
  [
    'cells of an answer that is not there',
    { rows: [{ ...rent, cells: rent.cells.map((each) => ({ ...each, question: 'cashFlow' })) }] },
    0,
  ],
  ['numbers without quotes', { rows: [{ ...rent, cells: rent.cells.map((each) => ({ ...each, quote: '' })) }] }, 0],
  ['prose', 'You pay $900 a month for rent.', 0],
  ['another shape', { figures: [rent] }, 0],
])('takes from %s only what was said', async (_what, text, found) => {
  const { read, get } = await scene();
  reply(text);
  await read();
  expect((await get()).readings.flatMap(({ rows }) => rows)).toHaveLength(found);
});

test('leaves everything as it is when the model fails', async () => {
  const { read, get } = await scene();
  server.behave({ kind: 'error', status: 401 });
  expect(await refusal(read())).toBe('UNAVAILABLE');
  expect((await get()).readings).toEqual([]);
});

test('stores nothing for somebody who lost the right to edit while the model was reading', async () => {
  const asked = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const writer: AnalysisWriter = {
    ...connected(),
    async *readFigures() {
      asked.resolve();
      await removed.promise;
      yield JSON.stringify({ rows: [rent] });
      return { reason: 'stop' };
    },
  };
  const { app, owner, project, get } = await scene({}, writer);
  const editor = await createUser(app.deps, { premium: true });
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const reading = app.as(editor).ledger.readWithModel({ projectId: project.id, module: 'finances' });
  await asked.promise;
  await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
  removed.resolve();
  expect(await reading).toEqual({ read: 0 });
  expect((await get()).readings).toEqual([]);
});

test('is limited by person, since it takes no unit', async () => {
  const { read, say } = await scene({ RATE_LIMIT_FACTOR: '0.02' });
  reply('prose');
  await read();
  await say('Rent: $950', 1);
  expect(await refusal(read())).toBe('TOO_MANY_REQUESTS');
});

test('does nothing without a model', async () => {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  expect(await app.as(owner).ledger.readWithModel({ projectId, module: 'finances' })).toEqual({ read: 0 });
  expect((await app.as(owner).ledger.get({ projectId })).readsWithModel).toBe(false);
});
