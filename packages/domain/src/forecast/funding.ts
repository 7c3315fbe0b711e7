import type { RowOf } from '../ledger/row.ts';
import { sourceOfMoney } from '../ledger/source-of-money.ts';
import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import type { LoanSchedule, Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import { amortize, paymentFormula } from './loans.ts';
import type { Plan } from './plan.ts';
import { zeros } from './series.ts';
import { columnOf } from './timeline.ts';

export type FundingSource = Exclude<RowOf<'funding'>['cells']['source'], null | 'credit_line'>;

/** Money that comes in, and what is paid back of it. */
export type Funding = {
  row: RowOf<'funding'>;
  label: Text;
  source: FundingSource;
  column: number;
  amount: number;
  received: Series;
  interest: Series;
  principal: Series;
  schedule: LoanSchedule | null;
  assumptions: readonly string[];
};

export function fundingOf(plan: Plan): Funding[] {
  return plan.of('funding').flatMap((row) => fundingOfRow(plan, row) ?? []);
}

function fundingOfRow(plan: Plan, row: RowOf<'funding'>): Funding | null {
  const { notes, time } = plan;
  const { cells, id } = row;
  const { amount } = cells;
  if (amount === null) {
    notes.leaveOut(row, 'no_amount', 'amount');
    return null;
  }
  const said = sourceOfMoney(cells);
  if (said === 'credit_line') {
    notes.leaveOut(row, 'credit_line', 'source');
    return null;
  }
  const offset = time.offsetOf(cells.month ?? 0);
  const column = columnOf(offset);
  if (column === null) {
    notes.leaveOut(row, 'outside_plan', 'month');
    return null;
  }
  const received = zeros();
  received[column] = amount;
  if (isTooLarge(received)) {
    notes.leaveOut(row, 'too_large');
    return null;
  }
  const source = said ?? 'savings';
  const isLoan = source === 'loan';
  const assumptions = [
    ...(cells.month === null ? [notes.assume(assumed.beforeOpening, id)] : []),
    ...(said === null ? [notes.assume(assumed.ownMoney, id)] : []),
    ...(isLoan && cells.rate === null ? [notes.assume(assumed.loanRate, id)] : []),
    ...(isLoan && cells.months === null ? [notes.assume(assumed.loanMonths, id)] : []),
    ...(isLoan && cells.interestOnly === null ? [notes.assume(assumed.loanPayments, id)] : []),
  ];
  const repaid = isLoan ? repayments(plan, row, amount, offset) : null;
  return {
    row,
    label: named(cells.name),
    source,
    column,
    amount,
    received,
    interest: repaid?.interest ?? zeros(),
    principal: repaid?.principal ?? zeros(),
    schedule: repaid?.schedule ?? null,
    assumptions,
  };
}

function repayments(
  { time, scenario }: Plan,
  { id, cells }: RowOf<'funding'>,
  amount: number,
  offset: number,
): Pick<Funding, 'interest' | 'principal'> & { schedule: LoanSchedule } {
  const rate = Math.max(0, (cells.rate ?? 800) + scenario.loanRateMore);
  const terms = { amount, rate, months: cells.months ?? 60, interestOnly: cells.interestOnly ?? 0 };
  const { payment, payments } = amortize(terms);
  const interest = zeros();
  const principal = zeros();
  payments.forEach((each, index) => {
    const column = columnOf(offset + index + 1);
    if (column === null) return;
    interest[column] = (interest[column] ?? 0) + each.interest;
    principal[column] = (principal[column] ?? 0) + each.principal;
  });
  return {
    interest,
    principal,
    schedule: {
      rowId: id,
      label: named(cells.name),
      amount,
      rate,
      received: time.monthAt(offset),
      payment,
      formula: paymentFormula(terms, payment),
      payments: payments.map((each, index) => ({ month: time.monthAt(offset + index + 1), ...each })),
    },
  };
}

/**
 * What customers who paid in advance still have to get: sales in advance are no income, they are used up by the first
 * payments of customers.
 * @param collected what customers would pay month by month without them
 */
export function advancesUsed(received: Series, collected: Series): number[] {
  const used = zeros();
  let open = 0;
  for (const column of used.keys()) {
    open += received[column] ?? 0;
    const now = Math.min(open, Math.max(0, collected[column] ?? 0));
    used[column] = now;
    open -= now;
  }
  return used;
}
