import type { CalendarMonth } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { computeForecast } from './compute-forecast.ts';
import type { ByYear, Forecast, ForecastOptions, Series } from './forecast.ts';
import type { NamedScenario } from './scenarios.ts';

/** The figures of a scenario that are compared with the plan. Money in cents. */
export type Outcome = {
  lowestCash: Forecast['lowestCash'];
  missing: number;
  /** The sales of the first year. */
  salesOfFirstYear: number;
  /** The result of each year, and whether it comes before or after the owner's pay. */
  resultLabel: Text;
  results: ByYear;
  /** Sales of the first year that cover its costs; null when none do. */
  breakEvenSales: number | null;
  /** The first month that pays for itself; null when there is none within three years. */
  breakEvenMonth: CalendarMonth | null;
  /** The lowest debt service cover of the three years; null without a loan to repay. */
  loanCover: number | null;
  /** The cash at the end of each month: before the opening, and the 36 months of business. */
  closing: Series;
  /** The calendar month of each value of `closing`. */
  months: readonly CalendarMonth[];
};

export type Compared = NamedScenario & { outcome: Outcome };

/** The figures of a forecast that are compared between scenarios. */
export function outcomeOf({ lowestCash, missing, income, breakEven, ...forecast }: Forecast): Outcome {
  const covers = forecast.ratios.flatMap(({ key, value }) => (key === 'debtService' && value !== null ? [value] : []));
  const { breakEvenMonth, months, cash } = forecast;
  return {
    lowestCash,
    missing,
    salesOfFirstYear: income.sales.years[0],
    resultLabel: income.result.label,
    results: income.result.years,
    breakEvenSales: breakEven[0].sales,
    breakEvenMonth: breakEvenMonth === null ? null : (months[breakEvenMonth] ?? null),
    loanCover: covers.length === 0 ? null : Math.min(...covers),
    closing: cash.closing.values,
    months,
  };
}

/** What comes out of each scenario, in the order given. */
export function compareScenarios(
  rows: readonly Row[],
  options: Pick<ForecastOptions, 'today'>,
  scenarios: readonly NamedScenario[],
): Compared[] {
  return scenarios.map((each) => compareScenario(rows, options, each));
}

/** What comes out of one scenario. */
export function compareScenario(
  rows: readonly Row[],
  options: Pick<ForecastOptions, 'today'>,
  each: NamedScenario,
): Compared {
  return { ...each, outcome: outcomeOf(computeForecast(rows, { ...options, scenario: each.scenario })) };
}
