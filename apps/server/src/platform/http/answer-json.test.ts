import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { answerJson } from './answer-json.ts';

let text: string;
let origin: string;

beforeEach(async () => {
  text = JSON.stringify({ words: 'Un café à Québec, à côté de la boulangerie. '.repeat(100) });
  const app = new Hono();
  app.all('/:status', (c) =>
    answerJson(c, { text, status: Number(c.req.param('status')) as 200, headers: { 'cache-control': 'no-store' } }),
  );
  origin = await listen(app);
});

type Answer = { status: number; headers: Record<string, unknown>; bytes: Buffer };

/** The raw response: fetch would decompress it. */
function ask(headers: Record<string, string>, method = 'GET', status = 200): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}/${status}`, { method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
    });
    asking.on('error', reject).end();
  });
}

describe('an answer', () => {
  test('is compressed for a client that accepts it', async () => {
    const brotli = await ask({ 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
    expect(brotli.bytes.length).toBeLessThan(text.length / 4);
    const zipped = await ask({ 'accept-encoding': 'gzip' }, 'POST');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(text);
    const plain = await ask({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(text);
    for (const { headers } of [brotli, zipped, plain]) {
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
      expect(headers.vary).toContain('accept-encoding');
    }
  });

  test('that is small is sent uncompressed', async () => {
    text = '{"json":{}}';
    const answer = await ask({ 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([undefined, undefined]);
    expect(answer.bytes.toString()).toBe(text);
  });
});

describe('an answer that the client already has', () => {
  test('is not sent again, in whatever encoding it was received', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' });
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-store' });
  });

  test('is sent when one letter has changed', async () => {
    const { headers } = await ask({});
    text = text.replace('Québec', 'québec');
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect(again.bytes.toString()).toBe(text);
    expect(again.headers.etag).not.toBe(headers.etag);
  });

  test('is recognized only for successful reads', async () => {
    expect((await ask({}, 'POST')).headers.etag).toBeUndefined();
    expect((await ask({}, 'GET', 404)).headers.etag).toBeUndefined();
    expect((await ask({ 'if-none-match': '*' }, 'GET', 404)).status).toBe(404);
  });
});
