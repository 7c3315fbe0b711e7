import type { CalendarMonth } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import type { Household } from './forecast.ts';
import { type Plan, planFrom } from './plan.ts';

/** The household of some rows, for those who may see them: it needs no sales. */
export function householdIn(rows: readonly Row[], today: CalendarMonth): Household {
  return householdOf(planFrom(rows, { today }));
}

/** Existing debts and the needs of the household: for a lender, and never part of the books of the business. */
export function householdOf(plan: Plan): Household {
  const debts = plan.of('debt');
  const flows = plan.of('household');
  for (const row of debts) {
    if (row.cells.amount === null && row.cells.payment === null) plan.notes.leaveOut(row, 'no_amount', 'amount');
  }
  for (const row of flows) if (row.cells.amount === null) plan.notes.leaveOut(row, 'no_amount', 'amount');
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const isIncome = (row: (typeof flows)[number]) => row.cells.direction === 'income';
  const debtPayments = sum(debts.map(({ cells }) => cells.payment));
  const income = sum(flows.filter(isIncome).map(({ cells }) => cells.amount));
  const needs = sum(flows.filter((row) => !isIncome(row)).map(({ cells }) => cells.amount));
  return {
    debts: sum(debts.map(({ cells }) => cells.amount)),
    debtPayments,
    needs,
    income,
    shortfall: Math.max(0, debtPayments + needs - income),
    rowIds: [...debts, ...flows].map(({ id }) => id),
  };
}
