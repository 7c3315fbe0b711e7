import { describe, expect, test } from 'vitest';
import { createProject, createUser } from './testing/factories.ts';
import { createTestApp, testOrigin } from './testing/test-app.ts';

describe('the HTTP surface', () => {
  test.each([
    '/api/nope',
    '/rpc/nope',
    '/rpc/projects/nope',
    '/functions/v1/nope',
    '/webhooks/nope',
    '/assets/nope.js',
    '/dev/nope',
  ])('%s is a 404 in JSON', async (path) => {
    const app = await createTestApp();
    for (const method of ['GET', 'POST']) {
      const answer = await app.request(path, { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  test.each([
    ['a body of 10 MB', 'x'.repeat(10 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE'],
    ['a broken JSON body', '{"json":', 400, 'INVALID_INPUT'],
    ['JSON without end', `${'['.repeat(33)}${']'.repeat(33)}`, 400, 'INVALID_INPUT'],
    ['a body that is no call', '[1]', 400, 'INVALID_INPUT'],
    ['no body', '', 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_what, body, status, code) => {
    const app = await createTestApp();
    const { cookie } = await createUser(app.deps);
    const answer = await app.request('/rpc/projects/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(code);
  });

  test('accepts only JSON from API clients, or no body at all', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const { cookie } = user;
    const send = (
      path: string,
      contentType: string | null,
      body: string | FormData | Uint8Array<ArrayBuffer> | null,
      method = 'POST',
    ) =>
      app.request(path, {
        method,
        headers: { cookie, ...(contentType === null ? {} : { 'content-type': contentType }) },
        body,
      });
    const form = new FormData();
    form.set('name', 'A project');
    for (const path of ['/rpc/projects/create', '/api/v1/projects', '/api/auth/sign-in/email']) {
      for (const [contentType, body] of [
        ['application/octet-stream', 'a blob'],
        ['text/plain', '{"name":"A project"}'],
        ['application/x-www-form-urlencoded', 'name=A'],
        ['application/json-seq', '{"name":"A project"}'],
        [null, form],
        [null, new Uint8Array([1])],
      ] as const) {
        const answer = await send(path, contentType, body);
        expect(answer.status).toBe(415);
        expect(await answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
      }
    }
    expect((await send('/functions/v1/delete-account', 'text/plain', '{"confirm_deletion":true}')).status).toBe(415);
    expect((await app.as(user).projects.list({})).projects).toEqual([]);

    expect((await send('/api/v1/projects', 'application/json; charset=utf-8', '{"name":"A"}')).status).toBe(201);
    expect((await send('/api/v1/projects', 'text/plain', null, 'GET')).status).toBe(200);
    expect((await send('/api/auth/sign-out', 'text/plain', '')).status).not.toBe(415);
    expect((await send('/api/v1/projects/00000000-0000-4000-8000-000000000000', null, null, 'DELETE')).status).toBe(
      404,
    );
  });

  test('refuses requests from another site’s page with the person’s cookie', async () => {
    const app = await createTestApp();
    const { cookie } = await createUser(app.deps);
    const send = (headers: Record<string, string>) =>
      app.request('/api/v1/projects', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify({ name: 'Planted' }),
      });
    expect((await send({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await send({ origin: 'null' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: testOrigin, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    expect((await send({})).status).toBe(201);
  });

  test('never trusts a client’s claim about who it is', async () => {
    const app = await createTestApp();
    const victim = await createUser(app.deps);
    await createProject(app.deps, { ownerId: victim.id });
    const attacker = await createUser(app.deps);
    const read = async (url: string) => (await app.request(url, { headers: { cookie: attacker.cookie } })).json();
    const input = encodeURIComponent(JSON.stringify({ json: { user_id: victim.id } }));
    expect(await read(`/rpc/projects/list?data=${input}`)).toMatchObject({ json: { projects: [] } });
    const fields = [{ path: 'user_id', problem: 'unknown' }];
    expect(await read(`/api/v1/projects?user_id=${victim.id}`)).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields },
    });
  });

  test('a link changes nothing: the web protocol refuses GET for writes', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const link = `/rpc/projects/create?data=${encodeURIComponent('{"json":{"name":"by link"}}')}`;
    expect((await app.request(link, { headers: { cookie: user.cookie } })).status).toBe(400);
    expect((await app.as(user).projects.list({})).projects).toEqual([]);
  });

  test.each(['projects/get', 'projects/list', 'generation/start'])(
    '%s refuses an invalid id, before and after signing in',
    async (path) => {
      const app = await createTestApp();
      const { cookie } = await createUser(app.deps);
      const send = (projectId: unknown, headers: Record<string, string>) =>
        app.request(`/rpc/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ json: { projectId, module: 'idea', language: 'en' } }),
        });
      for (const wrong of ['x', null, 7, { a: 1 }, "' or 1=1 --"]) {
        expect((await send(wrong, {})).status).toBe(401);
        expect((await send(wrong, { cookie })).status).toBe(path === 'projects/list' ? 200 : 400);
      }
    },
  );

  test('describes for programs what they may call', async () => {
    const app = await createTestApp();
    const { openapi, paths } = (await (await app.request('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toMatch(/^3\.1/u);
    expect(Object.keys(paths['/projects/{projectId}'] ?? {})).toEqual(['get']);
  });

  test('answers REST calls in the specification’s field names', async () => {
    const app = await createTestApp();
    const { cookie } = await createUser(app.deps);
    const made = await app.request('/api/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: ' A ' }),
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const project = (await (await app.request(`/api/v1/projects/${id}`, { headers: { cookie } })).json()) as object;
    expect(Object.keys(project)).toEqual(
      expect.arrayContaining(['id', 'user_id', 'name', 'description', 'modules_data', 'created_at', 'updated_at']),
    );
    expect((await app.request(`/api/v1/projects/${id}`, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  });

  test('logs the route that answered, never the path', async () => {
    const app = await createTestApp();
    for (const path of ['/healthz', '/rpc/account/get', '/api/v1/projects', '/invite/somebody@example.test']) {
      await app.request(path, { method: path.startsWith('/rpc') ? 'POST' : 'GET' });
    }
    const lines = app.logLines.map((line) => JSON.parse(line) as { msg: string; route?: string });
    const routes = lines.filter(({ msg }) => msg === 'request').map(({ route }) => route);
    expect(routes).toEqual(['/healthz', '/rpc/account/get', '/api/v1/*', '/*']);
  });

  test('does not let browsers cache a redirect, which depends on who is signed in', async () => {
    const app = await createTestApp();
    const { cookie } = await createUser(app.deps);
    for (const [path, headers, location] of [
      ['/dashboard', {}, '/'],
      ['/', { cookie }, '/dashboard'],
    ] as const) {
      const answer = await app.request(path, { headers });
      expect(answer.headers.get('location')).toBe(location);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('sends the security headers with every kind of response', async () => {
    const app = await createTestApp();
    for (const path of ['/healthz', '/api/nope', '/rpc/account/get', '/api/openapi.json']) {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
