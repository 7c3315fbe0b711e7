import { cleanCell } from '@elan/domain/ledger/clean-cell';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { toSheet } from '@elan/domain/ledger/sheet-text';
import { typedCell } from '@elan/domain/ledger/show-cell';
import type { Language, Text } from '@elan/domain/locale';
import { parseDraft } from './draft-cell.ts';
import { changeCells, keyOf, newRow } from './ledger-edit.ts';
import { cellOf, columnOf, mainColumns, mostRows } from './table-columns.ts';
import type { CellProblem } from './use-problems.ts';

/** A rectangle of cells, by the places of its rows and columns, ends included. */
export type Range = { minRowIndex: number; maxRowIndex: number; minColumnIndex: number; maxColumnIndex: number };

export type RangeChange = {
  edits: LedgerEdit[];
  problems: { row: string; column: string; problem: CellProblem | null }[];
};

type Place = { row: Row; column: string };

const columnsIn = (kind: TableKind, { minColumnIndex, maxColumnIndex }: Range) =>
  mainColumns[kind].slice(minColumnIndex, maxColumnIndex + 1);

/** The cells of a range as a spreadsheet takes them. */
export function sheetOf(kind: TableKind, rows: readonly Row[], range: Range, language: Language): string {
  return toSheet(
    rows
      .slice(range.minRowIndex, range.maxRowIndex + 1)
      .map((row) => columnsIn(kind, range).map((name) => typedCell(columnOf(kind, name), cellOf(row, name), language))),
  );
}

/** Writes texts into cells: each is read like typed text; what cannot be read stays at its cell with the reason. */
function write(kind: TableKind, texts: readonly (Place & { typed: string })[], language: Language): RangeChange {
  const changed = new Map<string, { row: Row; cells: Record<string, unknown> }>();
  const problems = texts.map(({ row, column, typed }) => {
    const parsed = parseDraft(column, columnOf(kind, column), typed, language);
    const problem: { typed: string; says: Text } | null =
      'problem' in parsed ? { typed: typed.slice(0, 500), says: parsed.problem } : null;
    if ('value' in parsed) {
      const known = changed.get(keyOf(row)) ?? { row, cells: {} };
      known.cells[column] = parsed.value;
      changed.set(keyOf(row), known);
    }
    return { row: keyOf(row), column, problem };
  });
  const edits = [...changed.values()]
    .filter(({ row, cells }) =>
      Object.entries(cells).some(([name, value]) => JSON.stringify(cellOf(row, name)) !== JSON.stringify(value)),
    )
    .map(({ row, cells }) => changeCells(row, cells));
  return { edits, problems };
}

/** Empties cells. Names stay: a row without one could not be found again. */
export function clearRange(kind: TableKind, rows: readonly Row[], range: Range, language: Language): RangeChange {
  const columns = columnsIn(kind, range).filter((name) => name !== 'name');
  const cells = rows
    .slice(range.minRowIndex, range.maxRowIndex + 1)
    .flatMap((row) => columns.map((column) => ({ row, column, typed: '' })));
  return write(kind, cells, language);
}

/** Repeats the first row of a range downwards, or its first column to the right. */
export function fillRange(
  kind: TableKind,
  rows: readonly Row[],
  range: Range,
  direction: 'down' | 'right',
  language: Language,
): RangeChange {
  const inside = rows.slice(range.minRowIndex, range.maxRowIndex + 1);
  const columns = columnsIn(kind, range);
  const [firstRow] = inside;
  const [firstColumn] = columns;
  if (firstRow === undefined || firstColumn === undefined) return { edits: [], problems: [] };
  const cells = inside.flatMap((row) =>
    columns.map((column) => {
      const source = direction === 'down' ? { row: firstRow, column } : { row, column: firstColumn };
      const typed = typedCell(columnOf(kind, source.column), cellOf(source.row, source.column), language);
      return { row, column, typed };
    }),
  );
  return write(kind, cells, language);
}

/**
 * Pastes cells from the first cell of a range on. Rows that are not there yet are added, as long as the table has room
 * for them; one value fills a whole range.
 * @returns how many rows were filled, how many found no room, and how many columns were left out because the table has
 *   no more
 */
export function pasteInto(
  kind: TableKind,
  rows: readonly Row[],
  range: Range,
  cells: readonly (readonly string[])[],
  newName: string,
  language: Language,
): RangeChange & { rows: number; noRoom: number; leftOut: number } {
  const [only] = cells[0] ?? [];
  const isOne = cells.length === 1 && cells[0]?.length === 1 && only !== undefined;
  const columns = isOne ? columnsIn(kind, range) : mainColumns[kind].slice(Math.max(0, range.minColumnIndex));
  const width = Math.max(...cells.map((row) => row.length));
  const given = isOne
    ? Array.from({ length: range.maxRowIndex - range.minRowIndex + 1 }, () => columns.map(() => only))
    : cells;
  const begin = Math.max(0, range.minRowIndex);
  const sheet = given.slice(0, Math.max(0, mostRows(kind) - begin));
  const added = new Map<string, Row>();
  const texts = sheet.flatMap((line, index) => {
    const row = rows[begin + index] ?? newRow(kind, newName);
    if (rows[begin + index] === undefined) added.set(keyOf(row), row);
    return columns.flatMap((column, place) => {
      const typed = line[place];
      // A new row without a name gets the default one.
      const isUnnamed = column === 'name' && cleanCell(typed ?? '') === '' && added.has(keyOf(row));
      return typed === undefined || isUnnamed ? [] : [{ row, column, typed }];
    });
  });
  const written = write(kind, texts, language);
  const changed = new Set(written.edits.map((edit) => ('put' in edit ? keyOf(edit.put) : '')));
  const untouched = [...added].filter(([key]) => !changed.has(key)).map(([, row]) => ({ put: row }));
  return {
    edits: [...written.edits, ...untouched],
    problems: written.problems,
    rows: sheet.length,
    noRoom: given.length - sheet.length,
    leftOut: isOne ? 0 : Math.max(0, width - columns.length),
  };
}
