import { Refusal } from '@elan/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { endRuns } from '../generation/public.ts';
import { notifyPeople } from './notify-people.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';

/**
 * Archives a project or brings it back. In an archived one everybody keeps reading and nobody writes, so the generations
 * running in it are cancelled.
 */
export function archiveProject(
  deps: Deps,
  { projectId, user }: Access<'project:manage'>,
  archived: boolean,
): Promise<SummaryRow> {
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    if (archived) await endRuns(deps, work, { projectId });
    await notifyPeople(work, [projectId]);
    work.liveUser(user.userId, 'projects');
    const archivedAt = archived ? sql`archived_at = coalesce(archived_at, now())` : sql`archived_at = null`;
    await work.live({ projectId, topic: 'project', actor: user, project: archivedAt });
    const [row] = await work.tx.select().from(projects).where(eq(projects.id, projectId));
    if (row === undefined) throw new Refusal('NOT_FOUND');
    return summaryColumns.fromRow(row);
  });
}
