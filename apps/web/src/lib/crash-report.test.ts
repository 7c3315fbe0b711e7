// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Reporter = typeof import('./crash-report.ts');

const build = 'build-12345';
let reporter: Reporter;
let sent: { url: string; init: RequestInit; report: Record<string, unknown> }[];

beforeEach(async () => {
  vi.resetModules();
  reporter = await import('./crash-report.ts');
  document.head.innerHTML = `<meta name="build" content="${build}">`;
  history.replaceState(null, '', '/module/finances?project=hidden');
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, report: JSON.parse(String(init.body)) });
    return new Response(null, { status: 204, headers: { 'x-request-id': `report-${sent.length}` } });
  });
});

afterEach(() => vi.unstubAllGlobals());

function crash(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at a (${place})`)].join('\n');
  return error;
}
const own = (place: string) => `${location.origin}/assets/${place}`;

test('a report says where and of what kind, and holds no text of anybody', async () => {
  const error = crash('Cannot read my secret idea', own('module-Ab_1.js:1:23'), 'https://other.test/assets/x.js:1:1');
  const componentStack = `\n    at Card (${own('shell-z.js:2:5')})\n    at div`;
  await reporter.reportCrash({ kind: 'render', error, componentStack });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.report).toEqual({
    kind: 'render',
    name: 'TypeError',
    frames: ['module-Ab_1.js:1:23'],
    components: ['shell-z.js:2:5'],
    page: '/module/finances',
    build,
  });
  expect(sent[0]).toMatchObject({ url: '/api/crashes', init: { credentials: 'omit', keepalive: true } });
});

test('a report has a code, the same for the same error', async () => {
  const same = () => reporter.reportCrash({ kind: 'error', error: crash('one', own('a.js:1:1')) });
  expect([await same(), await same()]).toEqual(['report-1', 'report-1']);
  expect(await reporter.reportCrash({ kind: 'error', error: new DOMException('', 'AbortError') })).toBeNull();
});

test('the same error is reported once, and no page reports without end', async () => {
  for (let time = 0; time < 3; time += 1) {
    await reporter.reportCrash({ kind: 'error', error: crash(`number ${time}`, own('a.js:1:1')) });
  }
  expect(sent).toHaveLength(1);
  for (let line = 2; line < 30; line += 1) {
    await reporter.reportCrash({ kind: 'error', error: crash('another', own(`a.js:${line}:1`)) });
  }
  expect(sent).toHaveLength(5);
});

test('an id in the address and a name that is no name stay here', async () => {
  history.replaceState(null, '', '/invite/7b6d1f6e-3f5a-4d0e-9d3a-1f1f6e3f5a4d');
  const error = Object.assign(crash('x', own('a.js:1:1')), { name: 'my secret idea' });
  await reporter.reportCrash({ kind: 'rejection', error });
  expect(sent[0]?.report).toMatchObject({ page: '/invite/:id', name: 'Unnamed' });
});

test('what is no crash of ours is not reported', async () => {
  const refusal = Object.assign(crash('NOT_FOUND', own('api.js:1:1')), { name: 'ORPCError' });
  await reporter.reportCrash({ kind: 'rejection', error: refusal });
  await reporter.reportCrash({ kind: 'error', error: crash('of an extension', 'chrome-extension://x/a.js:1:1') });
  await reporter.reportCrash({ kind: 'rejection', error: 'typed text' });
  await reporter.reportCrash({ kind: 'error', error: undefined });
  expect(sent).toEqual([]);
});

test('nothing is sent in development, offline or in the demonstration', async () => {
  const error = () => crash('x', own('a.js:1:1'));
  const { setDemoAccount } = await import('./demo-mode.ts');
  const { reportReached, reportUnreachable } = await import('./connection.ts');
  setDemoAccount(true);
  await reporter.reportCrash({ kind: 'error', error: error() });
  setDemoAccount(false);
  reportUnreachable();
  await reporter.reportCrash({ kind: 'error', error: error() });
  reportReached();
  document.head.innerHTML = '';
  await reporter.reportCrash({ kind: 'error', error: error() });
  expect(sent).toEqual([]);
});

test('a report that cannot be sent is dropped without another error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(reporter.reportCrash({ kind: 'error', error: crash('x', own('a.js:1:1')) })).resolves.toBeNull();
});
