import type { Reading } from './reading.ts';

/** The two ends of a band in dollars; an open end is undefined. */
export type Band = { low: number | undefined; high: number | undefined };

const bands: Readonly<Record<string, Band>> = {
  under_5000: { low: undefined, high: 5_000 },
  '5000_20000': { low: 5_000, high: 20_000 },
  '20000_50000': { low: 20_000, high: 50_000 },
  '50000_100000': { low: 50_000, high: 100_000 },
  over_100000: { low: 100_000, high: undefined },
};

/** The starting budget that the idea module names, with its words. */
export function startingBudget({ answer, option }: Reading): (Band & { label: string }) | undefined {
  const band = bands[answer('idea', 'budget') ?? ''];
  const label = option('idea', 'budget');
  return band === undefined || label === undefined ? undefined : { ...band, label };
}
