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
      const isTotal = totalRow.test(line.slice(1));
      const isSubtotal = subtotalRow.test(line);
      if (isTotal && !isSubtotal) totals.push(...check(cells, above));
      // What comes after a subtotal cannot be added up without knowing what it covers.
      if (isTotal || isSubtotal) above = [];
      else above.push(cells);
    }
    start += line.length + 1;
  }
  return totals;
}

/** The figures of each cell of a line, by their place in the whole text. */
function cellsOf(line: string, lineStart: number): Figure[][] {
  let start = lineStart + 1;
  return line
    .slice(1)
    .split(/(?<!\\)\|/u)
    .map((text) => {
      const from = start;
      start += text.length + 1;
      return findFigures(text).map((figure) => ({ ...figure, start: figure.start + from, end: figure.end + from }));
    });
}

/** Columns with one amount in the total and at most one in each row, two rows or more. */
function check(total: readonly Figure[][], above: readonly Figure[][][]): TableTotal[] {
  return total.flatMap(([figure, ...others], column) => {
    const rows = above.map((cells) => cells[column] ?? []).filter(({ length }) => length > 0);
    const amounts = rows.flat();
    const isSum = rows.length > 1 && amounts.length === rows.length && amounts.every(({ kind }) => kind === 'money');
    if (figure?.kind !== 'money' || others.length > 0 || !isSum) return [];
    const sum = amounts.reduce((added, { value }) => added + value, 0);
    const reach = amounts.reduce((added, { precision }) => added + precision, figure.precision);
    return [{ figure, sum, holds: Math.abs(sum - figure.value) <= reach }];
  });
}
