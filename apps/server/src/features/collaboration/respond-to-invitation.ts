import { Refusal } from '@elan/domain/errors';
import { and, eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { type ActivityEntry, type Write, write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { sendNotice } from '../mail/public.ts';
import { invitationAnswerNotice } from './mails.ts';
import { isOwn } from './queries.ts';
import { renameInvitations } from './rename-invitations.ts';

export type InvitationResponse = 'accepted' | 'declined';

/**
 * Accepts or declines an invitation. Of two concurrent answers, only the first counts.
 * @throws Refusal NOT_FOUND when it is unknown, answered, or another person's
 */
export function respondToInvitation(
  deps: Deps,
  user: UserActor,
  invitationId: string,
  response: InvitationResponse,
): Promise<{ projectId: string; status: InvitationResponse }> {
  return write(deps, async (work) => {
    const project = await lockProject(work.tx, await projectOf(work, invitationId));
    const [row] = await work.tx
      .update(projectCollaborators)
      .set({ userId: user.userId, status: response, respondedAt: sql`now()`, updatedAt: sql`now()` })
      .where(
        and(eq(projectCollaborators.id, invitationId), eq(projectCollaborators.status, 'pending'), isOwn(deps, user)),
      )
      .returning();
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const { projectId } = row;
    if (response === 'accepted' && row.invitedEmailLower !== user.email) {
      await renameInvitations(work.tx, user.userId, user.email);
    }
    const activity: ActivityEntry = {
      type: 'collaborator_added',
      description: 'Collaborator added',
      metadata: { email: row.invitedEmail, role: row.role },
    };
    await work.live({
      projectId,
      topic: 'collaborators',
      actor: user,
      ...(response === 'accepted' ? { activity } : {}),
    });
    const answer = { who: user.profile, project: project.name, response };
    await sendNotice(deps, work, {
      userId: row.invitedBy,
      kind: 'invitation_answer',
      words: invitationAnswerNotice(deps.settings, answer),
    });
    for (const userId of [user.userId, row.invitedBy]) {
      work.liveUser(userId, 'invitations');
      work.liveUser(userId, 'shared-projects');
    }
    return { projectId, status: response };
  });
}

async function projectOf({ tx }: Write, invitationId: string): Promise<string> {
  const [row] = await tx
    .select({ projectId: projectCollaborators.projectId })
    .from(projectCollaborators)
    .where(eq(projectCollaborators.id, invitationId));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row.projectId;
}
