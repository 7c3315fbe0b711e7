import type { CrashReport } from '@elan/contract/crashes';
import { expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const report: CrashReport = {
  kind: 'render',
  name: 'TypeError',
  frames: ['module-Ab12_-9z.js:1:2345'],
  components: ['module-Ab12_-9z.js:1:99', 'shell-x.js:2:1'],
  page: '/module/finances',
  build: 'abc-DEF_0123',
};

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.59 Safari/537.36';

const send = (app: TestApp, body: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/crashes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chrome, ...headers },
    body: JSON.stringify(body),
  });

const crashes = (app: TestApp) =>
  app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page crashed');

test.each([
  ['a message', { ...report, message: 'typed text' }],
  ['words for a name', { ...report, name: 'My secret idea' }],
  ['words for a frame', { ...report, frames: ['my secret idea'] }],
  ['a script of another site', { ...report, frames: ['https://evil.test/x.js:1:1'] }],
  ['endless frames', { ...report, frames: Array(13).fill(report.frames[0]) }],
  ['an id in the page', { ...report, page: '/invite/7b6d1f6e-3f5a-4d0e-9d3a-1f1f6e3f5a4d' }],
  ['a page that is not ours', { ...report, page: '/my-secret-idea' }],
  ['words for a build', { ...report, build: 'my secret idea' }],
  ['nothing', null],
])('a report with %s is refused and leaves nothing in the log', async (_what, body) => {
  const app = await createTestApp();
  expect((await send(app, body)).status).toBe(400);
  expect(app.logLines.join()).not.toMatch(/secret|typed text|evil|7b6d/u);
});

test('a report is logged as a warning with the location, and identifies nobody', async () => {
  const app = await createTestApp();
  const user = await createUser(app.deps);
  const answer = await send(app, report, { cookie: user.cookie, 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(204);
  const request = answer.headers.get('x-request-id');
  const crash = { ...report, browser: 'Chrome 142' };
  expect(crashes(app)).toEqual([expect.objectContaining({ level: 40, request, crash })]);
  expect(JSON.stringify(crashes(app))).not.toContain(user.id);
  for (const page of ['/', '/auth', '/dashboard', '/invite/:id', 'elsewhere']) {
    expect((await send(app, { ...report, page })).status).toBe(204);
  }
});

test('another site’s page cannot report', async () => {
  const app = await createTestApp();
  expect((await send(app, report, { origin: 'https://evil.test' })).status).toBe(403);
  expect(crashes(app)).toEqual([]);
});

test('a flood is cut off, per address and in total', async () => {
  const oneAddress = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send(oneAddress, report)).status);
  expect(statuses).toEqual([...Array(10).fill(204), 429]);

  const many = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '0.0.0.0/0' } });
  for (let count = 0; count < 300; count += 1) await many.deps.limiter.consume('allCrashReports', 'everybody');
  expect((await send(many, report)).status).toBe(429);
  expect(crashes(many)).toEqual([]);
});
