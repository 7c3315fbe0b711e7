import type { RowOf } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import { horizon, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { toCents } from './rounding.ts';
import type { TaxBook } from './sales-tax.ts';
import { zeros } from './series.ts';
import { columnOf } from './timeline.ts';

export type PurchaseUse = NonNullable<RowOf<'purchase'>['cells']['use']>;

/** A purchase, and what becomes of it in the books. */
export type Purchase = {
  row: RowOf<'purchase'>;
  label: Text;
  use: PurchaseUse;
  /** Brought in by an owner: an asset without a payment. */
  isOwned: boolean;
  column: number;
  /** What is paid for it, taxes included, or what it is worth when it is brought in. */
  amount: number;
  claimedTax: Series;
  /** What it costs the business: without the tax that is claimed back. */
  cost: number;
  /** The sales tax in that cost. */
  tax: number;
  /** By month; only zeros for what does not wear out. */
  depreciation: Series;
  assumptions: readonly string[];
};

export function purchasesOf(plan: Plan, book: TaxBook): Purchase[] {
  return plan.of('purchase').flatMap((row) => purchaseOf(plan, book, row) ?? []);
}

function purchaseOf(plan: Plan, book: TaxBook, row: RowOf<'purchase'>): Purchase | null {
  const { notes, time, settings } = plan;
  const { cells, id } = row;
  if (cells.amount === null) {
    notes.leaveOut(row, 'no_amount', 'amount');
    return null;
  }
  const column = columnOf(time.offsetOf(cells.month ?? 0));
  if (column === null) {
    notes.leaveOut(row, 'outside_plan', 'month');
    return null;
  }
  const price = cells.amount * (cells.count ?? 1);
  const prices = zeros();
  prices[column] = price;
  if (isTooLarge(prices)) {
    notes.leaveOut(row, 'too_large');
    return null;
  }
  const use = cells.use ?? 'equipment';
  const isOwned = cells.owned === true;
  const isTaxed = !isOwned && use !== 'deposit';
  const { claimed, kept } = book.onPurchase(
    id,
    prices,
    isTaxed ? (cells.tax ?? 'taxable') : 'exempt',
    use === 'opening_stock',
  );
  const tax = kept[column] ?? 0;
  const cost = price + tax;
  const years = isDepreciated(use) ? (cells.life ?? (cells.used === true ? 3 : 5)) : null;
  const assumptions = [
    ...(cells.month === null ? [notes.assume(assumed.beforeOpening, id)] : []),
    ...(cells.use === null ? [notes.assume(assumed.equipment, id)] : []),
    ...(isTaxed && cells.tax === null && settings.province !== null ? [notes.assume(assumed.taxable, id)] : []),
    ...(years !== null && cells.life === null
      ? [notes.assume(cells.used === true ? assumed.lifeUsed : assumed.lifeNew, id)]
      : []),
    ...(use === 'opening_stock' ? [notes.assume(assumed.stockKept, id)] : []),
  ];
  return {
    row,
    label: named(cells.name),
    use,
    isOwned,
    column,
    amount: cost + (claimed[column] ?? 0),
    claimedTax: claimed,
    cost,
    tax,
    depreciation: years === null ? zeros() : depreciated(cost, Math.max(time.firstMonth, column), years * 12),
    assumptions,
  };
}

const isDepreciated = (use: PurchaseUse) => use === 'equipment' || use === 'vehicle' || use === 'fitting_out';

/** The same amount each month from the first month of use; the last month takes what is left. */
function depreciated(cost: number, first: number, months: number): number[] {
  const values = zeros();
  const monthly = toCents(cost / months);
  let left = cost;
  for (let month = first; month <= horizon; month += 1) {
    const isLast = month === first + months - 1;
    const amount = isLast ? left : Math.min(left, monthly);
    values[month] = amount;
    left -= amount;
  }
  return values;
}
