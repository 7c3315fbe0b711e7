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
export const emptyTable = (head: readonly string[]): string =>
  `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`;
