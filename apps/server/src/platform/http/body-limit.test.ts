import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { bodyLimit, bodyLimitBytes, jsonDepthLimit } from './body-limit.ts';

/** Answers with what it received. */
function echo(maximum?: number): Promise<string> {
  const app = new Hono();
  app.use(bodyLimit(maximum));
  app.all('/*', async (c) => c.body(await c.req.arrayBuffer()));
  return listen(app);
}

const post = async (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json', maximum?: number) =>
  fetch(await echo(maximum), { method: 'POST', body, headers: { 'content-type': contentType } });

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
  app.use(bodyLimit());
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
