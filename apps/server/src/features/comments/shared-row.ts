import { invalidInput } from '@elan/domain/errors';
import { privateKinds, type RowKind } from '@elan/domain/ledger/row';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { ledgerRows } from '../../db/schema/ledger.ts';

/** Settings have their place in a form; a thread about a private row would be read by people who may not see the row. */
const withoutThreads: RowKind[] = ['setting', ...privateKinds];

/**
 * Checks that a comment is about a row that everybody who reads the comments of the project may see. Repeating a request
 * stays possible when the row has been removed since.
 * @throws Refusal INVALID_INPUT when there is no such row
 */
export async function requireSharedRow(
  db: Queryable,
  projectId: string,
  rowId: string,
  commentId: string,
): Promise<void> {
  const [row] = await db
    .select({ found: sql`1` })
    .from(ledgerRows)
    .where(
      and(eq(ledgerRows.projectId, projectId), eq(ledgerRows.id, rowId), notInArray(ledgerRows.kind, withoutThreads)),
    );
  if (row !== undefined) return;
  const [comment] = await db
    .select({ found: sql`1` })
    .from(projectComments)
    .where(and(eq(projectComments.id, commentId), eq(projectComments.projectId, projectId)));
  if (comment === undefined) throw invalidInput('anchor', 'no_such_place');
}
