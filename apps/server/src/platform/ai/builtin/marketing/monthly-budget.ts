import { moneyRangeOf } from '@elan/domain/modules/money-ranges';
import type { OptionValue } from '@elan/domain/modules/registry';

/** The chosen band in dollars a month; an open end is undefined, and both are when nothing is decided. */
export type MonthlyBudget = { low: number | undefined; high: number | undefined };

export function monthlyBudget(value: OptionValue<'marketing', 'budget'> | undefined): MonthlyBudget {
  const range = value && moneyRangeOf('marketing', 'budget', value);
  if (range === undefined) return { low: undefined, high: undefined };
  return { low: range.from || undefined, high: Number.isFinite(range.to) ? range.to : undefined };
}

/** The ends of the band that can be computed with, the lower one first. */
export function endsOf({ low, high }: MonthlyBudget): number[] {
  return [low, high].filter((end) => end !== undefined);
}

/** How a first budget is shared: half for the main channel, a fifth for each companion, a tenth to correct. */
export const budgetShares = [50, 20, 20, 10] as const;
