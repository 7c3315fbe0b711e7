import { expect, test } from 'vitest';
import { access, allow, exchange, register, statusWith } from '../../testing/assistant.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pathsForBrowserClients } from './browser-clients.ts';

const origin = 'https://assistant.test';
const fromPage = { origin, 'sec-fetch-site': 'cross-site' };

const preflight = (app: TestApp, path: string) =>
  app.request(path, {
    method: 'OPTIONS',
    headers: {
      ...fromPage,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,mcp-protocol-version',
    },
  });

test.each([...pathsForBrowserClients])('a page of another site may call %s, without credentials', async (path) => {
  const app = await createTestApp();
  const asked = await preflight(app, path);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')?.split(',')).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']),
  );
  const method = path.startsWith('/.well-known/') ? 'GET' : 'POST';
  const answer = await app.request(path, { method, headers: fromPage });
  expect([200, 400, 401]).toContain(answer.status);
  for (const { headers } of [asked, answer]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  expect(answer.headers.get('access-control-expose-headers')).toContain('www-authenticate');
});

test('it can read that it made too many calls', async () => {
  const app = await createTestApp({ settings: { rateLimitFactor: 1 / 600 } });
  const ask = () => app.request('/oauth/token', { method: 'POST', headers: fromPage });
  await ask();
  const refused = await ask();
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, '*']);
});

test.each([
  '/rpc/projects/list',
  '/api/v1/projects',
  '/api/auth/get-session',
  '/connect',
  '/oauth/other',
  '/',
  '/api/mcp/x',
])('no page of another site may read %s', async (path) => {
  const app = await createTestApp();
  for (const answer of [await preflight(app, path), await app.request(path, { headers: fromPage })]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the cookie of a person who is signed in counts for nothing there; the token of the page does', async () => {
  const app = await createTestApp();
  const user = await createUser(app.deps);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = {
    ...fromPage,
    cookie: user.cookie,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  };
  expect((await app.request('/api/mcp', { method: 'POST', headers, body })).status).toBe(401);
  const clientId = await register(app);
  const tokens = await exchange(app, clientId, await allow(app, user, clientId));
  expect(await statusWith(app, access(tokens))).toBe(200);
  const authorization = `Bearer ${access(tokens)}`;
  const answer = await app.request('/api/mcp', { method: 'POST', headers: { ...headers, authorization }, body });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});
