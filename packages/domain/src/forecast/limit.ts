import type { Series } from './forecast.ts';

/** A billion dollars: beyond it, sums of many rows would no longer be exact to the cent. */
const mostCents = 100_000_000_000;

/** Whether a row exceeds, in one month, what a plan can count. */
export function isTooLarge(values: Series): boolean {
  return values.some((cents) => Math.abs(cents) > mostCents);
}
