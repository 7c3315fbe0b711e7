import { nice, ticks } from 'd3-array';

export type Scale = {
  /** A value to its place in pixels. */
  at: (value: number) => number;
  /** Round values to write beside the axis. */
  ticks: number[];
};

/**
 * A linear scale whose ends are round numbers.
 * @param values everything that must fit; zero always does
 * @param from the place of the lower end in pixels
 * @param to the place of the upper end
 * @param count about how many ticks
 */
export function linearScale(values: readonly number[], from: number, to: number, count: number): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const [start, end] = nice(low, high === low ? low + 1 : high, count);
  return {
    at: (value) => from + ((value - start) / (end - start)) * (to - from),
    ticks: ticks(start, end, count),
  };
}
