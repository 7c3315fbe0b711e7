import { and, inArray, isNotNull } from 'drizzle-orm';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import type { Write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Tells everybody concerned that projects are about to be deleted in this transaction: it holds them until then, and the
 * messages leave after the commit.
 */
export async function announceDeletion(
  deps: Deps,
  { tx, liveUser, afterCommit }: Write,
  projectIds: readonly string[],
  user: UserActor,
): Promise<void> {
  if (projectIds.length === 0) return;
  // Nobody is invited or answers between the look at who is concerned and the end of it all.
  const gone = await tx
    .select({ id: projects.id, sequence: projects.eventSequence })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .orderBy(projects.id)
    .for('update');
  const concerned = await tx
    .select({ userId: projectCollaborators.userId, status: projectCollaborators.status })
    .from(projectCollaborators)
    .where(and(inArray(projectCollaborators.projectId, [...projectIds]), isNotNull(projectCollaborators.userId)));
  for (const { userId, status } of concerned) {
    if (userId === null || status === 'declined') continue;
    liveUser(userId, status === 'accepted' ? 'shared-projects' : 'invitations');
  }
  // Their numbered events go with them: these only wake the streams, which find that the right to them ended.
  afterCommit(() => {
    for (const { id, sequence } of gone) {
      deps.live.publish({
        kind: 'project',
        projectId: id,
        sequence: sequence + 1,
        topic: 'project',
        module: null,
        causedBy: user.tabId,
      });
    }
  });
}
