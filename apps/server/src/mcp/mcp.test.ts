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

async function scene({ scopes = everything, language = 'en' as 'en' | 'fr' } = {}) {
  const app = await createTestApp();
  const origin = await listen(app.handler);
  const owner = await createUser(app.deps, { language });
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

  test.each([undefined, '*/*', 'application/json, */*;q=0.1'])('may accept everything: %s', async (accept) => {
    const { app, origin, owner } = await scene();
    const authorization = `Bearer ${await createToken(app.deps, owner, everything)}`;
    const headers = { authorization, 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const answer = await fetch(`${origin}/api/mcp`, { method: 'POST', body, headers });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('list_projects')]);
  });

  test('may send null for the place in a list, as for the first page', async () => {
    const { assistant, projectId } = await scene();
    for (const [tool, more] of [
      ['list_projects', {}],
      ['list_projects', { shared: true }],
      ['list_comments', { projectId, module: 'idea' }],
      ['list_suggestions', { projectId }],
    ] as const) {
      expect(await use(assistant, tool, { ...more, cursor: null }), tool).toMatchObject({ isError: false });
    }
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
        'read_lender_facts',
        'read_plan',
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
    expect((await use(assistant, 'read_figures', { projectId })).value).toMatchObject([{ cells: { name: 'Rent' } }]);
    expect((await use(assistant, 'list_tasks', { projectId })).value).toEqual([]);
    expect((await use(assistant, 'list_comments', { projectId, module: 'idea' })).value).toMatchObject({ count: 0 });
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

  test('fetches the business plan as a file', async () => {
    const { projectId, assistant } = await scene();
    const text = await use(assistant, 'fetch_document', { projectId, language: 'fr' });
    expect(text.value).toMatchObject({ resource: { text: expect.stringContaining('Boulangerie') } });
    const word = await use(assistant, 'fetch_document', { projectId, format: 'word' });
    const { resource } = word.value as { resource: { blob: string } };
    expect(Buffer.from(resource.blob, 'base64').subarray(0, 2).toString()).toBe('PK');
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
