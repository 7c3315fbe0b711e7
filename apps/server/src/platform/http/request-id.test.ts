import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createLogger } from './log.ts';
import { refuse } from './refusal.ts';
import { currentRequestId, outsideRequests, requestId } from './request-id.ts';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });

function appBehind(trusted: string[]) {
  const app = new Hono();
  app.use(requestId(trusted));
  app.get('/', async (c) => {
    log.info('before');
    await new Promise((resolve) => setImmediate(resolve));
    log.child({ part: 'later' }).info('after');
    outsideRequests(() => log.info('for everybody'));
    return c.text(currentRequestId() ?? '');
  });
  app.get('/refused', (c) => refuse(c, 'INTERNAL'));
  app.get('/missing', (c) => refuse(c, 'NOT_FOUND'));
  return listen(app);
}

async function idOf(trusted: string[], given?: string): Promise<string | null> {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  return (await fetch(await appBehind(trusted), { headers })).headers.get('x-request-id');
}

test('every request has a short id of its own, in its response and in every line of its log', async () => {
  const origin = await appBehind([]);
  lines.length = 0;
  const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
  const ids = [first, second].map((response) => response.headers.get('x-request-id'));
  expect(ids[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/u);
  expect(ids[0]).not.toBe(ids[1]);
  expect([await first.text(), await second.text()]).toEqual(ids);
  const logged = lines.map((line) => JSON.parse(line));
  for (const id of ids) {
    expect(logged.filter(({ request }) => request === id).map(({ msg }) => msg)).toEqual(['before', 'after']);
  }
  expect(logged.filter(({ msg }) => msg === 'for everybody').map(({ request }) => request)).toEqual([
    undefined,
    undefined,
  ]);
});

test('an id is taken from a trusted proxy and from nobody else', async () => {
  const given = '9f86d081884c7d659a2feaa0c55ad015';
  expect(await idOf(['127.0.0.1'], given)).toBe(given);
  expect(await idOf([], given)).not.toBe(given);
  expect(await idOf(['10.0.0.0/8'], given)).not.toBe(given);
});

test.each(['short', 'a'.repeat(65), 'with space in it', 'quote"in-it', '{"json":"line"}'])(
  'a proxy’s id %j is replaced',
  async (given) => {
    expect(await idOf(['127.0.0.1'], given)).toMatch(/^[0-9a-z]{10}$/u);
  },
);

test('a refusal that is our fault names the request; another one does not', async () => {
  const origin = await appBehind([]);
  const failed = await fetch(`${origin}/refused`);
  expect(await failed.json()).toMatchObject({
    code: 'INTERNAL',
    data: { request: failed.headers.get('x-request-id') },
  });
  expect(await (await fetch(`${origin}/missing`)).json()).toEqual({ code: 'NOT_FOUND', message: 'NOT_FOUND' });
});
