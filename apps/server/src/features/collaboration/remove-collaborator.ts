import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { type ActivityEntry, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { removeNotices } from '../notices/public.ts';
import { publishAccessChange } from './publish-access-change.ts';

/**
 * Removes a collaborator or withdraws an invitation; the person's next call no longer finds the project (PERM-009). The
 * owner has no row here and cannot be removed.
 * @throws Refusal NOT_FOUND when the project has no such collaborator
 */
export async function removeCollaborator(
  deps: Deps,
  access: Access<'project:manage'>,
  collaboratorId: string,
): Promise<void> {
  const { projectId } = access;
  await write(deps, async (work) => {
    const project = await lockProject(work.tx, projectId);
    const [row] = await work.tx
      .delete(projectCollaborators)
      .where(and(eq(projectCollaborators.id, collaboratorId), eq(projectCollaborators.projectId, projectId)))
      .returning();
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const activity: ActivityEntry = {
      type: 'collaborator_removed',
      description: 'Collaborator removed',
      metadata: { email: row.invitedEmail },
    };
    await publishAccessChange(deps, work, access, { row, project: project.name, role: null, activity });
    if (row.userId !== null) await removeNotices(work, projectId, row.userId);
  });
}
