import { type Expectation, expectationOf } from './read/expectations.ts';
import { sharesNoun } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import type { Tag } from './read/tags.ts';
import { tokensOf } from './read/tokens.ts';
import type { Conflict, Passage, Total } from './reading.ts';
import { type Row, type RowOf, rowsOf } from './row.ts';

/** What a question that lists what a total is of expects. */
const lists: Readonly<Partial<Record<Total['of'], Expectation>>> = { purchases: 'cash', costs: 'costs' };

/**
 * Totals that differ from what the rows add up to: the chosen band, a total under a list, a goal in dollars.
 * @param unread what was not recognized: where it may be what is missing, a sum that is too low says nothing
 */
export function totalConflicts(
  rows: readonly Row[],
  totals: readonly Total[],
  unread: readonly Passage[] = [],
): Conflict[] {
  return totals.flatMap((total): Conflict[] => {
    if (total.of === 'customers') return customerConflicts(rows, total);
    const parts = partsOf(
      rows.filter((row) => !row.off),
      total,
    );
    const sum = parts.length === 0 ? null : sumOf(parts, total);
    if (sum === null) return [];
    const isWithin = sum >= total.from && (total.to === null || sum <= total.to);
    // Cents of rounding, and a goal that price and quantity nearly reach, are no contradiction.
    const isClose =
      total.from === total.to && Math.abs(sum - total.from) <= total.from * (total.of === 'sales' ? 0.05 : 0.001);
    const isPart = sum < total.from && sum + amountsIn(unread, lists[total.of]) >= total.from;
    if (isWithin || isClose || isPart) return [];
    return [
      {
        id: ['total', total.module, total.question, total.of, total.quote].join('|'),
        column: total.of === 'sales' ? 'quantity' : 'amount',
        rows: parts,
        total,
      },
    ];
  });
}

const moneyIn: readonly Tag[] = ['savings', 'loan', 'grant', 'gift', 'partner', 'lender', 'creditLine', 'everybody'];

/** Cents at most: every number of some passages taken as dollars. */
function amountsIn(unread: readonly Passage[], list: Expectation | undefined): number {
  const tokens = unread
    .filter(({ module, question }) => expectationOf(module, question) === list)
    .map(({ quote }) => tokensOf(plainText(quote)))
    .filter((words) => !words.some(({ tags }) => moneyIn.some((tag) => tags.has(tag))))
    .flat();
  return tokens.reduce((sum, { value }, at) => {
    const isThousands = tokens[at + 1]?.tags.has('thousand') === true;
    return sum + (value ?? 0) * (isThousands ? 100_000 : 100);
  }, 0);
}

/** A number of customers by a month that differs from the quantity of that month, where that quantity was said. */
function customerConflicts(rows: readonly Row[], total: Total): Conflict[] {
  return rowsOf(
    rows.filter((row) => !row.off),
    'stream',
  ).flatMap((row) => {
    const { name, unit, quantity, climbMonths, targets, model } = row.cells;
    const isCounted = [name, unit ?? ''].some((words) => sharesNoun(words, total.quote));
    const then =
      targets?.find(({ month }) => month === total.month)?.quantity ?? (climbMonths === total.month ? quantity : null);
    if (!isCounted || model !== 'subscription' || then === null || then === total.from) return [];
    return [
      {
        id: ['total', total.module, total.question, total.of, total.quote].join('|'),
        column: 'quantity',
        rows: [row],
        total,
      },
    ];
  });
}

function partsOf(rows: readonly Row[], { of }: Total): Row[] {
  if (of === 'sales') return rowsOf(rows, 'stream');
  if (of === 'costs') return [...rowsOf(rows, 'cost'), ...rowsOf(rows, 'person')];
  return rowsOf(rows, 'purchase').filter(
    ({ cells }) => cells.owned !== true && (cells.month === null || cells.month === 0),
  );
}

/** Cents, in the rhythm of the total; null where a row says too little to be added. */
function sumOf(parts: readonly Row[], total: Total): number | null {
  return parts.reduce<number | null>((sum, row) => {
    const part = amountOf(row, total);
    return sum === null || part === null ? null : sum + part;
  }, 0);
}

function amountOf(row: Row, total: Total): number | null {
  if (row.kind === 'purchase') return row.cells.amount === null ? null : row.cells.amount * (row.cells.count ?? 1);
  if (row.kind === 'stream') return salesOf(row, total);
  const yearly = row.kind === 'cost' ? yearlyCost(row) : row.kind === 'person' ? yearlyPay(row) : null;
  return yearly === null ? null : Math.round(yearly / (total.every === 'year' ? 1 : 12));
}

const timesAYear: Readonly<Record<string, number>> = {
  week: 52,
  two_weeks: 26,
  half_month: 24,
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
};

/** Cents a year; null without a rhythm that says how often. */
export function yearlyCost({ cells }: RowOf<'cost'>): number | null {
  const times = timesAYear[cells.every ?? ''];
  return cells.amount === null || times === undefined ? null : cells.amount * times;
}

function yearlyPay({ cells }: RowOf<'person'>): number | null {
  const times = timesAYear[cells.every ?? ''];
  const count = cells.count ?? 1;
  if (cells.salary !== null && times !== undefined) return cells.salary * times * count;
  return cells.wage !== null && cells.hours !== null ? cells.wage * cells.hours * 52 * count : null;
}

/** Price times quantity at the time of the goal; quantities by the day need the days open, so they are left out. */
function salesOf({ cells }: RowOf<'stream'>, { every, month }: Total): number | null {
  const target = cells.targets?.findLast((each) => month !== null && each.month <= month);
  const quantity = target?.quantity ?? cells.quantity;
  const times = timesAYear[cells.per ?? (cells.model === 'subscription' ? 'month' : '')];
  if (cells.price === null || quantity === null || times === undefined || every === null) return null;
  return (cells.price * quantity * times) / (every === 'year' ? 1 : 12);
}
