import type { Cells } from '../ledger/row.ts';

/** What one unit costs in cents, not rounded, without the share of the price. */
export function unitCostOf({ unitCost, batchCost, batchSize }: Cells<'stream'>): number {
  return (unitCost ?? 0) + (batchCost !== null && batchSize !== null && batchSize > 0 ? batchCost / batchSize : 0);
}
