import { Refusal } from '@elan/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { findProject, listAcceptedIds, type SummaryRow } from './queries.ts';

/** Renames or describes a project. An absent description stays as it is; an empty one is removed. */
export async function updateProject(
  deps: Deps,
  { projectId, user }: Access<'project:manage'>,
  change: { name: string; description?: string | undefined },
): Promise<SummaryRow> {
  await write(deps, async (work) => {
    const updated = await work.tx
      .update(projects)
      .set({
        name: change.name,
        updatedAt: sql`now()`,
        ...(change.description === undefined ? {} : { description: change.description || null }),
      })
      .where(eq(projects.id, projectId))
      .returning({ id: projects.id });
    if (updated.length === 0) throw new Refusal('NOT_FOUND');
    await work.live({ projectId, topic: 'project', actor: user });
    for (const userId of await listAcceptedIds(work.tx, projectId)) work.liveUser(userId, 'shared-projects');
  });
  const row = await findProject(deps.db, projectId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}
