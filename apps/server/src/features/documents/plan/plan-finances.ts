import type { Forecast, LoanSchedule } from '@elan/domain/forecast/forecast';
import { movers } from '@elan/domain/forecast/movers';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { Language } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { amountTable, type Block } from '../blocks.ts';
import { breakEvenOf, dollars, keyFigures, notKnownYet, openingOf, ratiosOf, yearsOf } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { statementsOf } from '../statements-of.ts';
import { labelled, wordsIn } from '../words-in.ts';
import { planCharts } from './plan-charts.ts';
import { type PlanWords, planWordsIn } from './plan-words.ts';

/** The extent of the financial plan, and the appendices that it may point to. */
export type FinancesExtent = { isShort: boolean; hasOrigins: boolean; hasLoans: boolean };

/**
 * The financial plan, or what is missing before there is one: what is needed, three years in three statements, loans, break-even, scenarios and ratios. The short
 * one has the key figures, the charts, sources and uses, and the break-even.
 */
export function planFinances(content: Content, { isShort, hasOrigins, hasLoans }: FinancesExtent): Block[] {
  const { planned, language } = content;
  if (planned.state === 'missing') return notKnownYet(planned, language);
  const { forecast } = planned;
  const words = wordsIn(language);
  const plan = planWordsIn(language);
  return [
    { is: 'text', text: hasOrigins ? `${words.forecastLead} ${words.forecastRows}` : words.forecastLead },
    ...keyFigures(forecast, language, words),
    ...planCharts(forecast, language, plan),
    ...openingOf(forecast, language, words),
    ...(isShort ? [] : loanYears(forecast, language, plan, hasLoans)),
    ...(isShort ? [] : statementsOf(forecast).flatMap((statement) => yearsOf(statement, language, words))),
    ...breakEvenOf(forecast, language, words),
    ...(isShort ? [] : [...scenarios(content, planned, plan), ...ratiosOf(forecast, language, words)]),
  ];
}

function loanYears(forecast: Forecast, language: Language, plan: PlanWords, hasLoans: boolean): Block[] {
  const { loans, opening } = forecast;
  if (loans.length === 0) return [];
  const words = wordsIn(language);
  const head = [words.year, words.payment, words.interest, words.principal, words.owed];
  return [
    { is: 'heading', level: 2, text: plan.loanYears },
    ...loans.flatMap((loan): Block[] => [
      { is: 'heading', level: 3, text: labelled(loan.label[language], moneyText(loan.amount)[language], language) },
      { is: 'text', text: loan.formula[language], tone: 'small' },
      amountTable(
        head,
        byYear(loan, opening).map(({ year, payment, interest, principal, balance }) => ({
          cells: [String(year), ...[payment, interest, principal, balance].map((cents) => moneyText(cents)[language])],
        })),
      ),
    ]),
    ...(hasLoans ? [{ is: 'text', text: plan.loansByMonth, tone: 'small' } as const] : []),
  ];
}

type LoanYear = { year: number; payment: number; interest: number; principal: number; balance: number };

/** What is paid in each year of business, and what is owed at its end. Cents. */
function byYear({ payments }: LoanSchedule, opening: string): LoanYear[] {
  const years = new Map<number, LoanYear>();
  for (const { month, payment, interest, principal, balance } of payments) {
    const year = Math.max(1, Math.floor(monthsBetween(opening, month) / 12) + 1);
    const before = years.get(year) ?? { year, payment: 0, interest: 0, principal: 0, balance: 0 };
    years.set(year, {
      year,
      payment: before.payment + payment,
      interest: before.interest + interest,
      principal: before.principal + principal,
      balance,
    });
  }
  return [...years.values()];
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
  return [
    { is: 'heading', level: 2, text: plan.scenarios },
    { is: 'text', text: plan.scenariosLead },
    amountTable([plan.scenario, plan.salesOfFirstYear, result, words.lowestCash, words.firstProfit], rows),
    ...(moved.length === 0
      ? []
      : [
          { is: 'heading', level: 3, text: plan.movers } as const,
          amountTable(
            [plan.change, words.lowestCash, plan.difference],
            moved.map(({ label, lowestCash, difference }) => ({
              cells: [label[language], dollars(lowestCash, language), dollars(difference, language)],
            })),
          ),
        ]),
  ];
}
