import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';

/** A total in a table: its figure, and what the column adds up to in the same units. */
export type TableTotal = { figure: Figure; sum: number; holds: boolean };

const totalRow = /^\W*(?:grand )?totaux?\b|^\W*(?:grand )?totals?\b/iu;
const subtotalRow = /sub-?total|sous-total/iu;

/** The totals of the tables of a markdown text, checked against the amounts above them. */
export function findTableTotals(text: string): TableTotal[] {
  const totals: TableTotal[] = [];
  let above: Figure[][][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) above = [];
    else {
      const cells = cellsOf(line, start);
      const isTotal = totalRow.test(cells[0]?.text ?? '');
      if (isTotal && !subtotalRow.test(line))
        totals.push(
          ...check(
            cells.map(({ figures }) => figures),
            above,
          ),
        );
      // What comes after a subtotal cannot be added up without knowing what it covers.
      if (isTotal || subtotalRow.test(line)) above = [];
      else above.push(cells.map(({ figures }) => figures));
    }
    start += line.length + 1;
  }
  return totals;
}

function cellsOf(line: string, lineStart: number) {
  let start = lineStart + 1;
  return line
    .slice(1)
    .split(/(?<!\\)\|/u)
    .map((text) => {
      const figures = findFigures(text).map((figure) => ({
        ...figure,
        start: figure.start + start,
        end: figure.end + start,
      }));
      start += text.length + 1;
      return { text, figures };
    });
}

/** Columns with one amount in the total and at most one in each row, two rows or more. */
function check(total: readonly Figure[][], above: readonly Figure[][][]): TableTotal[] {
  return total.flatMap((cell, column) => {
    const [figure, second] = cell;
    const rows = above.map((cells) => cells[column] ?? []).filter((figures) => figures.length > 0);
    if (
      figure?.kind !== 'money' ||
      second !== undefined ||
      rows.length < 2 ||
      rows.some((figures) => figures.length > 1)
    )
      return [];
    const amounts = rows.flatMap((figures) => figures);
    if (amounts.some(({ kind }) => kind !== 'money')) return [];
    const sum = amounts.reduce((added, { value }) => added + value, 0);
    const reach = amounts.reduce((added, { precision }) => added + precision, figure.precision);
    return [{ figure, sum, holds: Math.abs(sum - figure.value) <= reach }];
  });
}
