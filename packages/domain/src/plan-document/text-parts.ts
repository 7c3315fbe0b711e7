const isRow = (line: string | undefined) => line !== undefined && /^\s*\|.*\|\s*$/u.test(line);
const isRule = (line: string | undefined) => line !== undefined && /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(line);

/**
 * A text as its words and its tables, in turn; the first and the last are words, which may be none. The blank line between
 * words and a table belongs to neither. A head without a row is still words, so that it is kept.
 */
export function partsOf(text: string): string[] {
  const lines = text.split('\n');
  const parts: string[][] = [[]];
  for (let at = 0; at < lines.length; at += 1) {
    const isInTable = parts.length % 2 === 0;
    const line = lines[at] ?? '';
    if (isInTable ? !isRow(line) : isRow(line) && isRule(lines[at + 1]) && isRow(lines[at + 2])) {
      const words = parts.at(-1) ?? [];
      if (!isInTable && words.at(-1) === '') words.pop();
      parts.push(isInTable && line === '' ? [] : [line]);
    } else parts.at(-1)?.push(line);
  }
  if (parts.length % 2 === 0) parts.push([]);
  return parts.map((each) => each.join('\n'));
}

/** The text of some parts. A table without a row is none. */
export const joinParts = (parts: readonly string[]): string =>
  parts.filter((part, place) => (place % 2 === 1 ? cellsOf(part).length > 1 : part !== '')).join('\n\n');

/** The cells of a table by row, the head first. */
export const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((_, place) => place !== 1)
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.replace(/^ /u, '').replace(/ $/u, '').replaceAll('\\|', '|')),
    );

/** A table with other cells, as they are being typed; empty rows at its end are none. */
export function withCells(table: string, cells: readonly (readonly string[])[]): string {
  const last = cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const [head = '', ...rows] = cells
    .slice(0, last + 1)
    .map((row) => `|${row.map((cell) => ` ${inOneLine(cell)} `).join('|')}|`);
  return [head, table.split('\n')[1] ?? '', ...rows].join('\n');
}

const inOneLine = (cell: string) => cell.replace(/[\r\n]+/gu, ' ').replaceAll('|', '\\|');

/** A table of which only the head is written. */
const emptyTable = (head: readonly string[]): string => `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`;

const spaced = (cell: string | undefined) => cell?.replace(/\s+/gu, ' ').trim();
const isSameRow = (row: readonly string[] | undefined, cells: readonly string[]) =>
  row?.length === cells.length && row.every((cell, place) => spaced(cell) === spaced(cells[place]));

/** The parts of a text with a table that has a head: an empty one behind them where there is none. */
export function partsWithTable(text: string, head: readonly string[]): { parts: string[]; at: number } {
  const parts = partsOf(text);
  const at = parts.findIndex((part, place) => place % 2 === 1 && isSameRow(cellsOf(part)[0], head));
  return at === -1 ? { parts: [...parts, emptyTable(head), ''], at: parts.length } : { parts, at };
}

/** A text with one more row in its table, which is begun if there is none. */
export function withTableRow(text: string, head: readonly string[], cells: readonly string[]): string {
  const { parts, at } = partsWithTable(text, head);
  const table = parts[at] ?? '';
  return joinParts(parts.with(at, withCells(table, [...cellsOf(table), cells])));
}

/** Whether a table of a text has a row as it is. */
export const hasTableRow = (text: string, cells: readonly string[]): boolean =>
  partsOf(text).some((part, place) => place % 2 === 1 && cellsOf(part).some((row) => isSameRow(row, cells)));
