import { type KeptRow, type RowChange, rowChange as rowSchema } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import { isSameValue } from '@elan/domain/ledger/row-content';
import type { Proposed } from '@elan/domain/suggestions/suggestion';

type Cells = Extract<Proposed, { cells: unknown }>['cells'];

/**
 * A row with the suggested cells in place of its own, as it would be saved. The person who accepts them is the author.
 * @throws Refusal INVALID_INPUT for cells that do not fit their columns
 */
export function changedRow(row: KeptRow, cells: Cells): RowChange {
  const { id, kind, off, note, proof, proposal, position, version } = row;
  const origins = Object.entries(row.origins).filter(([name]) => !Object.hasOwn(cells, name));
  return fitting({
    ...{ id, kind, off, note, proof, proposal, position, version },
    cells: { ...row.cells, ...cells },
    origins: Object.fromEntries(origins),
    status: 'confirmed',
  });
}

/**
 * A suggested row, as it would be saved at the end of the table.
 * @throws Refusal INVALID_INPUT for cells that do not fit their columns
 */
export function addedRow(
  { row: id, rowKind: kind, cells }: Extract<Proposed, { kind: 'new_row' }>,
  rows: readonly KeptRow[],
): RowChange {
  const position = Math.min(1e9, Math.floor(Math.max(0, ...rows.map((row) => row.position))) + 1);
  const bare = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null };
  return fitting({ ...bare, id, kind, position, cells, version: null });
}

/** The suggested cells that differ from the row. */
export function differingCells(row: KeptRow, cells: Cells): Cells {
  const own = new Map<string, unknown>(Object.entries(row.cells));
  return Object.fromEntries(
    Object.entries(cells).filter(([name, value]) => !isSameValue(own.get(name) ?? null, value)),
  );
}

function fitting(row: unknown): RowChange {
  const { success, data, error } = rowSchema.safeParse(row);
  if (success) return data;
  const fields = error.issues.map(({ path, message }) => ({ path: `proposal.${path.join('.')}`, problem: message }));
  throw new Refusal('INVALID_INPUT', { fields });
}
