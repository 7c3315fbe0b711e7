import { type Cells, type Row, rowsOf } from '../ledger/row.ts';
import { toCents } from './rounding.ts';

/** What one unit costs in cents, not rounded, without the share of the price. */
export function unitCostOf({ unitCost, batchCost, batchSize }: Cells<'stream'>): number {
  return (unitCost ?? 0) + (batchCost !== null && batchSize !== null && batchSize > 0 ? batchCost / batchSize : 0);
}

/** The ids of what is sold whose cost somebody said: of the others, what a sale leaves is not known. */
export function costedSales(rows: readonly Row[]): ReadonlySet<string> {
  const isSaid = ({ unitCost, batchCost, costShare }: Cells<'stream'>) =>
    [unitCost, batchCost, costShare].some((cost) => cost !== null);
  return new Set(rowsOf(rows, 'stream').flatMap(({ id, cells }) => (isSaid(cells) ? [id] : [])));
}

/** What a sale leaves, in whole cents: of the amounts as they are shown, so that they add up. */
export const leftOfSale = (price: number, unitCost: number): number => toCents(price) - toCents(unitCost);
