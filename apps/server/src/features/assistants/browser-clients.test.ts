import { expect, test } from 'vitest';
import { access, allow, exchange, register } from '../../testing/assistant.ts';
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
  const method = path.includes('/.well-known/') ? 'GET' : 'POST';
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
  '/api/mcp',
  '/api/mcp/x',
])('no page of another site may read %s', async (path) => {
  const app = await createTestApp();
  for (const answer of [await preflight(app, path), await app.request(path, { headers: fromPage })]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(['GET', 'POST'])(
  'no page but our own calls the assistants’ address with %s, whatever its token',
  async (method) => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const clientId = await register(app);
    const tokens = await exchange(app, clientId, await allow(app, user, clientId));
    const body = method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) : null;
    const statusFrom = async (headers: Record<string, string>) => {
      const standard = {
        authorization: `Bearer ${access(tokens)}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      };
      const answer = await app.request('/api/mcp', { method, headers: { ...standard, ...headers }, body });
      await answer.body?.cancel();
      return answer.status;
    };
    // 405: without sessions there is nothing to listen to.
    const served = method === 'POST' ? 200 : 405;
    expect(await statusFrom({})).toBe(served);
    expect(await statusFrom({ origin: 'http://localhost:3000' })).toBe(served);
    expect(await statusFrom(fromPage)).toBe(403);
    expect(await statusFrom({ origin })).toBe(403);
    expect(await statusFrom({ origin: 'null' })).toBe(403);
    // A name of somebody else that leads here.
    expect(await statusFrom({ origin: 'http://rebound.test:3000', host: 'rebound.test:3000' })).toBe(403);
  },
);

test('the cookie of a person who is signed in counts for nothing there', async () => {
  const app = await createTestApp();
  const { cookie } = await createUser(app.deps);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { cookie, accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  expect((await app.request('/api/mcp', { method: 'POST', headers, body })).status).toBe(401);
});
