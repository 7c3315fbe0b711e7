import type { CalendarMonth } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import type { Language } from '../locale.ts';
import { computeForecast } from './compute-forecast.ts';
import type { Line, Ratio } from './forecast.ts';

/** What the lines of the statements, in their order, and the ratios are called. */
export type ForecastNames = {
  statements: Readonly<Record<'income' | 'cash' | 'balance', Readonly<Record<string, string>>>>;
  ratios: Readonly<Record<Ratio['key'], { label: string; formula: string }>>;
  /** How the sales to break even are computed. */
  breakEven: string;
};

/** Names without figures, whether or not a figure of the plan may be stated: some depend on its rows. */
export function forecastNames(rows: readonly Row[], today: CalendarMonth, language: Language): ForecastNames {
  const { income, cash, balance, ratios, breakEven } = computeForecast(rows, { today });
  const namesOf = (lines: Readonly<Record<string, Line>>) =>
    Object.fromEntries(Object.entries(lines).map(([key, { label }]) => [key, label[language]]));
  const ofRatios = ratios.map(({ key, label, formula }) => [
    key,
    { label: label[language], formula: formula[language] },
  ]);
  return {
    statements: { income: namesOf(income), cash: namesOf(cash), balance: namesOf(balance) },
    ratios: Object.fromEntries(ofRatios),
    breakEven: breakEven[0].formula[language],
  };
}
