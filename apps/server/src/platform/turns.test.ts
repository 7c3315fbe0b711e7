import { Refusal } from '@elan/domain/errors';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  test('run as many at once as allowed, in the order of arrival, and refuse those beyond the queue', async () => {
    const inTurn = createTurns({ atOnce: 2, longestQueue: 2 });
    const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const began: number[] = [];
    const results = ends.map(({ promise }, index) =>
      inTurn(async () => {
        began.push(index);
        await promise;
        return index;
      }).catch((error: unknown) => error),
    );
    expect(await results[4]).toEqual(new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 }));
    expect(began).toEqual([0, 1]);
    ends[1]?.resolve();
    await results[1];
    expect(began).toEqual([0, 1, 2]);
    for (const { resolve } of ends) resolve();
    expect(await Promise.all(results.slice(0, 4))).toEqual([0, 1, 2, 3]);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  test('continue after work that failed', async () => {
    const inTurn = createTurns({ atOnce: 1, longestQueue: 1 });
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  test('go from person to person, however much one of them wants, with two of each waiting', async () => {
    const inTurn = createTurns({ atOnce: 1, longestQueue: 20, waitingEach: 2 });
    const hold = Promise.withResolvers<void>();
    const began: string[] = [];
    const want = (name: string) =>
      inTurn(
        async () => {
          began.push(name);
          await hold.promise;
        },
        name.slice(0, 1),
      ).catch((error: unknown) => error);
    const first = ['a1', 'a2', 'a3'].map(want);
    expect(await want('a4')).toEqual(new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 }));
    const rest = ['b1', 'c1', 'b2'].map(want);
    expect(['a', 'b', 'c', 'd'].map(inTurn.before)).toEqual([3, 1, 2, null]);
    hold.resolve();
    await Promise.all([...first, ...rest]);
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('end: what runs is finished, what waits or comes later is refused', async () => {
    const inTurn = createTurns({ atOnce: 1, longestQueue: 2 });
    const hold = Promise.withResolvers<string>();
    const refused = new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    const runs = inTurn(() => hold.promise);
    const waits = inTurn(async () => 'late').catch((error: unknown) => error);
    inTurn.close();
    expect(await waits).toEqual(refused);
    expect(await inTurn(async () => 'later').catch((error: unknown) => error)).toEqual(refused);
    hold.resolve('made');
    expect(await runs).toBe('made');
  });
});
