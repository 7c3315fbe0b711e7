import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Conflict, Difference, Passage } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { type Column, rowColumns, settingColumns } from '@elan/domain/ledger/row-fields';
import { isReadFrom } from '@elan/domain/ledger/subject';
import { keepRows, removeRows, setAsidePassages } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

/** The column of a row by its name; a setting has the one it is named after. */
export function columnFor(row: Row, name: string): Column | undefined {
  if (row.kind !== 'setting') return (rowColumns[row.kind] as Readonly<Record<string, Column>>)[name];
  return name === 'value' ? settingColumns[row.cells.name] : undefined;
}

/**
 * Decides a conflict for one of its rows. The row that counts gets its value, with where it was read; the others go,
 * because they were about the same thing. Of words that were left open, those of the other value go too.
 * @param unread the words that wait for a decision
 */
export function settleConflict(
  { column, rows, open = [] }: Conflict,
  chosen: Row,
  unread: readonly Passage[],
): LedgerEdit[] {
  const others = rows.filter((row) => row !== chosen);
  const [counting] = rows;
  // Where nothing counts yet, the words that are right stay to be placed.
  if (counting === undefined || open.includes(counting)) return withoutWords(others, open, unread);
  if (rows.some(({ kind }) => kind !== counting.kind)) return [...keepRows([chosen]), ...removeRows(others)];
  const { [column]: _, ...origins } = counting.origins;
  const origin = chosen.origins[column];
  const settled = {
    ...counting,
    cells: { ...counting.cells, [column]: cellOf(chosen, column) },
    origins: origin === undefined ? origins : { ...origins, [column]: origin },
  } as Row;
  const kept = settled.status === 'confirmed' ? [{ put: settled }] : keepRows([settled]);
  return [...kept, ...withoutWords(rows.slice(1), open, unread)];
}

/** Removes rows, and sets aside the words that say nothing else; of words with more amounts only what they seemed to be. */
function withoutWords(rows: readonly Row[], open: readonly Row[], unread: readonly Passage[]): LedgerEdit[] {
  const said = unread.filter(
    (passage) => amountsOf(passage).length === 1 && rows.some((row) => isReadFrom(row, passage)),
  );
  const guesses = rows.filter((row) => open.includes(row));
  return [
    ...removeRows(rows.filter((row) => !guesses.includes(row))),
    ...guesses.flatMap(({ proposal }) => (proposal === null ? [] : [{ refuse: proposal }])),
    ...setAsidePassages(said),
  ];
}

/** Takes what the answer says now into a kept row. */
export function takeAnswer({ row, now }: Difference): LedgerEdit {
  return { put: { ...row, cells: now.cells, origins: now.origins, proposal: now.proposal } as Row };
}

/** Keeps a row as it is: from now on its cells are the person's own. */
export function keepAsIs({ row, now }: Difference): LedgerEdit {
  return { put: { ...row, origins: {}, proposal: now.proposal } };
}

/** The cells that differ between a kept row and what the answer says now. */
export function changedColumns({ row, now }: Difference): string[] {
  return Object.keys(now.cells).filter(
    (name) => JSON.stringify(cellOf(row, name)) !== JSON.stringify(cellOf(now, name)),
  );
}
