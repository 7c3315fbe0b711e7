import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@elan/domain/errors';
import type { Context } from 'hono';
import { createTurns } from '../turns.ts';
import type { ReadJson } from './read-json.ts';

/** A longer body, in bytes, is only read from a caller who is known, and parsed in a thread of its own. */
export const largeBodyBytes = 256 * 1024;

/** How many large texts are parsed at once. */
const parsedAtOnce = 2;

/** What is kept in memory of large bodies: bytes of all of them together, and the number of one person's. */
const most = { bytes: 192 * 1024 * 1024, each: 3 };

/** A place for one large body, from before it is read until its request was answered. */
export type PlaceForBody = { parse(bytes: Uint8Array<ArrayBuffer>): Promise<ReadJson>; leave(): void };

export type LargeBodies = {
  /**
   * @param length bytes that the body may have
   * @throws Refusal NOT_AUTHENTICATED; UNAVAILABLE with `retryAfterSeconds` when too much is being read already
   */
  admit(c: Context, length: number): Promise<PlaceForBody>;
};

/**
 * Admits large bodies; create it once for each process.
 * @param callerOf finds the person who makes a request, from its headers alone
 */
export function createLargeBodies(callerOf: (c: Context) => Promise<string | undefined>): LargeBodies {
  const held = new Set<{ whose: string; length: number }>();
  const inTurn = createTurns({ atOnce: parsedAtOnce, longestQueue: Number.POSITIVE_INFINITY });
  return {
    async admit(c, length) {
      const whose = await callerOf(c);
      if (whose === undefined) throw new Refusal('NOT_AUTHENTICATED');
      const bytes = [...held].reduce((total, body) => total + body.length, length);
      const own = [...held].filter((body) => body.whose === whose).length;
      if (bytes > most.bytes || own >= most.each) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
      const body = { whose, length };
      held.add(body);
      return {
        parse: (text) => inTurn(() => readInThread(text), whose),
        leave: () => void held.delete(body),
      };
    },
  };
}

/** @param bytes leave this thread: they cannot be read here afterwards */
async function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<ReadJson> {
  const url = new URL('./read-json-worker.ts', import.meta.url);
  const worker = new Worker(url, { workerData: bytes, transferList: [bytes.buffer] });
  const [read] = (await once(worker, 'message')) as [ReadJson];
  return read;
}
