import type { Conflict, Passage, Total } from './reading.ts';
import { type Row, type RowOf, rowsOf } from './row.ts';
import { timesAYearOf } from './times-a-year.ts';

/**
 * Totals that differ from what the rows add up to: the chosen budget band, and a goal of sales in dollars.
 * @param unread what is still to be checked: where it may be what is missing, a sum that is too low says nothing
 */
export function totalConflicts(rows: readonly Row[], totals: readonly Total[], unread: readonly Passage[]): Conflict[] {
  const counted = rows.filter(({ off }) => !off);
  return totals.flatMap((total): Conflict[] => {
    const parts = total.of === 'sales' ? rowsOf(counted, 'stream') : boughtBefore(counted);
    if (parts.length === 0) return [];
    const isReached =
      total.of === 'sales' ? reachesGoal(rowsOf(counted, 'stream'), total) : fitsBand(parts, total, unread);
    if (isReached) return [];
    const { module, question, of, quote } = total;
    return [
      {
        id: ['total', module, question, of, quote].join('|'),
        column: of === 'sales' ? 'quantity' : 'amount',
        rows: parts,
        total,
      },
    ];
  });
}

function boughtBefore(rows: readonly Row[]): RowOf<'purchase'>[] {
  return rowsOf(rows, 'purchase').filter(
    ({ cells }) => cells.owned !== true && (cells.month === null || cells.month === 0),
  );
}

function fitsBand(parts: readonly Row[], { from, to }: Total, unread: readonly Passage[]): boolean {
  const amounts = parts.map((row) => (row.kind === 'purchase' ? (row.cells.amount ?? 0) * (row.cells.count ?? 1) : 0));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return sum < from ? unread.length > 0 : to === null || sum <= to;
}

/** Whether the goal is what price and quantity make at some time of the plan, or cannot be compared. */
function reachesGoal(streams: readonly RowOf<'stream'>[], goal: Total): boolean {
  const steps = streams.map(({ cells }) => [cells.quantity, ...(cells.targets ?? []).map(({ quantity }) => quantity)]);
  const most = Math.max(...steps.map((each) => each.length));
  return Array.from({ length: most }, (_, at) => at).some((at) => {
    const sales = streams.map((row, index) => salesOf(row, steps[index]?.[at] ?? steps[index]?.at(-1) ?? null, goal));
    if (sales.some((cents) => cents === null)) return true;
    const sum = sales.reduce<number>((total, cents) => total + (cents ?? 0), 0);
    return Math.abs(sum - goal.from) <= goal.from * 0.05;
  });
}

/** Cents in the rhythm of the goal; null by the day, which needs the days open, and where price or quantity is missing. */
function salesOf({ cells }: RowOf<'stream'>, quantity: number | null, { every }: Total): number | null {
  const times = timesAYearOf(cells.per ?? (cells.model === 'subscription' ? 'month' : null));
  if (cells.price === null || quantity === null || times === undefined || every === null) return null;
  return (cells.price * quantity * times) / (every === 'year' ? 1 : 12);
}

/** Cents a year; null without a rhythm that says how often. */
export function yearlyCost({ cells }: RowOf<'cost'>): number | null {
  const times = timesAYearOf(cells.every);
  return cells.amount === null || times === undefined ? null : cells.amount * times;
}
