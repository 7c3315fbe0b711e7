import { shortMonth } from '@elan/domain/ledger/cell-month';
import type { CellObject } from 'write-excel-file/node';
import { type ExcelSheet, headCell, moneyFormat } from './excel-statement.ts';
import type { Content } from './gather-content.ts';
import { legalText } from './legal-text.ts';
import { neutralText } from './neutral-text.ts';
import type { Words } from './words-in.ts';

/** One row for each scenario: what it changes, its figures, and its cash by month of business. */
export function excelScenarios({ scenarios, language, forecast }: Content, words: Words): ExcelSheet {
  const year = (number: number) => `${forecast.income.result.label[language]}, ${words.year.toLowerCase()} ${number}`;
  const months = Array.from({ length: 36 }, (_, index) => `${words.cashByMonth} ${index + 1}`);
  const figures = [
    words.lowestCash,
    words.lowestMonth,
    year(1),
    year(2),
    year(3),
    words.breakEvenSales,
    words.loanCover,
  ];
  const head = [words.scenario, words.changes, ...figures, words.opening, words.beforeOpening, ...months];
  const text = (value: string): CellObject => ({ value: neutralText(legalText(value)), type: String, wrap: true });
  const money = (cents: number | null): CellObject | null =>
    cents === null ? null : { value: cents / 100, type: Number, format: moneyFormat[language] };
  const monthName = (month = '') => `${shortMonth(Number(month.slice(5)) - 1, language)} ${month.slice(0, 4)}`;
  const data = scenarios.map(({ name, changes, outcome }) => [
    text(name[language]),
    text(changes[language]),
    money(outcome.lowestCash.amount),
    text(outcome.lowestCash.column === 0 ? words.beforeOpening : monthName(outcome.lowestCash.month)),
    ...outcome.results.map(money),
    money(outcome.breakEvenSales),
    outcome.loanCover === null ? null : { value: outcome.loanCover, type: Number, format: '0.00' },
    text(monthName(outcome.months[1])),
    ...outcome.closing.map(money),
  ]);
  return {
    sheet: words.scenarios,
    data: [head.map(headCell), ...data],
    columns: [{ width: 32 }, { width: 44 }, ...head.slice(2).map(() => ({ width: 16 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}
