import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Conflict, Difference } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { type Column, rowColumns, settingColumns } from '@elan/domain/ledger/row-fields';
import { keepRows, removeRows } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

/** The column of a row by its name; a setting has the one it is named after. */
export function columnFor(row: Row, name: string): Column | undefined {
  if (row.kind !== 'setting') return (rowColumns[row.kind] as Readonly<Record<string, Column>>)[name];
  return name === 'value' ? settingColumns[row.cells.name] : undefined;
}

/**
 * Decides a conflict for the value of one of its rows. The row that counts gets it, with where it was read; the others
 * go, because they were about the same thing.
 */
export function settleConflict({ column, rows }: Conflict, chosen: Row): LedgerEdit[] {
  const [counting, ...others] = rows;
  if (counting === undefined) return [];
  const { [column]: _, ...origins } = counting.origins;
  const origin = chosen.origins[column];
  const settled = {
    ...counting,
    cells: { ...counting.cells, [column]: cellOf(chosen, column) },
    origins: origin === undefined ? origins : { ...origins, [column]: origin },
  } as Row;
  const kept = settled.status === 'confirmed' ? [{ put: settled }] : keepRows([settled]);
  return [...kept, ...removeRows(others)];
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
