import { tsvFormatRows, tsvParseRows } from 'd3-dsv';

/** Cells as a spreadsheet takes them. */
export const toSheet = (cells: readonly (readonly string[])[]): string => tsvFormatRows(cells.map((row) => [...row]));

/** More than a plan has rows; a whole sheet pasted by mistake does not fill the project. */
export const mostPasted = 200;

/** What a spreadsheet copied, or any text: at least one cell. Empty lines at the end are left out. */
export function fromSheet(text: string): string[][] {
  const rows = tsvParseRows(text.replace(/\r\n?/gu, '\n').replace(/\n+$/u, '')).map((row) => [...row]);
  return rows.length === 0 ? [['']] : rows.slice(0, mostPasted);
}
