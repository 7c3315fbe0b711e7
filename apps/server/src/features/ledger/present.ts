import type { KeptRow, RemovedRow, RowVersion } from '@elan/contract/ledger';
import { validCells } from '@elan/domain/ledger/row-content';
import { type AuthorRow, authorOf } from '../../db/project-people.ts';
import type { ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';

type Content = Pick<
  typeof ledgerRows.$inferSelect,
  'kind' | 'cells' | 'origins' | 'status' | 'off' | 'note' | 'proof' | 'proposal' | 'position'
>;

/** The content of a stored row; null if an earlier release stored what no longer makes sense. */
function contentOf({ kind, cells, origins, status, off, note, proof, proposal, position }: Content) {
  const valid = validCells(kind, cells);
  return valid && { kind, cells: valid, origins, status, off, note, proof, proposal, position };
}

export function presentRow({ row, ...author }: { row: typeof ledgerRows.$inferSelect } & AuthorRow): KeptRow[] {
  const content = contentOf(row);
  if (content === null) return [];
  const updated = {
    updated_at: row.updatedAt.toISOString(),
    updatedBy: authorOf({ userId: row.updatedBy, ...author }),
  };
  return [{ id: row.id, version: row.version, ...content, ...updated } as KeptRow];
}

export function presentVersion({
  row,
  ...author
}: { row: typeof ledgerRowVersions.$inferSelect } & AuthorRow): RowVersion[] {
  const content = contentOf(row);
  if (content === null) return [];
  const written = { author: authorOf({ userId: row.writtenBy, ...author }), writtenAt: row.writtenAt.toISOString() };
  return [{ id: row.rowId, version: row.version, ...content, ...written } as RowVersion];
}

export function presentRemoved({
  row,
  ...remover
}: { row: typeof ledgerRowVersions.$inferSelect } & AuthorRow): RemovedRow[] {
  const content = contentOf(row);
  if (content === null || row.removedAt === null) return [];
  const removed = {
    removedBy: authorOf({ userId: row.removedBy, ...remover }),
    removedAt: row.removedAt.toISOString(),
  };
  return [{ id: row.rowId, version: row.version, ...content, ...removed } as RemovedRow];
}
