import { salesTaxRates } from '../forecast/canada.ts';
import type { Conflict, Passage, Total } from './reading.ts';
import { type Row, type RowOf, rowsOf, settingOf } from './row.ts';
import { timesAYearOf } from './times-a-year.ts';

/**
 * Totals that differ from what the rows add up to: the chosen budget band, with sales tax or without, and a goal of sales
 * in dollars.
 * @param unread what is still to be checked: where it may be what is missing, a sum that is too low says nothing
 */
export function totalConflicts(rows: readonly Row[], totals: readonly Total[], unread: readonly Passage[]): Conflict[] {
  const counted = rows.filter(({ off }) => !off);
  return totals.flatMap((total): Conflict[] => {
    const [streams, purchases] = [rowsOf(counted, 'stream'), boughtBefore(counted)];
    const isGoal = total.of === 'sales';
    const parts = isGoal ? streams : purchases;
    if (parts.length === 0) return [];
    const sums = isGoal ? salesByStep(streams, total) : [costOf(purchases, taxRateOf(rows)), costOf(purchases, 0)];
    const agrees = (sum: number) => (isGoal ? reachesGoal(sum, total) : fitsBand(sum, total, unread));
    if (sums.some((sum) => sum === null || agrees(sum))) return [];
    const { module, question, of, quote } = total;
    return [
      {
        id: ['total', module, question, of, quote].join('|'),
        column: isGoal ? 'quantity' : 'amount',
        rows: parts,
        total,
        sum: sums.at(-1) ?? 0,
      },
    ];
  });
}

function boughtBefore(rows: readonly Row[]): RowOf<'purchase'>[] {
  return rowsOf(rows, 'purchase').filter(
    ({ cells }) => cells.owned !== true && (cells.month === null || cells.month === 0),
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const costOf = (purchases: readonly RowOf<'purchase'>[], taxRate: number) =>
  sumOf(
    purchases.map(({ cells: { amount, count, use, tax } }) => {
      const isTaxed = use !== 'deposit' && (tax ?? 'taxable') === 'taxable';
      return Math.round(((amount ?? 0) * (count ?? 1) * (100_000 + (isTaxed ? taxRate : 0))) / 100_000);
    }),
  );

/** In thousandths of a percent. */
function taxRateOf(rows: readonly Row[]): number {
  const province = settingOf(rows, 'province');
  return province === null ? 0 : sumOf(Object.values(salesTaxRates[province].value));
}

const fitsBand = (sum: number, { from, to }: Total, unread: readonly Passage[]) =>
  sum < from ? unread.length > 0 : to === null || sum <= to;

const reachesGoal = (sum: number, goal: Total) => Math.abs(sum - goal.from) <= goal.from * 0.05;

/** What price and quantity make at each time of the plan, in the rhythm of the goal; null where that is not known. */
function salesByStep(streams: readonly RowOf<'stream'>[], goal: Total): (number | null)[] {
  const steps = streams.map(({ cells }) => [cells.quantity, ...(cells.targets ?? []).map(({ quantity }) => quantity)]);
  const most = Math.max(...steps.map((each) => each.length));
  return Array.from({ length: most }, (_, at) => {
    const sales = streams.map((row, index) => salesOf(row, steps[index]?.[at] ?? steps[index]?.at(-1) ?? null, goal));
    return sales.some((cents) => cents === null) ? null : sumOf(sales.map((cents) => cents ?? 0));
  });
}

/** Cents in the rhythm of the goal; null by the day, which needs the days open, and where price or quantity is missing. */
function salesOf({ cells }: RowOf<'stream'>, quantity: number | null, { every }: Total): number | null {
  const times = timesAYearOf(cells.per ?? (cells.model === 'subscription' ? 'month' : null));
  if (cells.price === null || quantity === null || times === undefined || every === null) return null;
  return (cells.price * quantity * times) / (every === 'year' ? 1 : 12);
}

/** Cents a year; null without a rhythm that says how often. */
export function yearlyCost({ cells: { amount, every, season } }: RowOf<'cost'>): number | null {
  const times = timesAYearOf(every);
  if (amount === null || times === undefined) return null;
  // A row of before costs had months has none.
  const weights = season ?? null;
  const share = weights === null || times < 12 ? 1 : weights.reduce((sum, weight) => sum + weight, 0) / 1200;
  return amount * times * share;
}
