import { moneyRangeOf } from '@elan/domain/modules/money-ranges';
import type { Reading } from './reading.ts';

/** The two ends of a band in dollars; an open end is undefined. */
export type Band = { low: number | undefined; high: number | undefined };

/** The starting budget that the idea module names, with its words. */
export function startingBudget({ answer, option }: Reading): (Band & { label: string }) | undefined {
  const value = answer('idea', 'budget');
  const label = option('idea', 'budget');
  const range = value && moneyRangeOf('idea', 'budget', value);
  if (range === undefined || label === undefined) return undefined;
  return { low: range.from || undefined, high: Number.isFinite(range.to) ? range.to : undefined, label };
}
