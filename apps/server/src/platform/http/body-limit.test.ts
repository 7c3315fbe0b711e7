import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Refusal } from '@elan/domain/errors';
import { type Context, Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { bodyLimit, bodyLimitBytes, type ReadBodyVariables } from './body-limit.ts';
import { createLargeBodies, largeBodyBytes } from './large-bodies.ts';
import { jsonDepthLimit, jsonValueLimit } from './read-json.ts';
import { refuse } from './refusal.ts';

/** Answers with what it received; callers are who they say. */
function echo(maximum = bodyLimitBytes): Promise<string> {
  const app = new Hono<{ Variables: ReadBodyVariables }>();
  const large = createLargeBodies(async (c) => c.req.header('x-caller'));
  app.onError((error, c) => (error instanceof Refusal ? refuse(c, error.code, error.data) : c.text('failed', 500)));
  app.use(bodyLimit(maximum, large));
  app.post('/parsed', (c) => c.json(c.get('json')?.value));
  app.all('/*', async (c) => c.body(await c.req.arrayBuffer()));
  return listen(app);
}

const known = { 'x-caller': 'ana' };
const post = async (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') =>
  fetch(await echo(), { method: 'POST', body, headers: { ...known, 'content-type': contentType } });

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('passes the bytes on exactly as received', async () => {
  const bytes = new Uint8Array(256).map((_, index) => index);
  const response = await post(bytes, 'application/octet-stream');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  const json = '{ "a" :  1.0 }\n';
  expect(await (await post(json)).text()).toBe(json);
});

it('lets requests without a body pass', async () => {
  const origin = await echo();
  expect((await fetch(origin)).status).toBe(200);
  expect((await fetch(origin, { method: 'POST', headers: { 'content-type': 'application/json' } })).status).toBe(200);
});

it('passes an abort on to the handler of a body of unannounced length, however late', async () => {
  const app = new Hono();
  let heard = false;
  app.use(bodyLimit(bodyLimitBytes));
  app.post('/', (c) => {
    c.req.raw.signal.addEventListener('abort', () => {
      heard = true;
    });
    return c.text('begun');
  });
  const hangUp = new AbortController();
  const held = new Request('http://localhost/', { method: 'POST', body: 'words', signal: hangUp.signal });
  await app.request(held);
  await collectGarbage();
  hangUp.abort();
  expect(held.signal.aborted).toBe(true);
  expect(heard).toBe(true);
});

describe('a body that is too large', () => {
  it('is refused by its announced length before it is read', async () => {
    const origin = await echo();
    const status = await new Promise((resolve, reject) => {
      const sending = request(origin, { method: 'POST', headers: { 'content-length': bodyLimitBytes + 1 } });
      sending.on('response', (response) => resolve(response.statusCode)).on('error', reject);
      // The body is never sent.
      sending.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it('is refused while it is being received if its length is not announced', async () => {
    const origin = await echo(1000);
    const chunked = (size: number) =>
      fetch(origin, { method: 'POST', body: new Blob([new Uint8Array(size)]).stream(), duplex: 'half' } as RequestInit);
    expect((await chunked(1000)).status).toBe(200);
    const refused = await chunked(1001);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ code: 'PAYLOAD_TOO_LARGE', message: 'PAYLOAD_TOO_LARGE' });
  });

  it('is one byte above the limit, not the limit itself', async () => {
    expect((await post('x'.repeat(bodyLimitBytes), 'text/plain')).status).toBe(200);
    expect((await post('x'.repeat(bodyLimitBytes + 1), 'text/plain')).status).toBe(413);
  });
});

describe('a large body', () => {
  const text = JSON.stringify({ text: 'é'.repeat(largeBodyBytes) });

  it('is read from nobody who is not known: not when it is announced, and not to its end otherwise', async () => {
    const origin = await echo();
    const status = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const sending = request(origin, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
        });
        sending.on('response', (response) => resolve(response.statusCode)).on('error', reject);
        // One byte more than what anybody may send, or none; the rest never comes.
        if ('content-length' in headers) sending.flushHeaders();
        else sending.write(' '.repeat(largeBodyBytes + 1));
      });
    expect(await status({ 'content-length': String(largeBodyBytes + 1) })).toBe(401);
    expect(await status({ 'transfer-encoding': 'chunked' })).toBe(401);
    const small = await fetch(origin, { method: 'POST', body: 'x'.repeat(largeBodyBytes) });
    expect(small.status).toBe(200);
  });

  it('is parsed in another thread, and once', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => void parse.mockRestore());
    const init = { method: 'POST', body: text, headers: { ...known, 'content-type': 'application/json' } };
    const answer = await (await fetch(`${await echo()}/parsed`, init)).text();
    expect(answer).toBe(text);
    expect(parse.mock.calls.filter(([parsed]) => parsed.length > 1_000)).toEqual([]);
    expect((await post(text.slice(0, -1))).status).toBe(400);
  });

  it('has few values for its length', async () => {
    const values = (count: number) =>
      `[${Array(count - 1)
        .fill('1')
        .join(',')}]`;
    expect((await post(values(jsonValueLimit))).status).toBe(200);
    const refused = await post(values(jsonValueLimit + 1));
    expect(await refused.json()).toMatchObject({ data: { fields: [{ path: '', problem: 'too_many' }] } });
    expect(
      (
        await post(
          `[${Array(jsonValueLimit / 2)
            .fill('[1]')
            .join(',')}]`,
        )
      ).status,
    ).toBe(400);
  });

  it('leaves room for others: three of one person, and not more of all than fit into memory', async () => {
    const large = createLargeBodies(async (c) => c.req.header('x-caller'));
    const from = (caller: string) => ({ req: { header: () => caller } }) as unknown as Context;
    const busy = new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    const first = await large.admit(from('ana'), 1_000);
    await large.admit(from('ana'), 1_000);
    await large.admit(from('ana'), 1_000);
    await expect(large.admit(from('ana'), 1_000)).rejects.toEqual(busy);
    await large.admit(from('bo'), 128 * 1024 * 1024);
    await expect(large.admit(from('cy'), 128 * 1024 * 1024)).rejects.toEqual(busy);
    first.leave();
    await large.admit(from('ana'), 1_000);
  });
});

describe('JSON', () => {
  it.each(['{', 'nonsense', '{"a":1}}', '{"a":"\u0001"}'])('%j is refused as broken', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [] } });
  });

  it('that is not UTF-8 is refused', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400);
  });

  it('may be nested to the limit and no deeper', async () => {
    expect((await post(nested(jsonDepthLimit))).status).toBe(200);
    expect((await post(nested(jsonDepthLimit + 1))).status).toBe(400);
    expect((await post(nested(400_000))).status).toBe(400);
  });

  it('is not nested by brackets inside its texts', async () => {
    const body = JSON.stringify({ text: `${'[{'.repeat(100)}\\"${'['.repeat(100)}` });
    expect((await post(body, 'application/vnd.api+json; charset=utf-8')).status).toBe(200);
  });

  it('is checked only where the content type announces it', async () => {
    expect((await post('{', 'text/plain')).status).toBe(200);
    expect((await post('{', 'application/problem+json')).status).toBe(400);
  });
});

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 5; round += 1) {
    collect();
    await setImmediate();
  }
}
