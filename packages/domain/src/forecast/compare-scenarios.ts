import type { CalendarMonth } from '../ledger/field.ts';
import type { Text } from '../locale.ts';
import type { ByYear, Forecast, Series } from './forecast.ts';
import { forecastWith, type KnownPlan } from './plan-figures.ts';
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
  /**
   * Sales of the first year that cover its costs; null when none do, and when business begins later: twelve months of
   * which some have no costs yet are no year to compare.
   */
  breakEvenSales: number | null;
  /** The first month that pays for itself; null when there is none within three years. */
  breakEvenMonth: CalendarMonth | null;
  /** The lowest debt service cover of the three years; null without a loan to repay. */
  loanCover: number | null;
  /** The cash at the end of each month: before the opening, and the 36 months of business. */
  closing: Series;
  /** When business begins in this scenario. */
  opening: CalendarMonth;
  /** The calendar month of each value of `closing`, the same in every scenario. */
  months: readonly CalendarMonth[];
};

export type Compared = NamedScenario & { outcome: Outcome };

/** The figures of a forecast that are compared between scenarios. */
export function outcomeOf({ lowestCash, missing, income, breakEven, ...forecast }: Forecast): Outcome {
  const covers = forecast.ratios.flatMap(({ key, value }) => (key === 'debtService' && value !== null ? [value] : []));
  const { breakEvenMonth, opening, months, cash } = forecast;
  return {
    lowestCash,
    missing,
    salesOfFirstYear: income.sales.years[0],
    resultLabel: income.result.label,
    results: income.result.years,
    breakEvenSales: opening === months[1] ? breakEven[0].sales : null,
    breakEvenMonth: breakEvenMonth === null ? null : (months[breakEvenMonth] ?? null),
    loanCover: covers.length === 0 ? null : Math.min(...covers),
    closing: cash.closing.values,
    opening,
    months,
  };
}

/** What comes out of each scenario, in the order given. */
export function compareScenarios(plan: KnownPlan, scenarios: readonly NamedScenario[]): Compared[] {
  return scenarios.map((each) => compareScenario(plan, each));
}

/** What comes out of one scenario. */
export function compareScenario(plan: KnownPlan, each: NamedScenario): Compared {
  return { ...each, outcome: outcomeOf(forecastWith(plan, each.scenario)) };
}
