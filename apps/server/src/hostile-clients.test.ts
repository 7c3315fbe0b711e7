import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createUser, type TestUser } from './testing/factories.ts';
import { listen } from './testing/listen.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';

let app: TestApp;
let user: TestUser;
let origin: string;

beforeEach(async () => {
  app = await createTestApp();
  user = await createUser(app.deps);
  origin = await listen(app.handler);
});

type Line = { level: number; msg: string; status?: number };
const lines = () => app.logLines.map((line) => JSON.parse(line) as Line);
const alarms = () => lines().filter(({ level, status = 0 }) => level >= 50 || status >= 500);
const requests = () => lines().filter(({ msg }) => msg === 'request');

function open(address = origin): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Everything the server sends until it closes the connection. */
async function answerOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  await new Promise((resolve) => socket.on('data', (piece) => pieces.push(piece)).on('close', resolve));
  return Buffer.concat(pieces).toString('latin1');
}

const beginning = (path: string, ...more: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `cookie: ${user.cookie}`,
    ...more,
  ].join('\r\n');

test.each(['/rpc/projectFile/check', '/api/v1/project-imports', '/rpc/planPictures/add', '/rpc/projects/create'])(
  'a large body is not read from somebody who is not signed in (%s)',
  async (path) => {
    user = { ...user, cookie: user.cookie.replace(/.{4}$/u, 'AAAA') };
    const socket = open();
    // Nothing of it is sent.
    socket.write(`${beginning(path, 'content-length: 900000')}\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 401 .*connection: close.*NOT_AUTHENTICATED/su);
  },
);

test('a body that never fully arrives is a client error, not ours', async () => {
  const cases = [
    ['/rpc/projects/create', 'content-length: 1000'],
    ['/rpc/projects/create', 'transfer-encoding: chunked'],
    ['/api/v1/projects', 'content-length: 1000'],
    ['/api/auth/sign-in/email', 'content-length: 1000'],
    ['/functions/v1/delete-account', 'content-length: 1000'],
    ['/webhooks/stripe', 'content-length: 1000'],
  ] as const;
  for (const [path, length] of cases) {
    const socket = open();
    socket.write(`${beginning(path, length)}\r\n\r\n5\r\n{"jso`);
    // Once a later request is answered, the server has started reading this one.
    await fetch(`${origin}/healthz`);
    socket.destroy();
  }
  const cutOff = () => requests().filter(({ status }) => status === 499);
  await until('the requests to be logged', () => cutOff().length === cases.length);
  expect(alarms()).toEqual([]);
});

test('hanging up before the answer causes no alarm', async () => {
  const body = '{"json":{}}';
  const sockets = Array.from({ length: 20 }, () => open());
  for (const socket of sockets) {
    socket.write(`${beginning('/rpc/account/get', `content-length: ${body.length}`)}\r\n\r\n${body}`, () =>
      socket.destroy(),
    );
  }
  await fetch(`${origin}/healthz`);
  await until('the server to be done', async () => {
    const { length } = requests();
    await fetch(`${origin}/healthz`);
    return requests().length === length + 1;
  });
  expect(alarms()).toEqual([]);
});

test('hanging up in mid-stream causes no alarm', async () => {
  const hangUp = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ json: { tabId: 'tab-12345678' } }));
  const answer = await fetch(`${origin}/rpc/live/stream?data=${input}`, {
    headers: { cookie: user.cookie },
    signal: hangUp.signal,
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  hangUp.abort();
  await until('the stream to be logged', () => requests().length > 0);
  expect(alarms()).toEqual([]);
});

const oddRequests = [
  ['a path that is not decodable', 'GET /%E0%A4%A HTTP/1.1\r\nhost: a'],
  ['an API path that is not decodable', 'GET /api/v1/projects/%ff HTTP/1.1\r\nhost: a'],
  ['a procedure that is not decodable', 'POST /rpc/%E0%A4%A HTTP/1.1\r\nhost: a\r\ncontent-length: 0'],
  ['an asset that is not decodable', 'GET /assets/%c0%ae.js HTTP/1.1\r\nhost: a'],
  ['input that is not decodable', 'GET /rpc/projects/list?data=%E0%A4%A HTTP/1.1\r\nhost: a'],
  ['input that is not JSON', 'GET /rpc/projects/list?data={ HTTP/1.1\r\nhost: a'],
  ['a language that is not decodable', 'GET /?lang=%E0%A4%A HTTP/1.1\r\nhost: a'],
  ['a NUL in the path', 'GET /api/v1/projects/%00 HTTP/1.1\r\nhost: a'],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b:c'],
  ['an empty host', 'GET /dashboard HTTP/1.1\r\nhost: '],
  ['a host with a path', 'GET /dashboard HTTP/1.1\r\nhost: a/b?c#d'],
  ['an absolute target', 'GET http://evil.test/dashboard HTTP/1.1\r\nhost: a'],
  ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nhost: a'],
  ['a target with two slashes', 'GET //evil.test HTTP/1.1\r\nhost: a'],
  ['a target that is no URL', 'GET http://[::1 HTTP/1.1\r\nhost: a'],
  ['an unknown method', 'PROPFIND /rpc/projects/list HTTP/1.1\r\nhost: a'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a'],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nhost: a'],
  ['an upgrade', 'GET /rpc/projects/list HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade'],
  ['bytes in headers', 'GET / HTTP/1.1\r\nhost: a\r\ncookie: elan.session_token=\xff\xfe.\xff; lang=\xe9\xff'],
  ['a session that is not decodable', 'GET /dashboard HTTP/1.1\r\nhost: a\r\ncookie: elan.session_token=%E0%A4.%A'],
  ['a session cookie alone', 'GET /api/auth/get-session HTTP/1.1\r\nhost: a\r\ncookie: elan.session_token=%E0%A4.%A'],
  ['odd negotiation', 'GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: ;q=x,br;q=NaN,*;q=9\r\nif-none-match: W/,"'],
  ['an odd origin', 'POST /rpc/projects/list HTTP/1.1\r\nhost: a\r\norigin: \xff://\r\ncontent-length: 0'],
  ['an odd bearer', 'GET /api/v1/projects HTTP/1.1\r\nhost: a\r\nauthorization: Bearer %.%'],
  ['odd proxies', 'GET /api/v1/projects HTTP/1.1\r\nhost: a\r\nx-forwarded-for: %,,[::,\xff'],
  ['a wrong expectation', 'POST /rpc/projects/list HTTP/1.1\r\nhost: a\r\nexpect: tea\r\ncontent-length: 0'],
  ['two lengths', 'POST /rpc/projects/list HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2'],
  ['a length that is none', 'POST /rpc/projects/list HTTP/1.1\r\nhost: a\r\ncontent-length: -1'],
  ['both kinds of length', 'POST /rpc/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked'],
  ['chunks without end', 'POST /rpc/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz'],
  ['no protocol at all', '\x16\x03\x01\x02\x00'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(100_000)}`],
] as const;

test('an idle connection stays open for longer than proxies use one again', async () => {
  const { headers } = await fetch(`${origin}/api/v1/account`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

test('no odd request causes a 5xx or an alarm', async () => {
  for (const [what, head] of oddRequests) {
    const socket = open();
    socket.end(Buffer.from(`${head}\r\nconnection: close\r\n\r\n`, 'latin1'));
    expect(await answerOf(socket), what).not.toMatch(/^HTTP\/1\.1 5/u);
    await fetch(`${origin}/healthz`);
    expect(alarms(), what).toEqual([]);
  }
});

describe('a slow client', () => {
  const limits = { headersTimeout: 60, requestTimeout: 60, connectionsCheckingInterval: 10 };

  test.each([
    ['headers', 'POST /rpc/projects/create HTTP/1.1\r\nhost: a\r\n'],
    [
      'a body',
      'POST /rpc/projects/create HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('that sends %s too slowly is hung up on, without an alarm', async (_what, begun) => {
    const socket = open(await listen(app.handler, '127.0.0.1', limits));
    socket.write(begun);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408/u);
    expect(alarms()).toEqual([]);
  });

  test('does not cut off the stream of a reader that sent its request in time', async () => {
    const address = await listen(app.handler, '127.0.0.1', limits);
    const input = encodeURIComponent(JSON.stringify({ json: { tabId: 'tab-12345678' } }));
    const answer = await fetch(`${address}/rpc/live/stream?data=${input}`, { headers: { cookie: user.cookie } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('ready');
    // Two slow requests in a row, which together outlast the limit.
    for (const _ of [1, 2]) {
      const slow = open(address);
      slow.write('POST / HTTP/1.1\r\n');
      await answerOf(slow);
    }
    await app.deps.live.publish({ kind: 'user', userId: user.id, topic: 'invitations' });
    expect((await reader?.read())?.value).toContain('invitations');
    await reader?.cancel();
  });
});
