import type { Cells, RowOf } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { activeMonths } from './active-months.ts';
import { assumed } from './assumptions.ts';
import { horizon, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { toCents } from './rounding.ts';
import { zeros } from './series.ts';
import { columnOf } from './timeline.ts';

/** A running cost before tax. */
export type RunningCost = { row: RowOf<'cost'>; label: Text; amounts: Series; assumptions: readonly string[] };

export function runningCostsOf(plan: Plan): RunningCost[] {
  return plan.of('cost').flatMap((row) => runningCostOf(plan, row) ?? []);
}

type Every = NonNullable<Cells<'cost'>['every']>;

/** How many times a cost falls due in each month; null when it falls due in some months only. */
const timesAMonth: Readonly<Record<Every, number | null>> = {
  week: 52 / 12,
  two_weeks: 26 / 12,
  half_month: 2,
  month: 1,
  quarter: null,
  half_year: null,
  year: null,
  season: null,
};

function runningCostOf(plan: Plan, row: RowOf<'cost'>): RunningCost | null {
  const { notes, scenario } = plan;
  const { amount, every, increase, currency } = row.cells;
  const reason =
    currency !== null && currency.toUpperCase() !== 'CAD'
      ? 'other_currency'
      : amount === null
        ? 'no_amount'
        : every === null
          ? 'no_rhythm'
          : null;
  if (reason !== null || amount === null || every === null) {
    notes.leaveOut(row, reason ?? 'no_amount', reason === 'other_currency' ? 'currency' : undefined);
    return null;
  }
  const months = activeMonths(plan, row);
  if (months === null) return null;
  const due = dueMonths(plan, every, months.began);
  const increased = 1 + (increase ?? 0) / 10_000;
  const amounts = zeros();
  for (let offset = months.first; offset <= months.last; offset += 1) {
    const column = columnOf(offset) ?? horizon;
    const exact = (amount * due(offset) * increased ** plan.time.yearsPassed(offset) * scenario.costPercent) / 100;
    amounts[column] = (amounts[column] ?? 0) + toCents(exact);
  }
  if (isTooLarge(amounts)) {
    notes.leaveOut(row, 'too_large');
    return null;
  }
  const times = timesAMonth[every];
  const assumptions = [
    ...(times === null ? [notes.assume(assumed.dueAtStart, row.id)] : []),
    ...(increase === null ? [] : [notes.assume(assumed.yearsOfBusiness, row.id)]),
    ...(every === 'week' || every === 'two_weeks' ? [notes.assume(assumed.weeksOfYear, row.id)] : []),
    ...(row.cells.tax === null && plan.settings.province !== null ? [notes.assume(assumed.taxable, row.id)] : []),
  ];
  return { row, label: named(row.cells.name), amounts, assumptions };
}

/**
 * How often a cost falls due in a month. Quarters and years count from its first month. A season begins with each open month
 * that follows a closed one; without closed months it is a year.
 */
function dueMonths({ time, settings: { openMonths } }: Plan, every: Every, begins: number): (offset: number) => number {
  const times = timesAMonth[every];
  if (times !== null) return () => times;
  const isOpen = (offset: number) => (openMonths?.[time.monthOfYear(offset)] ?? 100) > 0;
  if (every === 'season' && openMonths?.includes(0)) {
    return (offset) => (isOpen(offset) && (offset === begins || !isOpen(offset - 1)) ? 1 : 0);
  }
  const months = every === 'quarter' ? 3 : every === 'half_year' ? 6 : 12;
  return (offset) => ((offset - begins) % months === 0 ? 1 : 0);
}
