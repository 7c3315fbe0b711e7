import type { RemovedRow } from '@elan/contract/ledger';
import { privateKinds, type RowKind } from '@elan/domain/ledger/row';
import { pageSizes } from '@elan/domain/limits';
import type { Role } from '@elan/domain/permissions';
import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { authorColumns, projectPeople } from '../../db/project-people.ts';
import { ledgerRowVersions } from '../../db/schema/ledger.ts';
import { presentRemoved } from './present.ts';
import { seesPrivateRows } from './queries.ts';

const columns = { at: ledgerRowVersions.removedAt, id: ledgerRowVersions.rowId };

/** A page of the rows that are no longer in the table, the last removed first. */
export async function listRemovedRows(
  db: Queryable,
  of: { projectId: string; role: Role },
  cursor: string | undefined,
): Promise<{ rows: RemovedRow[]; next: string | null }> {
  const found = await removedRows(db, of, cursor);
  const { rows, next } = pageOf(found, pageSizes.removedRows, ({ row }) => ({
    at: row.removedAt ?? '',
    id: row.rowId,
  }));
  return { rows: rows.flatMap(presentRemoved), next };
}

/** The statement, for its plan to be checked. */
export function removedRows(db: Queryable, of: { projectId: string; role: Role }, cursor?: string) {
  const { projectId, role } = of;
  const people = projectPeople(db, projectId);
  const hidden: RowKind[] = seesPrivateRows(role) ? [] : [...privateKinds];
  return db
    .select({ row: ledgerRowVersions, ...authorColumns(people) })
    .from(ledgerRowVersions)
    .leftJoin(people, eq(people.userId, ledgerRowVersions.removedBy))
    .where(
      and(
        eq(ledgerRowVersions.projectId, projectId),
        isNotNull(ledgerRowVersions.removedAt),
        hidden.length === 0 ? undefined : notInArray(ledgerRowVersions.kind, hidden),
        after(cursor, columns),
      ),
    )
    .orderBy(desc(ledgerRowVersions.removedAt), desc(ledgerRowVersions.rowId))
    .limit(pageSizes.removedRows + 1);
}
