import type { Forecast, Line, LoanSchedule } from '@elan/domain/forecast/forecast';
import { movers } from '@elan/domain/forecast/movers';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { Language } from '@elan/domain/locale';
import { amountTable, type Block, heading, text } from '../blocks.ts';
import {
  breakEvenOf,
  dollars,
  keyFigures,
  loanTables,
  notKnownYet,
  openingOf,
  ratiosOf,
  yearHeads,
  yearsOf,
} from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { statementsOf } from '../statements-of.ts';
import { wordsIn } from '../words-in.ts';
import { planCharts } from './plan-charts.ts';
import { type PlanWords, planWordsIn } from './plan-words.ts';

/** The extent of the financial plan, whether its key figures are nowhere before it, and the appendices that it may point to. */
export type FinancesExtent = { isShort: boolean; hasKeyFigures: boolean; hasOrigins: boolean; hasLoans: boolean };

/**
 * The financial plan, or what is missing before there is one: what is needed, three years in three statements, loans, break-even, scenarios and ratios. The short
 * one has the key figures, the charts, sources and uses, and the break-even.
 */
export function planFinances(
  content: Content,
  { isShort, hasKeyFigures, hasOrigins, hasLoans }: FinancesExtent,
): Block[] {
  const { planned, language } = content;
  if (planned.state === 'missing') return notKnownYet(planned, language);
  const { forecast } = planned;
  const words = wordsIn(language);
  const plan = planWordsIn(language);
  return [
    text(hasOrigins ? `${words.forecastLead} ${words.forecastRows}` : words.forecastLead),
    ...(hasKeyFigures ? keyFigures(forecast, language, words) : []),
    ...planCharts(forecast, language, plan),
    ...openingOf(forecast, language, words),
    ...(isShort ? [] : loanYears(forecast, language, plan, hasLoans)),
    ...(isShort ? [] : statements(forecast, language, plan)),
    ...breakEvenOf(forecast, language, words),
    ...(isShort ? [] : [...scenarios(content, planned, plan), ...ratiosOf(forecast, language, words)]),
  ];
}

/** The three statements by year; behind the income statement, each sale and each running cost. */
function statements(forecast: Forecast, language: Language, plan: PlanWords): Block[] {
  const { sales, running } = forecast.income;
  const byLine = [partsByYear(sales, plan.salesByLine, language), partsByYear(running, plan.costsByLine, language)];
  return statementsOf(forecast).flatMap((statement) => [
    ...yearsOf(statement, language, wordsIn(language)),
    ...(statement.key === 'income' ? byLine.flat() : []),
  ]);
}

/** What a line adds up, by year, the largest first; nothing where it is one amount. */
function partsByYear({ label, years, parts }: Line, title: string, language: Language): Block[] {
  if (parts.length < 2) return [];
  const inDollars = (amounts: Line['years']) => amounts.map((cents) => dollars(cents, language));
  const rows = parts
    .toSorted((one, other) => other.years[0] - one.years[0])
    .map((part) => ({ cells: [part.label[language], ...inDollars(part.years)] }));
  const total = { cells: [label[language], ...inDollars(years)], isTotal: true };
  return [heading(title, 3), amountTable(yearHeads(wordsIn(language)), [...rows, total])];
}

function loanYears(forecast: Forecast, language: Language, plan: PlanWords, hasLoans: boolean): Block[] {
  const { loans, opening } = forecast;
  const words = wordsIn(language);
  const tables = loanTables([plan.loanYears, words.year], loans, (loan) => byYear(loan, opening), language);
  return tables.length === 0 || !hasLoans ? tables : [...tables, text(plan.loansByMonth, 'small')];
}

/** What is paid in each year of business, and what is owed at its end. Cents. */
function byYear({ payments }: LoanSchedule, opening: string) {
  const yearOf = (month: string) => Math.max(1, Math.floor(monthsBetween(opening, month) / 12) + 1);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
  return [...Map.groupBy(payments, ({ month }) => yearOf(month))].map(([year, paid]) => ({
    when: String(year),
    payment: sumOf(paid.map(({ payment }) => payment)),
    interest: sumOf(paid.map(({ interest }) => interest)),
    principal: sumOf(paid.map(({ principal }) => principal)),
    balance: paid.at(-1)?.balance ?? 0,
  }));
}

function monthsBetween(first: string, last: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(last) - count(first);
}

function scenarios({ language, scenarios: compared }: Content, planned: KnownPlan, plan: PlanWords): Block[] {
  const words = wordsIn(language);
  const firstProfit = (month: CalendarMonth | null) =>
    month === null ? words.notReached : calendarMonthText(month, language);
  const result = `${planned.forecast.income.result.label[language]}, ${plan.firstYear}`;
  const rows = compared.map(({ name, changes, outcome }) => ({
    cells: [
      changes[language] === '' ? name[language] : `${name[language]} (${changes[language]})`,
      ...[outcome.salesOfFirstYear, outcome.results[0], outcome.lowestCash.amount].map((cents) =>
        dollars(cents, language),
      ),
      firstProfit(outcome.breakEvenMonth),
    ],
  }));
  const moved = movers(planned).filter(({ difference }) => difference !== 0);
  const changes = amountTable(
    [plan.change, words.lowestCash, plan.difference],
    moved.map(({ label, lowestCash, difference }) => ({
      cells: [label[language], dollars(lowestCash, language), dollars(difference, language)],
    })),
  );
  return [
    heading(plan.scenarios),
    text(plan.scenariosLead),
    {
      is: 'table',
      table: {
        head: [plan.scenario, plan.salesOfFirstYear, result, words.lowestCash, words.firstProfit],
        rows,
        isAmount: [false, true, true, true, true],
        widths: [2, 1.3, 1.7, 1.1, 1.6],
      },
    },
    ...(moved.length === 0 ? [] : [heading(plan.movers, 3), changes]),
  ];
}
