import { request } from 'node:http';
import { expect, test } from 'vitest';
import { contractEntries } from './testing/access-matrix.ts';
import { createUser } from './testing/factories.ts';
import { restCall } from './testing/fuzz/contract-calls.ts';
import { listen } from './testing/listen.ts';
import { createToken } from './testing/program.ts';
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
