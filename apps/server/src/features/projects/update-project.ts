import { Refusal } from '@elan/domain/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { type ProjectTexts, type SummaryRow, storedTexts, summaryColumns } from './project-columns.ts';
import { listAcceptedIds } from './queries.ts';

/** Changes a project's name or description. */
export function updateProject(
  deps: Deps,
  { projectId, user }: Access<'project:manage'>,
  texts: ProjectTexts & { name: string },
): Promise<SummaryRow> {
  return write(deps, async (work) => {
    const [updated] = await work.tx
      .update(projects)
      .set({ ...storedTexts(texts), name: texts.name, updatedAt: sql`now()` })
      .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
      .returning();
    if (updated === undefined) throw new Refusal('NOT_FOUND');
    await work.live({ projectId, topic: 'project', actor: user });
    work.liveUser(user.userId, 'projects');
    for (const userId of await listAcceptedIds(work.tx, projectId)) work.liveUser(userId, 'shared-projects');
    return summaryColumns.fromRow(updated);
  });
}
