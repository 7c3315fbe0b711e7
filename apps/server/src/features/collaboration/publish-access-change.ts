import type { MemberRole } from '@elan/domain/permissions';
import type { projectCollaborators } from '../../db/schema/projects.ts';
import type { ActivityEntry, Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { sendNotice } from '../mail/public.ts';
import { accessNotice } from './mails.ts';

/**
 * Publishes a person's new role, or that their access ended (`role` null), and tells them. Only changes to accepted
 * collaborators are on the timeline and told by mail, because pending invitations are visible only to the owner.
 */
export async function publishAccessChange(
  deps: Deps,
  work: Write,
  { projectId, user }: Access<'project:manage'>,
  {
    row,
    project,
    role,
    activity,
  }: {
    row: typeof projectCollaborators.$inferSelect;
    project: string;
    role: MemberRole | null;
    activity: ActivityEntry;
  },
): Promise<void> {
  const isAccepted = row.status === 'accepted';
  await work.live({ projectId, topic: 'collaborators', actor: user, ...(isAccepted ? { activity } : {}) });
  if (row.userId === null) return;
  if (isAccepted) {
    const words = accessNotice(deps.settings, { who: user.profile, project, role });
    await sendNotice(deps, work, { userId: row.userId, kind: 'collaboration_change', words });
  }
  work.liveUser(row.userId, isAccepted ? 'shared-projects' : 'invitations');
}
