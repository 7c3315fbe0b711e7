import { randomUUID } from 'node:crypto';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { ProgramScope } from '@elan/domain/programs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { projectActivity } from '../db/schema/activity.ts';
import { projectComments } from '../db/schema/comments.ts';
import { ledgerRows } from '../db/schema/ledger.ts';
import { answers } from '../db/schema/modules.ts';
import { suggestions as storedSuggestions } from '../db/schema/suggestions.ts';
import { projectTasks } from '../db/schema/tasks.ts';
import { rateLimits } from '../platform/http/rate-limit.ts';
import { createCollaborator, createProject, createUser, type TestUser, testRow } from '../testing/factories.ts';
import { listen } from '../testing/listen.ts';
import { createToken } from '../testing/program.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const proposing = ['propose_answer', 'propose_plan_section', 'propose_row', 'propose_row_change', 'propose_task'];
const everything: ProgramScope[] = ['read', 'suggest', 'documents'];

/** The official client, connected over HTTP. */
async function connect(origin: string, token: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test-assistant', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

async function scene({ scopes = everything, language = 'en' as 'en' | 'fr', premium = false } = {}) {
  const app = await createTestApp();
  const origin = await listen(app.handler);
  const owner = await createUser(app.deps, { language, premium });
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id, name: 'Boulangerie' });
  const assistant = await connect(origin, await createToken(app.deps, owner, scopes, { name: 'Assistant' }));
  return { app, origin, owner, projectId, assistant };
}

/** Calls a tool. @returns its answer, read as JSON, and whether it is an error */
async function use(assistant: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await assistant.callTool({ name, arguments: args });
  const [first] = content;
  return { isError, value: first?.type === 'text' ? parsed(first.text) : first };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const toolsOf = async (assistant: Client) => (await assistant.listTools()).tools.map(({ name }) => name).sort();

async function fill(app: TestApp, owner: TestUser, projectId: string) {
  const answer = { question: 'location', value: 'Trois-Rivières', baseVersion: 0 };
  await app.as(owner).modules.saveAnswers({ projectId, module: 'idea', answers: [answer] });
  await app.as(owner).ledger.save({ projectId, rows: [testRow()] });
}

describe('an assistant', () => {
  test('is refused without an access token, with a session, and with one that was revoked', async () => {
    const { app, origin, owner, assistant } = await scene();
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const status = async (headers: Record<string, string>) => {
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
      const answer = await fetch(`${origin}/api/mcp`, init);
      return [answer.status, answer.headers.get('www-authenticate')];
    };
    const how = /^Bearer resource_metadata="/u;
    const refused = /^Bearer error="invalid_token", resource_metadata="/u;
    expect(await status({})).toEqual([401, expect.stringMatching(how)]);
    expect(await status({ cookie: owner.cookie })).toEqual([401, expect.stringMatching(how)]);
    for (const token of [owner.token, 'elan_pat_nothing', 'elan_oat_nothing']) {
      expect(await status({ authorization: `Bearer ${token}` })).toEqual([401, expect.stringMatching(refused)]);
    }
    await app.deps.db.delete(accessTokens);
    await expect(assistant.listTools()).rejects.toThrow();
  });

  test.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream'])(
    'gets JSON, whatever it accepts: %s',
    async (accept) => {
      const { app, origin, owner } = await scene();
      const authorization = `Bearer ${await createToken(app.deps, owner, everything)}`;
      const headers = {
        authorization,
        'content-type': 'application/json',
        ...(accept === undefined ? {} : { accept }),
      };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const answer = await fetch(`${origin}/api/mcp`, { method: 'POST', body, headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(JSON.stringify(await answer.json())).toContain('list_projects');
    },
  );

  test('may send null for what it leaves out, and for all arguments', async () => {
    const { app, origin, owner, assistant, projectId } = await scene();
    for (const [tool, more] of [
      ['list_projects', { shared: null, full: null }],
      ['read_plan', { projectId, module: null }],
      ['list_comments', { projectId, module: 'idea' }],
      ['list_suggestions', { projectId, state: null }],
      ['propose_task', { projectId, task: 'Call the landlord', due: null, about: null, reason: null }],
    ] as const) {
      expect(await use(assistant, tool, { ...more, cursor: null }), tool).toMatchObject({ isError: false });
    }
    const authorization = `Bearer ${await createToken(app.deps, owner, everything)}`;
    const params = { name: 'list_projects', arguments: null };
    const answer = await fetch(`${origin}/api/mcp`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    expect(await answer.json()).toMatchObject({ result: { structuredContent: { projects: [{ id: projectId }] } } });
  });

  test('is limited by address, before its token is looked up', async () => {
    const app = await createTestApp({ settings: { rateLimitFactor: 1 / rateLimits.rpc.points } });
    const origin = await listen(app.handler);
    const headers = { 'content-type': 'application/json', authorization: 'Bearer elan_pat_nothing' };
    const status = async () => (await fetch(`${origin}/api/mcp`, { method: 'POST', body: '{}', headers })).status;
    expect([await status(), await status()]).toEqual([401, 429]);
  });

  test.each<[ProgramScope, string[]]>([
    [
      'read',
      [
        'list_comments',
        'list_projects',
        'list_suggestions',
        'list_tasks',
        'read_figures',
        'read_forecast',
        'read_lender_facts',
        'read_plan',
        'read_proposed_figures',
      ],
    ],
    ['suggest', proposing],
    ['write', proposing],
    ['documents', ['fetch_document']],
  ])('with a token for %s sees the tools of this scope', async (scope, tools) => {
    const { assistant } = await scene({ scopes: [scope] });
    expect(await toolsOf(assistant)).toEqual(tools);
  });

  test('reads projects, the plan with its questions, figures, tasks and comments', async () => {
    const { app, owner, projectId, assistant } = await scene({ language: 'fr' });
    await fill(app, owner, projectId);
    expect(await use(assistant, 'list_projects', {})).toMatchObject({
      isError: false,
      value: { projects: [{ id: projectId, name: 'Boulangerie' }] },
    });
    expect((await use(assistant, 'list_projects', { shared: true })).value).toMatchObject({ projects: [] });
    const plan = (await use(assistant, 'read_plan', { projectId })).value as { modules: { module: string }[] };
    expect(plan.modules.find(({ module }) => module === 'idea')).toMatchObject({
      title: 'Mon idée',
      answered: 1,
      open: true,
    });
    expect(plan.modules.find(({ module }) => module === 'finances')).toMatchObject({ open: false });
    const module = (await use(assistant, 'read_plan', { projectId, module: 'idea' })).value as {
      questions: { id: string }[];
    };
    expect(module.questions.find(({ id }) => id === 'location')).toMatchObject({ answer: 'Trois-Rivières' });
    expect((await use(assistant, 'read_figures', { projectId })).value).toMatchObject({
      rows: [{ cells: { name: 'Rent' } }],
    });
    expect((await use(assistant, 'list_tasks', { projectId })).value).toEqual({ tasks: [], next: null });
    expect((await use(assistant, 'list_comments', { projectId, module: 'idea' })).value).toEqual({
      comments: [],
      next: null,
    });
  });

  test('sees which questions were set aside, and counts only the others', async () => {
    const { app, owner, projectId, assistant } = await scene();
    await fill(app, owner, projectId);
    const ofIdea = async () => {
      const { value } = await use(assistant, 'read_plan', { projectId });
      const { modules } = value as { modules: { module: string; questions: number; answered: number }[] };
      return modules.find(({ module }) => module === 'idea');
    };
    const { questions: asked = 0, answered = 0 } = (await ofIdea()) ?? {};
    expect(answered).toBe(1);
    await app
      .as(owner)
      .modules.setAside({ projectId, module: 'idea', kind: 'question', part: 'location', aside: true });
    expect(await ofIdea()).toMatchObject({ questions: asked - 1, answered: 0 });
    const { questions } = (await use(assistant, 'read_plan', { projectId, module: 'idea' })).value as {
      questions: { id: string }[];
    };
    expect(questions.find(({ id }) => id === 'location')).toMatchObject({ answer: '', doesNotApply: true });
    expect(questions.filter((question) => 'doesNotApply' in question)).toHaveLength(1);
  });

  test.each([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
  ] as const)('speaks the revision of its protocol: %s', async (mode, revision) => {
    const { app, origin, owner, projectId } = await scene();
    const assistant = await connect(origin, await createToken(app.deps, owner, ['read']), mode);
    expect(assistant.getNegotiatedProtocolVersion()).toBe(revision);
    expect((await use(assistant, 'list_projects', {})).value).toMatchObject({ projects: [{ id: projectId }] });
  });

  test('proposes as suggestions that name it, which people accept, and writes nothing else', async () => {
    const { app, owner, projectId, assistant } = await scene();
    await fill(app, owner, projectId);
    const before = await stored(app);
    const [row] = (await app.as(owner).ledger.get({ projectId })).rows;
    const proposals = [
      await use(assistant, 'propose_answer', {
        projectId,
        module: 'idea',
        question: 'location',
        answer: 'Shawinigan',
        reason: 'The rent is half.',
      }),
      await use(assistant, 'propose_row', {
        projectId,
        kind: 'cost',
        cells: { name: 'Insurance', amount: 12_000, every: 'month' },
      }),
      await use(assistant, 'propose_row_change', { projectId, row: row?.id, cells: { amount: 80_000 } }),
      await use(assistant, 'propose_task', { projectId, task: 'Call the landlord', due: '2027-02-01' }),
      await use(assistant, 'propose_plan_section', {
        projectId,
        section: 'summary',
        text: 'A bakery.',
        language: 'en',
      }),
    ];
    expect(proposals.map(({ isError }) => isError)).toEqual(Array(5).fill(false));
    expect(await stored(app)).toEqual(before);
    expect(await app.deps.db.select().from(projectComments)).toEqual([]);
    const { suggestions } = (await use(assistant, 'list_suggestions', { projectId })).value as {
      suggestions: { id: string; program: string; reason: string; standing: { version: number | null } }[];
    };
    expect(suggestions.map(({ id }) => id).sort()).toEqual(
      proposals.map(({ value }) => (value as { suggestionId: string }).suggestionId).sort(),
    );
    expect(suggestions.map(({ program }) => program)).toEqual(Array(5).fill('Assistant'));
    expect(suggestions.filter(({ reason }) => reason === 'The rent is half.')).toHaveLength(1);
    const timeline = await app.deps.db.select().from(projectActivity).where(sql`action_type = 'suggestion_added'`);
    expect(timeline.map(({ metadata }) => metadata.program)).toEqual(Array(5).fill('Assistant'));

    for (const { id: suggestionId, standing } of suggestions) {
      await app.as(owner).suggestions.accept({ projectId, suggestionId, over: standing.version });
    }
    expect(await app.deps.db.select().from(answers)).toMatchObject([{ value: 'Shawinigan' }]);
    expect((await app.as(owner).ledger.get({ projectId })).rows.map(({ cells }) => cells)).toMatchObject([
      { name: 'Rent', amount: 80_000 },
      { name: 'Insurance', amount: 12_000 },
    ]);
    expect(await app.deps.db.select().from(projectTasks)).toMatchObject([{ text: 'Call the landlord' }]);
    const accepted = await app.deps.db.select().from(projectActivity).where(sql`action_type = 'suggestion_accepted'`);
    expect(accepted.map(({ metadata }) => metadata.program)).toEqual(Array(5).fill(undefined));
  });

  test('gets the business plan as a link to a file, and inside the answer when it asks', async () => {
    const { projectId, assistant } = await scene();
    const linkTo = async (args: Record<string, unknown>) => {
      const { content } = await assistant.callTool({ name: 'fetch_document', arguments: { projectId, ...args } });
      return content;
    };
    const [link, ...rest] = await linkTo({ format: 'word' });
    expect([link, rest]).toMatchObject([{ type: 'resource_link', mimeType: expect.stringContaining('word') }, []]);
    const { contents } = await assistant.readResource({ uri: link?.type === 'resource_link' ? link.uri : '' });
    const [file] = contents as { blob: string; mimeType: string }[];
    expect(
      Buffer.from(file?.blob ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(await linkTo({ language: 'fr', inside: true })).toMatchObject([
      { type: 'resource_link' },
      { type: 'text', text: expect.stringContaining('Boulangerie') },
    ]);
    await expect(assistant.readResource({ uri: `elan://projects/${randomUUID()}/plan/pdf/en` })).rejects.toThrow(
      'NOT_FOUND',
    );
  });

  test('reads the forecast, or what is missing before there is one, and the figures to check', async () => {
    const { app, owner, projectId, assistant } = await scene({ premium: true });
    const forecast = async (args = {}) => (await use(assistant, 'read_forecast', { projectId, ...args })).value;
    expect(await forecast()).toMatchObject({ books: null, missing: [{ asks: expect.stringContaining('sell') }] });

    const answer = { question: 'fixedCosts', value: 'The rent is $900 a month.', baseVersion: 0 };
    await app.as(owner).modules.saveAnswers({ projectId, module: 'finances', answers: [answer] });
    expect((await use(assistant, 'read_proposed_figures', { projectId })).value).toMatchObject({
      rows: [{ kind: 'cost', cells: { amount: 90_000 }, status: 'proposed' }],
    });

    const { id: _id, ...row } = testRow();
    const cells = { name: 'Bread', price: 800, quantity: 600, per: 'month' };
    const bread = { ...row, id: randomUUID(), kind: 'stream', cells } as unknown as ReturnType<typeof testRow>;
    await app.as(owner).ledger.save({ projectId, rows: [bread] });
    const known = (await forecast()) as { books: { sales: number[]; income: Record<string, unknown>[] } };
    expect(known.books.sales[0]).toBeGreaterThan(0);
    expect(known.books.income[0]).not.toHaveProperty('months');
    expect(await forecast({ full: true })).toMatchObject({
      books: { income: [{ months: expect.any(Array) }, ...Array(13).fill({})] },
    });
  });

  test.each(['en', 'fr'] as const)('names its tools, resources and conversations in %s', async (language) => {
    const { assistant, projectId } = await scene({ language });
    const { tools } = await assistant.listTools();
    for (const { name, title, outputSchema, annotations } of tools) {
      expect([name, title, outputSchema?.type, typeof annotations?.readOnlyHint]).toEqual([
        name,
        expect.stringMatching(/^[A-ZÉ].* /u),
        'object',
        'boolean',
      ]);
    }
    const { resources } = await assistant.listResources();
    expect(resources.map(({ uri }) => uri).sort()).toEqual([
      'elan://modules',
      `elan://projects/${projectId}`,
      'elan://trades',
    ]);
    const read = async (uri: string) => {
      const [first] = (await assistant.readResource({ uri })).contents as { text: string }[];
      return first?.text ?? '';
    };
    expect(await read('elan://modules')).toContain(language === 'fr' ? 'Mon idée' : 'My idea');
    expect(await read('elan://trades')).toContain(language === 'fr' ? 'Boulangerie' : 'Bakery');
    expect(await read(`elan://projects/${projectId}/modules/idea`)).toContain('businessIdea');
    const { prompts } = await assistant.listPrompts();
    expect(prompts.map(({ name }) => name).sort()).toEqual(['check_my_figures', 'prepare_for_the_bank']);
    const { messages } = await assistant.getPrompt({ name: 'prepare_for_the_bank', arguments: { projectId } });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringMatching(new RegExp(`${language === 'fr' ? 'Lisez' : 'Read'}.*${projectId}$`, 'su')),
    });
  });

  test('gets no more than 25 KB at once, and all of it in portions or when it asks', async () => {
    const { app, owner, projectId, assistant } = await scene();
    const long = 'É'.repeat(4_900);
    const { questions } = moduleDefinition('idea');
    const answers = questions
      .filter(({ kind }) => kind !== 'select')
      .map(({ id: question }) => ({ question, value: long, baseVersion: 0 }));
    await app.as(owner).modules.saveAnswers({ projectId, module: 'idea', answers });
    const rows = Array.from({ length: 60 }, (_, position) => ({ ...testRow(), position, note: '"'.repeat(300) }));
    await app.as(owner).ledger.save({ projectId, rows });
    for (let count = 0; count < 12; count += 1) {
      await app
        .as(owner)
        .comments.add({ projectId, module: 'idea', commentId: randomUUID(), content: long.slice(0, 1_900) });
    }
    const bytes = async (name: string, args: Record<string, unknown>) =>
      Buffer.byteLength(JSON.stringify(await assistant.callTool({ name, arguments: { projectId, ...args } })));
    for (const [name, args] of [
      ['read_plan', { module: 'idea' }],
      ['read_figures', {}],
      ['list_comments', { module: 'idea' }],
    ] as const) {
      expect(await bytes(name, args), name).toBeLessThan(25_000);
      expect(await bytes(name, { ...args, full: true }), name).toBeGreaterThan(25_000);
    }
    const seen: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { value } = await use(assistant, 'read_figures', { projectId, ...(cursor === '' ? {} : { cursor }) });
      const portion = value as { rows: { id: string }[]; next: string | null };
      seen.push(...portion.rows.map(({ id }) => id));
      cursor = portion.next;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('may what the person may in the project at that moment, and learns why not', async () => {
    const { app, projectId, origin } = await scene();
    const person = await createUser(app.deps);
    const assistant = await connect(origin, await createToken(app.deps, person, everything));
    const task = { projectId, task: 'Call the landlord' };
    const plan = { projectId };
    expect(await use(assistant, 'read_plan', plan)).toMatchObject({ isError: true, value: { code: 'NOT_FOUND' } });
    const [project] = (await app.deps.db.execute<{ ownerId: string }>(sql`select user_id as "ownerId" from projects`))
      .rows;
    await createCollaborator(
      app.deps,
      { id: projectId, ownerId: project?.ownerId ?? '' },
      { user: person, role: 'viewer' },
    );
    expect(await use(assistant, 'propose_task', task)).toMatchObject({ isError: true, value: { code: 'FORBIDDEN' } });
    await app.deps.db.execute(sql`update project_collaborators set role = 'commenter'`);
    expect(await use(assistant, 'propose_task', task)).toMatchObject({ isError: false });
    await app.deps.db.execute(sql`update projects set archived_at = now()`);
    expect(await use(assistant, 'propose_task', task)).toMatchObject({ value: { code: 'PROJECT_ARCHIVED' } });
    expect(await use(assistant, 'read_figures', { projectId })).toMatchObject({ isError: false });
  });

  test.each([
    ['an id that is none', 'read_plan', { projectId: 'not-an-id' }],
    [
      'an answer that is too long',
      'propose_answer',
      { module: 'idea', question: 'location', answer: 'x'.repeat(5_001) },
    ],
    ['an unknown question', 'propose_answer', { module: 'idea', question: 'noSuchQuestion', answer: 'x' }],
    ['text that cannot be stored', 'propose_answer', { module: 'idea', question: 'location', answer: 'a\u0000b' }],
    ['debts, which are private', 'propose_row', { kind: 'debt', cells: { name: 'Loan' } }],
    ['a cell that does not fit', 'propose_row', { kind: 'cost', cells: { name: 'Rent', amount: 'much' } }],
    ['an unknown module', 'propose_answer', { module: 'nowhere', question: 'location', answer: 'x' }],
    ['an unknown section', 'propose_plan_section', { section: 'nowhere', text: 'x', language: 'en' }],
    ['an unknown format', 'fetch_document', { format: 'exe' }],
    ['a place in a list that is none', 'list_tasks', { cursor: 'the second' }],
    ['an unknown tool', 'delete_project', {}],
  ])('gets an error for %s', async (_what, name, args) => {
    const { app, projectId, assistant } = await scene();
    const failed = await use(assistant, name, { projectId, ...args }).then(
      ({ isError }) => isError,
      () => true,
    );
    expect(failed).toBe(true);
    expect(await app.deps.db.select().from(storedSuggestions)).toEqual([]);
    expect(app.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('cannot subscribe to changes: a stream would outlive its token', async () => {
    const { assistant } = await scene();
    await expect(assistant.listen({ toolsListChanged: true })).rejects.toThrow('Subscription limit reached');
  });

  test.each(['GET', 'DELETE'])('opens no stream and has no session: %s', async (method) => {
    const { app, origin, owner } = await scene();
    const authorization = `Bearer ${await createToken(app.deps, owner, everything)}`;
    const answer = await fetch(`${origin}/api/mcp`, {
      method,
      headers: { authorization, accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(405);
    await answer.body?.cancel();
  });
});

/** What a proposal must not change. */
async function stored({ deps: { db } }: TestApp) {
  return [await db.select().from(answers), await db.select().from(ledgerRows), await db.select().from(projectTasks)];
}
