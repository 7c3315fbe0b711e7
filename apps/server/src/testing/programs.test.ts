import { randomUUID } from 'node:crypto';
import type { ProcedureMeta } from '@elan/contract/base';
import { includesScope, type ProgramScope, programScopes } from '@elan/domain/programs';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { projectActivity } from '../db/schema/activity.ts';
import { projectTasks } from '../db/schema/tasks.ts';
import { removeExpiredRows } from '../remove-expired-rows.ts';
import { contractEntries } from './access-matrix.ts';
import { createCollaborator, createProject, createUser } from './factories.ts';
import { restCall } from './fuzz/contract-calls.ts';
import { callAs, createToken } from './program.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What programs may call. Everything else is for people, so a procedure is only opened by a change of this list. */
const open: Record<ProgramScope, string[]> = {
  read: [
    'collaboration.shared',
    'comments.list',
    'comments.replies',
    'figureCheck.list',
    'forecast.get',
    'forecast.proposals',
    'journal.list',
    'ledger.get',
    'ledger.removed',
    'ledger.versions',
    'lenderFacts.list',
    'lenderFacts.versions',
    'modules.list',
    'papers.list',
    'projects.get',
    'projects.list',
    'projects.permissions',
    'suggestions.list',
    'tasks.list',
    'trades.get',
    'trades.list',
    'versions.answers',
    'versions.get',
    'versions.list',
  ],
  suggest: ['comments.add', 'suggestions.add', 'suggestions.withdraw'],
  write: [
    'comments.remove',
    'comments.resolve',
    'comments.update',
    'ledger.save',
    'lenderFacts.save',
    'modules.saveAnswers',
    'projectFile.check',
    'projectFile.import',
    'tasks.add',
    'tasks.remove',
    'tasks.reorder',
    'tasks.update',
  ],
  documents: ['documents.file', 'documents.place', 'documents.plan'],
};

const entries = contractEntries().map((entry) => ({
  ...entry,
  programs: (entry.procedure['~orpc'].meta as ProcedureMeta).programs,
}));

describe('every procedure and access tokens', () => {
  test('the contract opens exactly what is listed here', () => {
    const opened = Object.groupBy(
      entries.filter(({ programs }) => programs !== undefined),
      ({ programs }) => programs as ProgramScope,
    );
    const names = programScopes.map((scope) => [scope, (opened[scope] ?? []).map(({ name }) => name).sort()]);
    expect(Object.fromEntries(names)).toEqual(open);
  });

  test.each(programScopes)('a token for %s calls what this scope includes, and nothing else', async (scope) => {
    const app = await createTestApp();
    const token = await createToken(app.deps, await createUser(app.deps, { premium: true }), [scope]);
    for (const entry of entries.filter(({ access }) => access !== 'public')) {
      const answer = await callEmpty(app, token, entry);
      const refusal = { code: answer.code, scope: answer.data?.['scope'] };
      const refused = { code: 'SCOPE_REQUIRED', scope: entry.programs ?? null };
      const isOpen = entry.programs !== undefined && includesScope([scope], entry.programs);
      if (isOpen) expect([entry.name, refusal]).not.toEqual([entry.name, refused]);
      else expect([entry.name, answer.status, refusal]).toEqual([entry.name, 403, refused]);
    }
  });

  test('no token of any scope reaches what is for people', async () => {
    const app = await createTestApp();
    const token = await createToken(app.deps, await createUser(app.deps), [...programScopes]);
    for (const entry of entries.filter(({ access, programs }) => access !== 'public' && programs === undefined)) {
      expect([entry.name, await callEmpty(app, token, entry)]).toMatchObject([entry.name, { code: 'SCOPE_REQUIRED' }]);
    }
  });

  test('the description of the API names the scope', async () => {
    const app = await createTestApp();
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { security?: unknown }>>;
    };
    expect(paths['/projects/{projectId}/tasks']?.['post']?.security).toEqual([{ bearer: ['write'] }]);
    expect(paths['/account']).toBeUndefined();
  });
});

describe('a program', () => {
  test('may what its person may in the project at that moment, and no more', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: owner.id });
    const stranger = await createToken(app.deps, await createUser(app.deps), ['read', 'write']);
    expect(await addTask(app, stranger, project.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });

    const person = await createUser(app.deps);
    const token = await createToken(app.deps, person, ['read', 'write']);
    const role = async (name: string) =>
      app.deps.db.execute(sql`update project_collaborators set role = ${name} where user_id = ${person.id}`);
    await createCollaborator(app.deps, project, { user: person, role: 'viewer' });
    expect(await addTask(app, token, project.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await callAs(app, token, `/projects/${project.id}`)).toMatchObject({ status: 200, user_role: 'viewer' });
    await role('editor');
    expect(await addTask(app, token, project.id)).toMatchObject({ status: 200 });
    await app.deps.db.execute(sql`delete from project_collaborators where user_id = ${person.id}`);
    expect(await callAs(app, token, `/projects/${project.id}`)).toMatchObject({ status: 404 });
    expect(await app.deps.db.select().from(projectTasks)).toHaveLength(1);
  });

  test('is refused once its token has ended, was revoked, or was never made', async () => {
    let now = new Date();
    const app = await createTestApp({ now: () => now });
    const user = await createUser(app.deps);
    const token = await createToken(app.deps, user, ['read']);
    const status = async (sent: string) => (await callAs(app, sent, '/projects')).status;
    expect(await status(token)).toBe(200);
    expect(await status(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBe(401);
    expect(await status('elan_pat_')).toBe(401);
    now = new Date(now.getTime() + 60 * 60_000);
    expect(await status(token)).toBe(401);
    now = new Date(now.getTime() - 60_000);
    expect(await status(token)).toBe(200);
    await app.deps.db.delete(accessTokens);
    expect(await status(token)).toBe(401);
  });

  test('is known by its token alone: cookies do not count, and neither does the origin', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: owner.id });
    const other = await createToken(app.deps, await createUser(app.deps), ['read', 'write']);
    const { cookie } = owner;
    const path = `/projects/${project.id}`;
    expect(await callAs(app, other, path, { headers: { cookie } })).toMatchObject({ status: 404 });
    expect(await callAs(app, 'elan_pat_nothing', path, { headers: { cookie } })).toMatchObject({ status: 401 });
    const own = await createToken(app.deps, owner, ['write']);
    const elsewhere = { origin: 'https://assistant.example', 'sec-fetch-site': 'cross-site' };
    expect(await addTask(app, own, project.id, elsewhere)).toMatchObject({ status: 200 });
    const forged = await app.request(`/api/v1${path}/tasks`, {
      method: 'POST',
      headers: { cookie, authorization: 'Basic x', 'content-type': 'application/json', ...elsewhere },
      body: JSON.stringify({ taskId: randomUUID(), text: 'Planted' }),
    });
    expect(forged.status).toBe(403);
  });

  test('opens no other door than the API', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const token = await createToken(app.deps, user, [...programScopes]);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = async (path: string, body?: unknown) => {
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      return app.request(path, init);
    };
    expect((await send('/rpc/projects/list', { json: {} })).status).toBe(401);
    expect((await send('/functions/v1/delete-account', { confirm_deletion: true })).status).toBe(401);
    expect((await send('/functions/v1/stripe-checkout', {})).status).toBe(401);
    expect((await send('/api/auth/tokens')).status).toBe(401);
    const added = { currentPassword: 'six-or-more', name: 'More', scopes: ['read'], days: 1 };
    expect((await send('/api/auth/tokens/add', added)).status).toBe(401);
    expect(await (await send('/api/auth/get-session')).json()).toBeNull();
    expect((await send('/api/auth/passkeys')).status).toBe(401);
  });

  test('makes 300 calls a minute, whatever other programs do', async () => {
    const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const user = await createUser(app.deps);
    const [first, second] = [await createToken(app.deps, user, ['read']), await createToken(app.deps, user, ['read'])];
    for (let call = 0; call < 3; call += 1)
      expect(await callAs(app, first, '/projects')).toMatchObject({ status: 200 });
    expect(await callAs(app, first, '/projects')).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await callAs(app, second, '/projects')).toMatchObject({ status: 200 });
  });

  test('leaves its name in the timeline, apart from what the person does', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: owner.id });
    const [first, second] = await Promise.all(
      ['Checkout', 'Assistant'].map((name) => createToken(app.deps, owner, ['write'], { name })),
    );
    for (const token of [first, first, second]) await addTask(app, token ?? '', project.id);
    await app.as(owner).tasks.add({ projectId: project.id, taskId: randomUUID(), text: 'By hand' });
    const rows = await app.deps.db.select().from(projectActivity).orderBy(projectActivity.createdAt);
    expect(rows.map(({ userId, metadata }) => [userId, metadata])).toEqual([
      [owner.id, { count: '2', program: 'Checkout' }],
      [owner.id, { count: '1', program: 'Assistant' }],
      [owner.id, { count: '1' }],
    ]);
  });

  test('is remembered by when its token was last used, to five minutes, and never logged', async () => {
    let now = new Date('2027-01-01T12:00:00Z');
    const app = await createTestApp({ now: () => now });
    const token = await createToken(app.deps, await createUser(app.deps), ['read']);
    const used = async () => {
      await callAs(app, token, '/projects');
      return (await app.deps.db.select().from(accessTokens))[0]?.lastUsedAt?.toISOString();
    };
    expect(await used()).toBe('2027-01-01T12:00:00.000Z');
    now = new Date('2027-01-01T12:04:00Z');
    expect(await used()).toBe('2027-01-01T12:00:00.000Z');
    now = new Date('2027-01-01T12:05:01Z');
    expect(await used()).toBe('2027-01-01T12:05:01.000Z');
    expect(app.logLines.length).toBeGreaterThan(0);
    expect(app.logLines.filter((line) => line.includes(token.slice(9)))).toEqual([]);
  });

  test('has a token that stays in the list for thirty days after its end', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const day = 24 * 60;
    await createToken(app.deps, user, ['read'], { name: 'Recent', minutes: -29 * day });
    await createToken(app.deps, user, ['read'], { name: 'Old', minutes: -31 * day });
    await removeExpiredRows(app.deps);
    expect((await app.deps.db.select().from(accessTokens)).map(({ name }) => name)).toEqual(['Recent']);
  });
});

function addTask(app: TestApp, token: string, projectId: string, headers: Record<string, string> = {}) {
  const body = { taskId: randomUUID(), text: 'Call the landlord' };
  return callAs(app, token, `/projects/${projectId}/tasks`, { method: 'POST', body, headers });
}

/** Calls a procedure with nothing but ids of what does not exist: scopes come before the input. */
function callEmpty(app: TestApp, token: string, { procedure }: (typeof entries)[number]) {
  const { path = '/', method = 'POST' } = procedure['~orpc'].route;
  const ids = [...path.matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => [field, randomUUID()]);
  const { url, body, verb } = restCall(path, method, Object.fromEntries(ids));
  return callAs(app, token, url.replace('/api/v1', ''), { method: verb, body });
}
