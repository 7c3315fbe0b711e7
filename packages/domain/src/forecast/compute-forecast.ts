import { privateKinds, type Row } from '../ledger/row.ts';
import { balanceSheet } from './balance.ts';
import { type Books, keepBooks } from './books.ts';
import { breakEvenMonth, breakEvenOf } from './break-even.ts';
import { cashFlow } from './cash.ts';
import type { CashFlow, Forecast, ForecastOptions, LeftOut, StreamForecast } from './forecast.ts';
import { householdOf } from './household.ts';
import { incomeStatement } from './income.ts';
import { type Plan, planFrom } from './plan.ts';
import { ratiosOf } from './ratios.ts';
import { columnCount } from './series.ts';
import { sourcesAndUses } from './sources-and-uses.ts';

/**
 * The forecast of a ledger: 36 calendar months from the opening month, and what comes before it. Pure: the order of the rows
 * changes no figure. Never throws: what cannot be counted is listed in `leftOut`. Money is in integer cents, rounded once for
 * each line and month (rounding.ts).
 * @param rows as stored or proposed; rows that are off do not count
 */
export function computeForecast(rows: readonly Row[], options: ForecastOptions): Forecast {
  const plan = planFrom(rows, options);
  const books = keepBooks(plan);
  const earned = incomeStatement(plan, books);
  const { income } = earned;
  const cash = cashFlow(books, earned);
  const balance = balanceSheet(books, income, cash);
  const streams = books.streams.map(streamForecast);
  const startUp = sourcesAndUses(books, cash);
  const lowestCash = lowest(plan, cash);
  const [first, second, third] = breakEvenOf({ income, cash }, streams);
  const household = householdOf(plan);
  const notes = plan.notes.result();
  return {
    opening: plan.time.opening,
    months: Array.from({ length: columnCount }, (_, column) => plan.time.monthAt(column)),
    income,
    cash,
    balance,
    streams,
    loans: books.funding.flatMap(({ schedule }) => schedule ?? []),
    salesTax: books.salesTax,
    sourcesAndUses: startUp,
    breakEven: [first, second, third],
    breakEvenMonth: breakEvenMonth({ income, cash }),
    lowestCash,
    missing: Math.max(0, plan.settings.smallestCash - lowestCash.amount),
    notInHand: notInHand(books),
    ratios: ratiosOf({ income, cash, balance, sourcesAndUses: startUp }),
    ...notes,
    rows: countedRows(plan, notes.leftOut),
    household,
  };
}

function streamForecast(stream: Books['streams'][number]): StreamForecast {
  const { row, label, quantities, customers, sales, directCosts, price, unitCost } = stream;
  return { rowId: row.id, label, unit: row.cells.unit, quantities, customers, sales, directCosts, price, unitCost };
}

function lowest({ time }: Plan, { closing }: CashFlow): Forecast['lowestCash'] {
  const amount = Math.min(...closing.values);
  const column = closing.values.indexOf(amount);
  return { column, month: time.monthAt(column), amount };
}

function notInHand({ funding }: Books): Forecast['notInHand'] {
  const sums = { promised: 0, asked_for: 0, hoped: 0, unstated: 0 };
  for (const { row, amount } of funding) {
    const state = row.cells.state ?? 'unstated';
    if (state !== 'in_hand') sums[state] += amount;
  }
  return sums;
}

/** The rows that count in the books, and those among them that nobody has looked at. */
function countedRows(plan: Plan, leftOut: readonly LeftOut[]): Forecast['rows'] {
  const out = new Set(leftOut.filter(({ isWhole }) => isWhole).map(({ rowId }) => rowId));
  const counted = plan.rows.filter(({ id, kind }) => !out.has(id) && !privateKinds.includes(kind));
  return { counted: counted.length, proposed: counted.filter(({ status }) => status === 'proposed').length };
}
