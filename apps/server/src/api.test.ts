import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answers as storedAnswers } from './db/schema/modules.ts';
import { contractEntries } from './testing/access-matrix.ts';
import { createUser, testRow } from './testing/factories.ts';
import { restCall } from './testing/fuzz/contract-calls.ts';
import { listen } from './testing/listen.ts';
import { callAs, createToken } from './testing/program.ts';
import { createTestApp } from './testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const origin = await listen(app.handler);
  const user = await createUser(app.deps);
  const { cookie } = user;
  const send = async (headers: Record<string, string>, body?: string) => {
    const init = { method: 'POST', headers: { cookie, ...headers }, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${origin}/api/v1/projects`, init);
    return { status: response.status, ...((await response.json()) as { code?: string; name?: string }) };
  };
  const names = async () => (await app.as(user).projects.list({})).projects.map(({ name }) => name);
  return { app, origin, user, send, names };
}

test('a body is JSON whatever else its headers claim', async () => {
  const { send, names } = await scene();
  const body = '{"name":"Bakery"}';
  for (const contentType of [
    'application/json',
    'APPLICATION/JSON; charset=UTF-8',
    'application/vnd.api+json',
    'text/json',
  ]) {
    expect(await send({ 'content-type': contentType }, body)).toMatchObject({ status: 201, name: 'Bakery' });
  }
  const disposition = { 'content-disposition': 'attachment; filename="Planted"' };
  const named = await send({ 'content-type': 'application/json', ...disposition }, body);
  expect(named).toMatchObject({ status: 201, name: 'Bakery' });
  expect(new Set(await names())).toEqual(new Set(['Bakery']));
});

test('no body has no fields, whatever the headers claim', async () => {
  const { origin, user, send, names } = await scene();
  const disposition = { 'content-disposition': 'attachment; filename="Planted"' };
  const claims: Record<string, string>[] = [
    {},
    disposition,
    ...['application/octet-stream', 'APPLICATION/JSON', 'text/event-stream', 'multipart/form-data; boundary=x'].map(
      (contentType) => ({ 'content-type': contentType, ...disposition }),
    ),
  ];
  for (const headers of claims) {
    expect([headers, await send(headers)]).toMatchObject([headers, { status: 400, code: 'INVALID_INPUT' }]);
    const unannounced = await statusWithoutLength(`${origin}/api/v1/projects`, { cookie: user.cookie, ...headers });
    expect([headers, unannounced]).toEqual([headers, 400]);
  }
  expect(await names()).toEqual([]);
});

test('any call but GET may be sent without a body', async () => {
  const { origin, user } = await scene();
  const writes = contractEntries().filter(({ procedure }) => procedure['~orpc'].route.method !== 'GET');
  for (const { name, procedure } of writes) {
    const { path = '/', method = 'POST' } = procedure['~orpc'].route;
    const { url } = restCall(path, method, {});
    for (const headers of [{}, { cookie: user.cookie }]) {
      const ask = async (body?: string) => {
        const json = body === undefined ? {} : { body, headers: { ...headers, 'content-type': 'application/json' } };
        const response = await fetch(`${origin}${url}`, { method, headers, ...json });
        const { code, data } = (await response.json()) as { code?: string; data?: { fields?: unknown } };
        return [name, response.status, code, data?.fields];
      };
      expect(await ask()).toEqual(await ask('{}'));
    }
  }
});

test('assistants send JSON whatever else their headers claim', async () => {
  const { app, origin, user } = await scene();
  const token = await createToken(app.deps, user, ['read']);
  const accept = 'application/json, text/event-stream';
  const send = (contentType: string, body?: string) =>
    fetch(`${origin}/api/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept, 'content-type': contentType },
      ...(body === undefined ? {} : { body }),
    });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect((await send('APPLICATION/JSON; charset=UTF-8', ping)).status).toBe(200);
  expect((await send('text/plain', ping)).status).toBe(415);
  expect((await send('application/json')).status).toBe(415);
});

describe('a refusal under /api/v1', () => {
  /** What a program reads of it. */
  async function refused(path: string, init: RequestInit = {}, env: Record<string, string> = {}) {
    const app = await createTestApp({ env });
    const user = await createUser(app.deps);
    const token = await createToken(app.deps, user, ['read']);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
    const answer = await app.request(`/api/v1${path}`, { ...init, headers });
    return { headers: answer.headers, problem: (await answer.json()) as Record<string, unknown> };
  }

  test.each<[string, string, RequestInit, Record<string, unknown>]>([
    ['of a procedure', `/projects/${randomUUID()}`, {}, { status: 404, code: 'NOT_FOUND' }],
    ['of a path', '/nope', {}, { status: 404, code: 'NOT_FOUND' }],
    ['of a body', '/projects', { method: 'POST', body: '{' }, { status: 400, code: 'INVALID_INPUT' }],
    ['of a body without fields', '/projects', { method: 'POST', body: '[1]' }, { status: 400, code: 'INVALID_INPUT' }],
    [
      'of a type',
      '/projects',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
      { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    ],
  ])('is problem details: %s', async (_what, path, init, fields) => {
    const { headers, problem } = await refused(path, init);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(problem).toMatchObject({ ...fields, type: expect.stringContaining(String(fields.code)) });
    expect(Object.keys(problem).filter((key) => !['type', 'title', 'status', 'code', 'data'].includes(key))).toEqual(
      [],
    );
  });

  test('says how to prove who calls, and which scope is missing', async () => {
    const challenge = async (path: string, init?: RequestInit) =>
      (await refused(path, init)).headers.get('www-authenticate');
    expect(await challenge('/projects', { headers: { authorization: '' } })).toBe('Bearer');
    expect(await challenge('/projects', { headers: { authorization: 'Bearer elan_pat_x' } })).toBe(
      'Bearer error="invalid_token"',
    );
    expect(await challenge('/files/place')).toBe('Bearer error="insufficient_scope", scope="documents"');
    expect(await challenge('/account')).toBeNull();
  });

  test('says when to try again', async () => {
    const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const token = await createToken(app.deps, await createUser(app.deps), ['read']);
    const ask = () => app.request('/api/v1/projects', { headers: { authorization: `Bearer ${token}` } });
    await ask();
    const answer = await ask();
    const { data } = (await answer.json()) as { data: { retryAfterSeconds: number } };
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(data.retryAfterSeconds)]);
  });

  test('names what it does not know, at any depth of the body and in the address', async () => {
    const { app, user } = await scene();
    const { id: projectId } = await app.as(user).projects.create({ name: 'Bakery' });
    const token = await createToken(app.deps, user, ['read', 'write']);
    const fieldsOf = async (path: string, method = 'GET', body?: unknown) =>
      (await callAs(app, token, path, { method, body })).data?.fields;
    const unknown = (...paths: string[]) => paths.map((path) => ({ path, problem: 'unknown' }));
    const project = `/projects/${projectId}`;
    expect(await fieldsOf('/projects?shelf=archived&sorted=name')).toEqual(unknown('sorted'));
    const answers = [{ question: 'location', value: 'Trois-Rivières', baseVersion: 0, version: 0 }];
    expect(await fieldsOf(`${project}/modules/idea/answers?force=1`, 'PUT', { answers, forced: true })).toEqual(
      unknown('force', 'answers.0.version', 'forced'),
    );
    const row = { ...testRow(), cells: { name: 'Rent', amout: 5 } };
    expect(await fieldsOf(`${project}/ledger`, 'PUT', { rows: [row] })).toEqual(unknown('rows.0.cells.amout'));
    expect(await app.deps.db.select().from(storedAnswers)).toEqual([]);
  });
});

/** A call that says nothing about the length of its body, and has none. */
function statusWithoutLength(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers });
    sending.removeHeader('content-length');
    sending.removeHeader('transfer-encoding');
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    sending.end();
  });
}
