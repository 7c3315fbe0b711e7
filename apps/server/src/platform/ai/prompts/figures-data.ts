import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { compareScenarios } from '@elan/domain/forecast/compare-scenarios';
import { type KnownPlan, type MissingPlan, type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import { lenderScenarios, ownScenarios } from '@elan/domain/forecast/scenarios';
import { monthText } from '@elan/domain/forecast/timeline';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { privateKinds, type Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { dollarsText, moneyText } from '@elan/domain/money/money-text';
import { cutText } from './fence.ts';
import type { PromptSource } from './frame.ts';

/** The most rows, open points, and characters of an assumption's name; the forecast counts all of them. */
const most = { rows: 60, others: 20, name: 80 };

/**
 * The figures of a project as a model reads them: its rows by their state, what is open, and the forecast computed from
 * them. Amounts and months are written as people write them. Debts and the household stay out: they are for the owner's
 * lender.
 * @param extent 'every' adds what the forecast assumes, its months and its scenarios
 */
export function figuresData(
  { project, language }: PromptSource,
  extent: 'main' | 'every',
): Readonly<Record<string, unknown>> {
  const { rows } = project.ledger;
  const isIncluded = ({ kind, off }: Row) => !off && kind !== 'scenario' && !privateKinds.includes(kind);
  const byStatus = Map.groupBy(rows.filter(isIncluded).slice(0, most.rows), ({ status }) => status);
  const plan = planFigures(project.ledger, project);
  return {
    openingMonth: monthText(plan.notes.opening)[language],
    rows: Object.fromEntries(
      [...byStatus].map(([status, of]) => [status, of.map((row) => describeRow(row, language))]),
    ),
    toCheck: figuresToCheck(project.ledger).length,
    ...(rows.length > 0 && extent === 'every' ? notesData(plan, rows, language) : {}),
    ...(plan.state === 'known' ? computedData(plan, language, extent) : missingData(plan, language)),
  };
}

/** What the plan assumes beside official rates, and what it could not count. */
function notesData({ notes }: PlanFigures, rows: readonly Row[], language: Language) {
  const chosen = notes.assumptions.filter(({ source }) => source === null);
  const nameOf = (each: (typeof chosen)[number]) => cutText(assumptionName(each, rows, language), most.name);
  const notCounted = notes.leftOut.slice(0, most.others).map(({ name, says }) => `${name}: ${says[language]}`);
  return {
    assumptions: chosen.map((each) => `${nameOf(each)}: ${each.value[language]}`),
    ...(notCounted.length > 0 ? { notCounted } : {}),
  };
}

const amountIn = (language: Language) => (cents: number | null) =>
  cents === null ? '—' : dollarsText(cents)[language];

/** What the forecast gives, in whole dollars. */
function computedData(plan: KnownPlan, language: Language, extent: 'main' | 'every') {
  const money = amountIn(language);
  const line = (amounts: readonly (number | null)[]) => amounts.map(money).join(' | ');
  const { income, cash, breakEven, breakEvenMonth, lowestCash, missing } = plan.forecast;
  return {
    forecast: {
      ofEachYear: {
        sales: line(income.sales.years),
        grossProfit: line(income.grossProfit.years),
        operatingProfit: line(income.operatingProfit.years),
        [income.result.label.en]: line(income.result.years),
        breakEvenSales: line(breakEven.map(({ sales }) => sales)),
      },
      breakEvenReachedInMonthOfBusiness: breakEvenMonth,
      lowestCash: `${money(lowestCash.amount)} (${monthText(lowestCash.month)[language]})`,
      missingMoney: money(missing),
      ...(extent === 'every' ? { cashAtTheEndOfEachMonth: line(cash.closing.values.slice(1, 25)) } : {}),
    },
    ...(extent === 'every' ? { scenarios: scenarioData(plan, language) } : {}),
  };
}

/** Instead of a forecast: what is missing, and the amounts that are known on their own. */
function missingData({ reasons, knownSoFar }: MissingPlan, language: Language) {
  const known = knownSoFar.map(({ label, cents }) => `${label[language]}: ${moneyText(Math.round(cents))[language]}`);
  return {
    forecast: 'not known yet',
    missing: reasons.slice(0, most.others).map(({ asks }) => asks[language]),
    ...(known.length > 0 ? { knownSoFar: known } : {}),
  };
}

/** What comes out of a lender's scenarios, and of those the person made. */
function scenarioData(plan: KnownPlan, language: Language): readonly string[] {
  const money = amountIn(language);
  const tried = compareScenarios(plan, [...lenderScenarios, ...ownScenarios(plan.rows)]);
  return tried.map(({ name, changes, isOwn, outcome }) =>
    [
      `${name[language]}: lowestCash ${money(outcome.lowestCash.amount)} (${monthText(outcome.lowestCash.month)[language]})`,
      `result of the first year ${money(outcome.results[0])}`,
      `breakEvenSales ${money(outcome.breakEvenSales)}`,
      ...(isOwn ? [`made by the person: ${changes[language]}`] : []),
    ].join(' | '),
  );
}
