import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { until } from '../../testing/until.ts';
import { answerEvents, type EventSource } from './event-stream.ts';

const encoder = new TextEncoder();

/** A source that emits what a test pushes, and counts how often it was ended. */
function script() {
  let waiting: Uint8Array[] = [];
  const source: EventSource & { push(text: string): void; waits(): number; readerGone: boolean } = {
    ended: false,
    readerGone: false,
    notify: () => {},
    take() {
      const taken = waiting;
      waiting = [];
      return taken.length === 0 ? undefined : Buffer.concat(taken);
    },
    end() {
      source.readerGone = true;
    },
    push(text) {
      waiting.push(encoder.encode(text));
      source.notify();
    },
    waits: () => waiting.length,
  };
  const finish = () => {
    Object.assign(source, { ended: true });
    source.notify();
  };
  return { source, finish };
}

type Answer = (path: string, init?: RequestInit) => Promise<Response>;

const appOf = (source: EventSource, beat: number) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.res.headers.set('x-of-the-middleware', 'kept');
    })
    .get('/', () => answerEvents(source, beat));

const inProcess = async (source: EventSource, beat: number): Promise<Answer> => {
  const app = appOf(source, beat);
  return async (path, init) => app.request(path, init);
};
const overHttp = async (source: EventSource, beat: number): Promise<Answer> => {
  const origin = await listen(appOf(source, beat));
  return (path, init) => fetch(origin + path, init);
};

describe.each([
  ['inside the process', inProcess],
  ['over HTTP', overHttp],
])('a stream of events %s', (_name, open) => {
  const quietly = 60_000;

  test('delivers what was waiting, what arrives later, and its end', async () => {
    const { source, finish } = script();
    source.push('one ');
    const response = await (await open(source, quietly))('/');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-of-the-middleware')).toBe('kept');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('one ');
    source.push('two ');
    expect((await reader?.read())?.value).toBe('two ');
    source.push('three');
    finish();
    expect((await reader?.read())?.value).toBe('three');
    expect((await reader?.read())?.done).toBe(true);
  });

  test('sends a heartbeat while nothing happens', async () => {
    const { source, finish } = script();
    const response = await (await open(source, 20))('/');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain(': \n\n');
    finish();
    await reader?.cancel();
  });

  test('tells its source that the reader is gone', async () => {
    const { source } = script();
    source.push('one');
    const hangUp = new AbortController();
    const response = await (await open(source, quietly))('/', { signal: hangUp.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    hangUp.abort();
    await until('the source to know', () => source.readerGone);
  });

  test('leaves with its source what a slow reader cannot take, and delivers it in order later', async () => {
    const { source, finish } = script();
    const response = await (await open(source, quietly))('/');
    const piece = 'x'.repeat(64 * 1024);
    let count = 0;
    await until('the way to be full', () => {
      source.push(`${count}:${piece}\n`);
      count += 1;
      return source.waits() > 3;
    });
    finish();
    const text = await response.text();
    expect(
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => Number(line.split(':')[0])),
    ).toEqual(Array.from({ length: count }, (_, index) => index));
  });
});
