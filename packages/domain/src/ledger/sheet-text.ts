/** Cells as text that spreadsheets can paste. */
export const toSheet = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map((cell) => quoted(cell.replaceAll('\t', ' '))).join('\t')).join('\n');

/** A cell that would be read as several, or as a quoted one, is quoted. */
const quoted = (cell: string): string => (/[\n\r]|^"/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** More rows than a plan has; keeps a whole sheet pasted by mistake from filling the project. */
export const mostPasted = 200;

/** What a spreadsheet copied, or any text: at least one cell. Empty lines are left out. */
export function fromSheet(pasted: string): string[][] {
  const text = pasted.replace(/\r\n?/gu, '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length < mostPasted) {
    const { cell, end } = cellAt(text, at);
    row.push(cell);
    at = end + 1;
    if (text[end] === '\t') continue;
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows.length === 0 ? [['']] : rows;
}

function cellAt(text: string, at: number): { cell: string; end: number } {
  const length = text.slice(at).search(/[\t\n]/u);
  const end = length === -1 ? text.length : at + length;
  const cell = text.slice(at, end);
  // A lone quote is a ditto mark.
  return (cell.startsWith('"') && cell.trim() !== '"' && quotedCellAt(text, at)) || { cell, end };
}

/**
 * A cell as spreadsheets quote it: because it has line breaks or quotes, which are doubled, and none of the tabs between
 * cells. Other quotes are part of the words.
 */
function quotedCellAt(text: string, at: number): { cell: string; end: number } | undefined {
  for (let quote = text.indexOf('"', at + 1); quote !== -1; quote = text.indexOf('"', quote + 2)) {
    const after = text[quote + 1] ?? '\n';
    if (after === '"') continue;
    const inside = text.slice(at + 1, quote);
    const isQuoted = /[\t\n]/u.test(after) && !inside.includes('\t') && /\n|""/u.test(inside);
    return isQuoted ? { cell: inside.replaceAll('""', '"'), end: quote + 1 } : undefined;
  }
  return undefined;
}
