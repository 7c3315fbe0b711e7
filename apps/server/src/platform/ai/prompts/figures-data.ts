import { factSheetOf, factSheetsDate } from '@elan/domain/canada/fact-sheets';
import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { compareScenarios } from '@elan/domain/forecast/compare-scenarios';
import { type KnownPlan, type MissingPlan, type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import { lenderScenarios, ownScenarios } from '@elan/domain/forecast/scenarios';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { columnsOf, privateKinds, type Row, settingOf } from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import type { GenerationRequest } from '../port.ts';

/** So many rows and open points at most; the forecast counts them all. */
const most = { rows: 60, others: 20 };

/**
 * The figures of a project as a model reads them: its rows with their state, what is open, and the forecast computed from
 * them. Amounts are written as people write them. Debts and the household stay out: they are for the owner's lender.
 */
export function figuresData(
  request: Pick<GenerationRequest, 'project' | 'language'>,
): Readonly<Record<string, unknown>> {
  const { project, language } = request;
  const { rows } = project.ledger;
  const isTold = ({ kind, off }: Row) => !off && kind !== 'scenario' && !privateKinds.includes(kind);
  const shown = rows.filter(isTold).slice(0, most.rows);
  const plan = planFigures(project.ledger, project);
  return {
    thisMonth: project.today,
    openingMonth: plan.notes.opening,
    province: settingOf(rows, 'province') ?? 'not known',
    rows: shown.map((row) => ({ kind: row.kind, ...cellsOf(row, language), status: row.status, ...sourceOf(row) })),
    toCheck: figuresToCheck(project.ledger).length,
    ...(rows.length === 0 ? {} : notesData(plan, rows, language)),
    ...(plan.state === 'known' ? computedData(plan, language) : missingData(plan, language)),
    whomToAsk: {
      asOf: factSheetsDate,
      names: factSheetOf(settingOf(rows, 'province')).map((name) => name[language]),
    },
  };
}

/** What the plan assumes, and what it could not count. */
function notesData({ notes }: PlanFigures, rows: readonly Row[], language: Language) {
  return {
    assumptions: notes.assumptions.map((each) => `${assumptionName(each, rows, language)}: ${each.value[language]}`),
    notCounted: notes.leftOut.slice(0, most.others).map(({ name, says }) => `${name}: ${says[language]}`),
  };
}

const amountIn = (language: Language) => (cents: number) => moneyText(Math.round(cents))[language];

/** What the forecast gives. */
function computedData(plan: KnownPlan, language: Language) {
  const money = amountIn(language);
  const { forecast } = plan;
  const { income, cash, breakEven } = forecast;
  return {
    forecast: {
      years: ([0, 1, 2] as const).map((year) => ({
        sales: money(income.sales.years[year]),
        grossProfit: money(income.grossProfit.years[year]),
        operatingProfit: money(income.operatingProfit.years[year]),
        [income.result.label.en]: money(income.result.years[year]),
        breakEvenSales: breakEven[year].sales === null ? null : money(breakEven[year].sales),
      })),
      breakEvenReachedInMonthOfBusiness: forecast.breakEvenMonth,
      cashAtTheEndOfEachMonth: cash.closing.values.slice(1, 25).map(money).join(' | '),
      lowestCash: { month: forecast.lowestCash.month, amount: money(forecast.lowestCash.amount) },
      missingMoney: money(forecast.missing),
    },
    scenarios: scenarioData(plan, language),
  };
}

/** In place of a forecast: what is missing, and the amounts that are known in themselves. */
function missingData({ reasons, knownSoFar }: MissingPlan, language: Language) {
  return {
    forecast: 'not known yet',
    missing: reasons.slice(0, most.others).map(({ asks }) => asks[language]),
    knownSoFar: knownSoFar.map(({ label, cents }) => `${label[language]}: ${amountIn(language)(cents)}`),
  };
}

/** What comes out of a lender's scenarios, and of those the person made. */
function scenarioData(plan: KnownPlan, language: Language): readonly Readonly<Record<string, unknown>>[] {
  const money = amountIn(language);
  const tried = [...lenderScenarios, ...ownScenarios(plan.rows)];
  return compareScenarios(plan, tried).map(({ name, changes, isOwn, outcome }) => ({
    name: name[language],
    ...(isOwn ? { madeByThePerson: true, changes: changes[language] } : {}),
    lowestCash: `${money(outcome.lowestCash.amount)} (${outcome.lowestCash.month})`,
    [`${outcome.resultLabel.en}, first year`]: money(outcome.results[0]),
    breakEvenSales: outcome.breakEvenSales === null ? null : money(outcome.breakEvenSales),
  }));
}

/** The words that a row was read from. */
function sourceOf({ origins }: Row): { words?: string } {
  const said = Object.values(origins).find((origin) => origin.from === 'said' || origin.from === 'computed');
  return said !== undefined && 'quote' in said ? { words: said.quote } : {};
}

/** The cells that hold something, by the names of their columns. */
function cellsOf(row: Row, language: Language): Readonly<Record<string, string>> {
  if (row.kind === 'setting') {
    const column = settingColumns[row.cells.name];
    return { [column.label[language]]: showCell(column, row.cells.value, language) };
  }
  const shown = Object.entries(columnsOf(row.kind)).map(([name, column]) => {
    const value = Object.entries(row.cells).find(([key]) => key === name)?.[1];
    return [column.label[language], showCell(column, value, language)] as const;
  });
  return Object.fromEntries(shown.filter(([, text]) => text !== ''));
}
