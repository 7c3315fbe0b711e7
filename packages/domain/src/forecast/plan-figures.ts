import type { CalendarMonth } from '../ledger/field.ts';
import type { Ledger } from '../ledger/reading.ts';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import type { ByYear, Forecast, Line, Scenario } from './forecast.ts';
import { type KnownAmount, knownSoFar } from './known-so-far.ts';
import { isAboutSales, type Missing, missingFrom } from './missing.ts';

/** What is true of a plan whether or not its figures may be stated: what it assumes, and what it could not count. */
export type PlanNotes = Pick<Forecast, 'opening' | 'months' | 'assumptions' | 'leftOut' | 'notices' | 'rows'>;

/** What depends on prices, quantities and costs of a sale alone. */
export type SalesPart = Pick<Forecast, 'streams'> & { years: ByYear };

type PlanBase = {
  rows: readonly Row[];
  today: CalendarMonth;
  notes: PlanNotes;
  /** What each person is paid or takes: known in itself. */
  pay: readonly Line[];
};

/** A plan whose figures may be stated: the only way from a ledger to a forecast. */
export type KnownPlan = PlanBase & { state: 'known'; sales: SalesPart; forecast: Forecast };

/** A plan that is not known well enough to state a figure of it: why, and what is known in itself. */
export type MissingPlan = PlanBase & {
  state: 'missing';
  /** At least one, the most important first. */
  reasons: readonly Missing[];
  /** Known while only costs or money in are missing. */
  sales: SalesPart | null;
  knownSoFar: readonly KnownAmount[];
};

/** Callers must say what is missing where the figures are not known. */
export type PlanFigures = KnownPlan | MissingPlan;

/**
 * What may be stated of a plan. Sales, result, cash, need, break-even, ratios and scenarios depend on each other: while
 * nothing that is sold has a price and a quantity, or an amount in an answer about prices, quantities, costs or money in
 * is neither read nor set aside, none of them is known. Not known is not zero.
 */
export function planFigures(
  { rows, unread }: Pick<Ledger, 'rows' | 'unread'>,
  { today }: { today: CalendarMonth },
): PlanFigures {
  const forecast = computeForecast(rows, { today });
  const { opening, months, assumptions, leftOut, notices, rows: counts } = forecast;
  const notes = { opening, months, assumptions, leftOut, notices, rows: counts };
  const reasons = missingFrom(rows, unread, forecast);
  const pay = [...forecast.income.pay.parts, ...forecast.cash.drawings.parts];
  const plan = { rows, today, notes, pay };
  const sales = { streams: forecast.streams, years: forecast.income.sales.years };
  if (reasons.length === 0) return { ...plan, state: 'known', sales, forecast };
  const known = reasons.some(isAboutSales) ? null : sales;
  return { ...plan, state: 'missing', reasons, sales: known, knownSoFar: knownSoFar(rows, known?.years[0] ?? 0) };
}

/** The forecast of a plan with some changes. */
export function forecastWith({ rows, today }: KnownPlan, scenario: Scenario): Forecast {
  return computeForecast(rows, { today, scenario });
}
