import { nice, ticks } from 'd3-array';

export type Scale = {
  /** Maps a value to its position in pixels. */
  at: (value: number) => number;
  /** Round values for the axis labels. */
  ticks: number[];
};

/**
 * A linear scale whose ends are round numbers.
 * @param values everything that must fit; zero is always included
 * @param from the position of the lower end in pixels
 * @param to the position of the upper end
 * @param count approximate number of ticks
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
