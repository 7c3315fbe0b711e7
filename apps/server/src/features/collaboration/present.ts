import type { Collaborator, PendingInvitation, SharedProject } from '@elan/contract/collaboration';
import { presentSummary } from '../projects/public.ts';
import type { CollaboratorRow, InvitationRow, SharedProjectRow } from './queries.ts';

/** A collaborator's row by the specification's field names. */
export function presentCollaborator(row: CollaboratorRow): Collaborator {
  return {
    id: row.id,
    project_id: row.projectId,
    user_id: row.userId,
    invited_email: row.invitedEmail,
    invited_by: row.invitedBy,
    role: row.role,
    status: row.status,
    invited_at: row.invitedAt.toISOString(),
    responded_at: row.respondedAt?.toISOString() ?? null,
  };
}

export function presentInvitation(row: InvitationRow): PendingInvitation {
  return {
    id: row.id,
    project_id: row.projectId,
    project_name: row.projectName,
    project_description: row.projectDescription,
    invited_by_email: row.invitedByEmail,
    role: row.role,
    status: 'pending',
    invited_at: row.invitedAt.toISOString(),
  };
}

export function presentShared(row: SharedProjectRow): SharedProject {
  return {
    ...presentSummary(row),
    user_role: row.role,
    collaboration_status: 'accepted',
    owner_email: row.ownerEmail,
  };
}
