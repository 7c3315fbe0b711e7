import { expect, test } from 'vitest';
import { quietPeriod, watchClock } from './clock-watch.ts';
import { createTestApp } from './testing/test-app.ts';

const hour = 60 * 60_000;

/** A watch whose two clocks the test sets, in milliseconds from now. */
async function watched() {
  const { deps } = await createTestApp();
  const began = Date.now();
  const set = { clock: 0, steady: 0 };
  const watch = watchClock({ db: deps.db, now: () => new Date(began + set.clock) }, () => set.steady);
  return { set, watch };
}

test('a clock that runs is trusted', async () => {
  const { set, watch } = await watched();
  expect(await watch.problem()).toBeUndefined();
  set.clock = set.steady = 5 * 60_000;
  expect(await watch.problem()).toBeUndefined();
});

test('after a jump nothing is deleted for a day, even when the clock is right again', async () => {
  const { set, watch } = await watched();
  set.clock = 40 * 24 * hour;
  expect(await watch.problem()).toBe('the clock was set within the last day');
  set.clock = set.steady = hour / 12;
  expect(await watch.problem()).toBe('the clock was set within the last day');
  // The database's clock is the test's own, which stands still beside these.
  set.steady += quietPeriod;
  set.clock += quietPeriod;
  expect(await watch.problem()).toMatch(/^the clocks of the server and the database are \d+ minutes apart$/u);
});

test('a server that is hours ahead of its database deletes nothing', async () => {
  const { deps } = await createTestApp();
  const watch = watchClock({ db: deps.db, now: () => new Date(Date.now() + 3 * hour) });
  expect(await watch.problem()).toBe('the clocks of the server and the database are 180 minutes apart');
});
