import { sourceNames } from '@elan/domain/forecast/sources-and-uses';
import type { RowOf } from '@elan/domain/ledger/row';
import { f, onlyIf } from './formula.ts';
import { written } from './input-cell.ts';
import { type Model, rowsOfKind } from './model.ts';
import type { MonthRow, MonthSheet } from './months.ts';
import { monthBought } from './purchases.ts';
import { blockOf } from './row-guard.ts';
import { longestTerm, sourceOf } from './row-needs.ts';
import { cellAt, type Formula, type NumberFormat, type Ref, type Sheet } from './sheet.ts';

export type FundingRows = {
  row: RowOf<'funding'>;
  label: string;
  source: ReturnType<typeof sourceOf>;
  /** The month of business in which it comes. */
  month: Ref;
  received: MonthRow;
  loan: { interest: MonthRow; principal: MonthRow; last: Ref; guard: Ref | null } | null;
};

/** Money that comes in; what is paid back of it comes from the schedules of the loans. */
export function fundingRows(sheet: MonthSheet, schedules: Sheet, model: Model): FundingRows[] {
  const { words, inputs, calendar } = model;
  const rows = rowsOfKind(model, 'funding');
  const loans = rows.filter(({ cells }) => sourceOf(cells) === 'loan');
  return rows.map((row) =>
    blockOf(sheet, model, row, (guard) => {
      const source = sourceOf(row.cells);
      const month = monthBought(sheet, model, row.id);
      const amount = inputs.of(row.id, 'amount');
      const received = sheet.months(words.moneyIn, { month: f`IF(${calendar.month}=${month},${amount},0)` });
      sheet.tag(received, sourceNames[source][model.language]);
      const place = loans.indexOf(row);
      const loan = place === -1 ? null : { ...loanRows(sheet, schedules, model, { row, place }), guard };
      return { row, source, month, received, loan };
    }),
  );
}

type Loan = { row: RowOf<'funding'>; place: number };

/** A loan in the months of the plan, from a schedule that goes on to its last payment. */
function loanRows(sheet: MonthSheet, schedules: Sheet, model: Model, loan: Loan) {
  const { words, inputs, calendar, scenario } = model;
  const { id, cells } = loan.row;
  const rate = sheet.value(words.yearlyRate, f`MAX(0,${inputs.of(id, 'rate')}+${scenario.rateMore})`, 'percent');
  const months = inputs.of(id, 'months');
  const only = inputs.find(id, 'interestOnly') ?? f`0`;
  const grace = sheet.value(words.interestOnly, f`MIN(${only},${months}-1)`);
  const amount = inputs.of(id, 'amount');
  const i = f`(${rate}/12)`;
  const repaid = f`(${months}-${grace})`;
  const equal = f`IF(${rate}=0,${amount}/${repaid},${amount}*${i}/(1-(1+${i})^(0-${repaid})))`;
  const payment = sheet.value(words.equalPayment, f`ROUND(${equal},2)`, 'money');
  const received = sheet.value(words.receivedIn, calendar.monthOf(inputs.of(id, 'month')));
  const terms = { amount, rate, months, grace, payment, received, guard: sheet.guard };
  const payments = { ...loan, count: longestTerm(cells) };
  const { paidIn, interest, principal, last } = schedule(schedules, model, payments, terms);
  const inMonth = (list: Ref) => ({
    start: f`SUMIF(${paidIn},"<="&${calendar.date},${list})`,
    month: f`SUMIF(${paidIn},${calendar.date},${list})`,
  });
  return {
    interest: sheet.months(words.interest, inMonth(interest)),
    principal: sheet.months(words.principal, inMonth(principal)),
    last,
  };
}

type Terms = { amount: Ref; rate: Ref; months: Ref; grace: Ref; payment: Ref; received: Ref; guard: Ref | null };

/** Every payment of a loan, one below the other. Loans stand side by side. */
function schedule(
  sheet: Sheet,
  { words, inputs }: Model,
  { row: loan, place, count }: Loan & { count: number },
  { amount, rate, months, grace, payment, received, guard }: Terms,
): { paidIn: Ref; interest: Ref; principal: Ref; last: Ref } {
  const left = 1 + place * 7;
  const top = 5;
  const put = (row: number, column: number, formula: Formula, format: NumberFormat) => {
    sheet.put(row, left + column, { look: 'figure', format, formula: onlyIf(guard, formula) });
  };
  sheet.put(3, left, { look: 'strong', value: written(loan.cells.name) });
  const heads = [words.number, words.month, words.payment, words.interest, words.principal, words.owed];
  heads.forEach((value, column) => {
    sheet.row = 4;
    sheet.headOfNumbers(value, left + column);
  });
  const opening = inputs.of('setting', 'openingMonth');
  for (let row = top; row < top + count; row += 1) {
    const cell = (column: number, at = row) => cellAt(sheet, at, left + column);
    const owed = row === top ? f`${amount}` : f`${cell(5, row - 1)}`;
    const number = cell(0);
    put(row, 0, f`N(${cell(0, row - 1)})+1`, 'number');
    put(row, 1, f`EDATE(${opening},${received}+${number}-1)`, 'month');
    put(row, 2, f`${cell(3)}+${cell(4)}`, 'money');
    put(row, 3, f`IF(${number}>${months},0,ROUND(${owed}*${rate}/12,2))`, 'money');
    const repaid = f`IF(${number}<=${grace},0,MIN(${owed},ROUND(${payment}-${cell(3)},2)))`;
    put(row, 4, f`IF(${number}>${months},0,IF(${number}=${months},${owed},${repaid}))`, 'money');
    put(row, 5, f`ROUND(${owed}-${cell(4)},2)`, 'money');
  }
  const list = (column: number): Ref => ({ ...cellAt(sheet, top, left + column), bottom: top + count - 1 });
  return { paidIn: list(1), interest: list(3), principal: list(4), last: cellAt(sheet, top + count - 1, left + 5) };
}
