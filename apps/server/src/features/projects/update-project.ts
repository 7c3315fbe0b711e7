import { Refusal } from '@elan/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { listAcceptedIds, type SummaryRow, summaryColumns } from './queries.ts';

/** Renames or describes a project. An absent description stays as it is; an empty one is removed. */
export async function updateProject(
  deps: Deps,
  { projectId, user }: Access<'project:manage'>,
  change: { name: string; description?: string | undefined },
): Promise<SummaryRow> {
  return write(deps, async (work) => {
    const [updated] = await work.tx
      .update(projects)
      .set({
        name: change.name,
        updatedAt: sql`now()`,
        ...(change.description === undefined ? {} : { description: change.description || null }),
      })
      .where(eq(projects.id, projectId))
      .returning();
    if (updated === undefined) throw new Refusal('NOT_FOUND');
    await work.live({ projectId, topic: 'project', actor: user });
    for (const userId of await listAcceptedIds(work.tx, projectId)) work.liveUser(userId, 'shared-projects');
    return summaryColumns.fromRow(updated);
  });
}
