/** The chosen band in dollars a month; an open end is undefined, and both are when nothing is decided. */
export type MonthlyBudget = { low: number | undefined; high: number | undefined };

const bands: Readonly<Record<string, MonthlyBudget>> = {
  under_500: { low: undefined, high: 500 },
  '500_1500': { low: 500, high: 1_500 },
  '1500_3000': { low: 1_500, high: 3_000 },
  '3000_5000': { low: 3_000, high: 5_000 },
  over_5000: { low: 5_000, high: undefined },
};

export function monthlyBudget(value: string | undefined): MonthlyBudget {
  return bands[value ?? ''] ?? { low: undefined, high: undefined };
}

/** The ends of the band that can be computed with, the lower one first. */
export function endsOf({ low, high }: MonthlyBudget): number[] {
  return [low, high].filter((end) => end !== undefined);
}

/** How a first budget is shared: half for the main channel, a fifth for each companion, a tenth to correct. */
export const budgetShares = [50, 20, 20, 10] as const;
