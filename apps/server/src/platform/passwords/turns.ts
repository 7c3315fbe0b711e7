import { Refusal } from '@elan/domain/errors';

/** Seconds before a caller refused by a full queue should try again. */
const retryAfterSeconds = 5;

/**
 * Runs work a few at a time, in the order of arrival.
 * @param atOnce how many run at once
 * @param longestQueue how many may wait
 * @returns a function that runs one piece of work in its turn
 * @throws Refusal UNAVAILABLE with `retryAfterSeconds` if the queue is full; the work has not started then
 */
export function createTurns(atOnce: number, longestQueue: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running === atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal('UNAVAILABLE', { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
