import type { Forecast, Line } from '@elan/domain/forecast/forecast';
import { shortMonth } from '@elan/domain/ledger/cell-month';
import type { Language } from '@elan/domain/locale';
import type { CellObject, Sheet } from 'write-excel-file/node';
import { legalText } from './legal-text.ts';
import { neutralText } from './neutral-text.ts';
import type { Statement } from './statements-of.ts';
import type { Words } from './words-in.ts';

export type ExcelSheet = Sheet<Buffer>;

/** Excel shows a format as the reader's computer writes numbers; only the place of the sign is ours. */
export const moneyFormat: Readonly<Record<Language, string>> = {
  en: '"$"#,##0.00;-"$"#,##0.00',
  fr: '#,##0.00\\ "$"',
};

export const headCell = (value: string): CellObject => ({
  value,
  fontWeight: 'bold',
  backgroundColor: '#F1ECE2',
  wrap: true,
});

const firstRow = 2;
/** The name column, then a column for what is before the opening, 36 months and three years. */
const firstMonth = 2;
const monthCount = 36;

/** 0 is A. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

type Row = { line: Line; isPart: boolean; terms: readonly string[] | undefined };

/** A statement by month and year, whose totals and years are formulas. */
export function excelStatement(
  { key, lines }: Statement,
  { months }: Forecast,
  language: Language,
  words: Words,
): ExcelSheet {
  const rows: Row[] = lines.flatMap(({ line, terms }) => [
    { line, isPart: false, terms },
    ...line.parts.map((part) => ({ line: part, isPart: true, terms: undefined })),
  ]);
  const places = new Map(rows.flatMap(({ line, isPart }, index) => (isPart ? [] : [[line.key, firstRow + index]])));
  const name = (month: string) => `${shortMonth(Number(month.slice(5)) - 1, language)} ${month.slice(0, 4)}`;
  const head = [
    words.line,
    words.beforeOpening,
    ...months.slice(1).map(name),
    ...[1, 2, 3].map((year) => `${words.year} ${year}`),
  ];
  const money = { format: moneyFormat[language] };
  const data = rows.map((row, index): CellObject[] => {
    const style = row.terms === undefined ? {} : ({ fontWeight: 'bold' } as const);
    const number = firstRow + index;
    const cells = [
      ...row.line.values.map((_, column) => monthFormula(row, column, number, places) ?? row.line.values[column] ?? 0),
      ...[0, 1, 2].map((year) => yearFormula(row.line, key, year, number)),
    ];
    return [
      { value: neutralText(legalText(row.line.label[language])), ...style, indent: row.isPart ? 1 : 0 },
      ...cells.map(
        (cell): CellObject =>
          typeof cell === 'number'
            ? { value: cell / 100, type: Number, ...money, ...style }
            : { value: cell, type: 'Formula', ...money, ...style },
      ),
    ];
  });
  return {
    sheet: words[key],
    data: [head.map(headCell), ...data],
    columns: [{ width: 38 }, ...head.slice(1).map(() => ({ width: 14 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}

/** How a total is added up from its statement; null for an amount. */
function monthFormula(
  { line, terms, isPart }: Row,
  column: number,
  row: number,
  places: ReadonlyMap<string, number>,
): string | null {
  const letter = columnName(column + 1);
  if (isPart) return null;
  if (terms !== undefined) {
    return terms
      .map((term, index) => {
        const isTaken = term.startsWith('-');
        const sign = isTaken ? '-' : index === 0 ? '' : '+';
        return `${sign}${letter}${places.get(isTaken ? term.slice(1) : term)}`;
      })
      .join('');
  }
  if (line.key === 'opening') return column === 0 ? null : `${columnName(column)}${places.get('closing')}`;
  return addsUp(line, column) ? `SUM(${letter}${row + 1}:${letter}${row + line.parts.length})` : null;
}

function addsUp({ parts, values }: Line, column: number): boolean {
  const sum = parts.reduce((total, part) => total + (part.values[column] ?? 0), 0);
  return parts.length > 0 && sum === values[column];
}

/**
 * Flows add up their months, the first year with what comes before the opening; a balance is that of the last month, and
 * an opening that of the first.
 */
function yearFormula({ key }: Line, statement: Statement['key'], year: number, row: number): string {
  const last = firstMonth - 1 + ((year + 1) * monthCount) / 3;
  const first = year === 0 ? firstMonth - 1 : last + 1 - monthCount / 3;
  if (key === 'opening') return `${columnName(first)}${row}`;
  if (key === 'closing' || statement === 'balance') return `${columnName(last)}${row}`;
  return `SUM(${columnName(first)}${row}:${columnName(last)}${row})`;
}
