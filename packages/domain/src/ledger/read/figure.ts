import type { Rhythm, TimeUnit } from './rhythm.ts';

/** A number of an answer with what it measures. Tokens from `from` to `to` (excluded) say it. */
export type Figure = {
  kind: 'money' | 'percent' | 'count' | 'duration';
  /** Cents, hundredths of a percent, or the number; null where it is ambiguous, negative, a range or a bound. */
  value: number | null;
  currency: string | null;
  /** What is counted, or what the money buys: 'loaves', 'clinic'. */
  noun: string | null;
  /** The unit of a duration. */
  time: TimeUnit | null;
  rhythm: Rhythm | null;
  /** '$40 each'. */
  each: boolean;
  /** Whether the number ended with the sign or words of money, of a percentage, or neither. */
  bare: boolean;
  from: number;
  to: number;
  /** Where the number and its sign end, before rhythm and unit. */
  valueTo: number;
};
