import type { Season } from '../ledger/field.ts';
import { topicsOf } from '../ledger/read/labels.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import type { Cells, RowOf } from '../ledger/row.ts';
import { timesAYearOf } from '../ledger/times-a-year.ts';
import type { Text } from '../locale.ts';
import { activeMonths } from './active-months.ts';
import { type Assumed, assumed } from './assumptions.ts';
import { horizon, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { toCents } from './rounding.ts';
import type { TaxStatus } from './sales-tax.ts';
import { zeros } from './series.ts';
import { columnOf } from './timeline.ts';

/** A running cost before tax. */
export type RunningCost = {
  row: RowOf<'cost'>;
  label: Text;
  amounts: Series;
  tax: TaxStatus;
  assumptions: readonly string[];
};

export function runningCostsOf(plan: Plan): RunningCost[] {
  return plan.of('cost').flatMap((row) => runningCostOf(plan, row) ?? []);
}

type Every = NonNullable<Cells<'cost'>['every']>;

/** How many times a cost falls due in a year; a season is one time. */
const timesDue = (every: Every): number => timesAYearOf(every) ?? 1;

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
  const due = dueMonths(plan, every, row.cells.season, months.began);
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
  const { status, because } = assumedTax(row.cells.name);
  const isDueAtStart = timesDue(every) < 12 && row.cells.season === null;
  const assumptions = [
    ...(isDueAtStart ? [notes.assume(assumed.dueAtStart, row.id)] : []),
    ...(increase === null ? [] : [notes.assume(assumed.yearsOfBusiness, row.id)]),
    ...(every === 'week' || every === 'two_weeks' ? [notes.assume(assumed.weeksOfYear, row.id)] : []),
    ...(row.cells.tax === null && plan.settings.province !== null ? [notes.assume(because, row.id)] : []),
  ];
  return { row, label: named(row.cells.name), amounts, tax: row.cells.tax ?? status, assumptions };
}

/** What a cost is taken as where nobody said: insurance is exempt (Excise Tax Act, Schedule V, Part VII), the rest taxable. */
export function assumedTax(name: string): { status: TaxStatus; because: Assumed } {
  const [topic, ...others] = topicsOf(plainText(name));
  return topic === 'insurance' && others.length === 0
    ? { status: 'exempt', because: assumed.insurance }
    : { status: 'taxable', because: assumed.taxable };
}

/**
 * How often a cost falls due in a month. In months of its own, what is due more than once a month has their weights, and
 * the amount of a year is shared among them. Otherwise quarters and years count from its first month, and a season begins
 * with each open month that follows a closed one; without closed months it is a year.
 */
function dueMonths(
  { time, settings: { openMonths } }: Plan,
  every: Every,
  own: Season | null,
  begins: number,
): (offset: number) => number {
  const times = timesDue(every);
  const weightAt = (offset: number) => own?.[time.monthOfYear(offset)] ?? 100;
  if (times >= 12) return (offset) => ((times / 12) * weightAt(offset)) / 100;
  if (own !== null) {
    const all = own.reduce((sum, weight) => sum + weight, 0);
    return (offset) => (times * weightAt(offset)) / all;
  }
  const isOpen = (offset: number) => (openMonths?.[time.monthOfYear(offset)] ?? 100) > 0;
  if (every === 'season' && openMonths?.includes(0)) {
    return (offset) => (isOpen(offset) && (offset === begins || !isOpen(offset - 1)) ? 1 : 0);
  }
  return (offset) => ((offset - begins) % (12 / times) === 0 ? 1 : 0);
}
