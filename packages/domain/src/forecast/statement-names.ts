import type { CalendarMonth } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import type { Language } from '../locale.ts';
import { computeForecast } from './compute-forecast.ts';
import type { Line } from './forecast.ts';

/** What each line of the three statements is called, in their order. */
export type StatementNames = Readonly<Record<'income' | 'cash' | 'balance', Readonly<Record<string, string>>>>;

/** The names of all lines, whether or not a figure of the plan may be stated: some depend on its rows. */
export function statementNames(rows: readonly Row[], today: CalendarMonth, language: Language): StatementNames {
  const { income, cash, balance } = computeForecast(rows, { today });
  const namesOf = (lines: Readonly<Record<string, Line>>) =>
    Object.fromEntries(Object.entries(lines).map(([key, { label }]) => [key, label[language]]));
  return { income: namesOf(income), cash: namesOf(cash), balance: namesOf(balance) };
}
