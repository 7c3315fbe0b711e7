import type { ProjectPaper } from '@elan/contract/papers';
import { isPaperKey, type PaperKey, type PaperState } from '@elan/domain/papers/papers';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { projectPapers } from '../../db/schema/papers.ts';

/** The status of each paper; papers never marked are absent. */
export type PaperStates = Readonly<Partial<Record<PaperKey, PaperState>>>;

/** Papers that were marked, with who marked them; papers of an earlier release that no longer exist are left out. */
export async function readPapers(db: Queryable, projectId: string, paper?: PaperKey): Promise<ProjectPaper[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: projectPapers, ...authorColumns(people) })
    .from(projectPapers)
    .leftJoin(people, eq(people.userId, projectPapers.updatedBy))
    .where(
      and(eq(projectPapers.projectId, projectId), paper === undefined ? undefined : eq(projectPapers.paper, paper)),
    )
    .orderBy(projectPapers.paper);
  return found
    .filter(({ row }) => isPaperKey(row.paper))
    .map(({ row: { paper: key, state, note, updatedAt, updatedBy }, ...author }) => ({
      key,
      state,
      note,
      updated_at: updatedAt.toISOString(),
      updatedBy: authorOf({ userId: updatedBy, ...author }),
    }));
}

/** The same without the people, for computations. */
export async function readPaperStates(db: Queryable, projectId: string): Promise<PaperStates> {
  const found = await db
    .select({ paper: projectPapers.paper, state: projectPapers.state })
    .from(projectPapers)
    .where(eq(projectPapers.projectId, projectId));
  return Object.fromEntries(found.filter(({ paper }) => isPaperKey(paper)).map(({ paper, state }) => [paper, state]));
}
