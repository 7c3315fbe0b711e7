import type { StoredConfirmation } from '@elan/contract/figure-check';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';

/** A project's confirmed figures, oldest first. */
export async function readConfirmedFigures(db: Queryable, projectId: string): Promise<StoredConfirmation[]> {
  const people = projectPeople(db, projectId);
  const rows = await db
    .select({ figure: confirmedFigures, ...authorColumns(people) })
    .from(confirmedFigures)
    .leftJoin(people, eq(people.userId, confirmedFigures.confirmedBy))
    .where(eq(confirmedFigures.projectId, projectId))
    .orderBy(asc(confirmedFigures.confirmedAt), asc(confirmedFigures.id));
  return rows.map(({ figure: { projectId: _projectId, confirmedBy, confirmedAt, ...figure }, ...person }) => ({
    ...figure,
    confirmedAt: confirmedAt.toISOString(),
    confirmedBy: authorOf({ userId: confirmedBy, ...person }),
  }));
}
