import { Refusal } from '@elan/domain/errors';

/** Seconds before a caller refused by a full queue should try again. */
const retryAfterSeconds = 5;

/** @param whose tells whom the work is for, so that they can ask how much is before it */
export type Turns = (<T>(work: () => Promise<T>, whose?: string) => Promise<T>) & {
  load(): { running: number; waiting: number };
  /** How much work is ahead of somebody's first waiting job; null if they have none waiting. */
  before(whose: string): number | null;
};

/**
 * Runs work a few at a time, in the order of arrival.
 * @param atOnce how many run at once
 * @param longestQueue how many may wait
 * @returns a function that runs one piece of work in its turn, and tells how much runs and waits
 * @throws Refusal UNAVAILABLE with `retryAfterSeconds` if the queue is full; the work has not started then
 */
export function createTurns(atOnce: number, longestQueue: number): Turns {
  let running = 0;
  const waiting: { whose: string | undefined; start: () => void }[] = [];
  const inTurn = async <T>(work: () => Promise<T>, whose?: string): Promise<T> => {
    if (running === atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal('UNAVAILABLE', { retryAfterSeconds });
      await new Promise<void>((start) => waiting.push({ whose, start }));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.start();
    }
  };
  return Object.assign(inTurn, {
    load: () => ({ running, waiting: waiting.length }),
    before: (whose: string) => {
      const place = waiting.findIndex((each) => each.whose === whose);
      return place === -1 ? null : running + place;
    },
  });
}
