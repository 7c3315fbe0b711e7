import { factSheetOf, factSheetsDate } from '@elan/domain/canada/fact-sheets';
import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { compareScenarios } from '@elan/domain/forecast/compare-scenarios';
import { computeForecast } from '@elan/domain/forecast/compute-forecast';
import { lenderScenarios, ownScenarios } from '@elan/domain/forecast/scenarios';
import { countToLookAt } from '@elan/domain/ledger/count-to-look-at';
import { describeConflict } from '@elan/domain/ledger/describe-conflict';
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
  const { rows, conflicts, unread } = project.ledger;
  const isTold = ({ kind, off }: Row) => !off && kind !== 'scenario' && !privateKinds.includes(kind);
  const shown = rows.filter(isTold).slice(0, most.rows);
  const forecast = computeForecast(rows, { today: project.today });
  const money = (cents: number) => moneyText(Math.round(cents))[language];
  const { income, cash, breakEven } = forecast;
  return {
    thisMonth: project.today,
    openingMonth: forecast.opening,
    province: settingOf(rows, 'province') ?? 'not known',
    rows: shown.map((row) => ({ kind: row.kind, ...cellsOf(row, language), status: row.status, ...sourceOf(row) })),
    stillToLookAt: countToLookAt(project.ledger),
    conflicts: conflicts.slice(0, most.others).map((conflict) => describeConflict(conflict)[language]),
    notRecognized: unread.slice(0, most.others).map(({ quote }) => quote),
    // Without rows there is nothing to compute.
    ...(rows.length === 0
      ? {}
      : {
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
            assumptions: forecast.assumptions.map(
              (each) => `${assumptionName(each, rows, language)}: ${each.value[language]}`,
            ),
            notCounted: forecast.leftOut.slice(0, most.others).map(({ name, says }) => `${name}: ${says[language]}`),
          },
          scenarios: scenarioData(rows, request, money),
        }),
    whomToAsk: {
      asOf: factSheetsDate,
      names: factSheetOf(settingOf(rows, 'province')).map((name) => name[language]),
    },
  };
}

/** What comes out of a lender's scenarios, and of those the person made. */
function scenarioData(
  rows: readonly Row[],
  { project, language }: Pick<GenerationRequest, 'project' | 'language'>,
  money: (cents: number) => string,
): readonly Readonly<Record<string, unknown>>[] {
  const tried = [...lenderScenarios, ...ownScenarios(rows)];
  return compareScenarios(rows, { today: project.today }, tried).map(({ name, changes, isOwn, outcome }) => ({
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
