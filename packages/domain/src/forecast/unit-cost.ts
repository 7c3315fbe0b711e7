import type { Cells } from '../ledger/row.ts';
import { toCents } from './rounding.ts';

/** What one unit costs in cents, not rounded, without the share of the price. */
export function unitCostOf({ unitCost, batchCost, batchSize }: Cells<'stream'>): number {
  return (unitCost ?? 0) + (batchCost !== null && batchSize !== null && batchSize > 0 ? batchCost / batchSize : 0);
}

/** What a sale leaves, in whole cents: of the amounts as they are shown, so that they add up. */
export const leftOfSale = (price: number, unitCost: number): number => toCents(price) - toCents(unitCost);
