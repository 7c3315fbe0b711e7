import { inArray } from 'drizzle-orm';
import { projectCollaborators } from '../../db/schema/projects.ts';
import type { Write } from '../../db/write.ts';

/** Notifies the collaborators and the invited people of projects that their lists changed. */
export async function notifyPeople({ tx, liveUser }: Write, projectIds: readonly string[]): Promise<void> {
  const concerned = await tx
    .select({ userId: projectCollaborators.userId, status: projectCollaborators.status })
    .from(projectCollaborators)
    .where(inArray(projectCollaborators.projectId, [...projectIds]))
    .orderBy(projectCollaborators.invitedAt);
  for (const { userId, status } of concerned) {
    if (userId === null || status === 'declined') continue;
    liveUser(userId, status === 'accepted' ? 'shared-projects' : 'invitations');
  }
}
