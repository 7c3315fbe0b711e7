import type { Collaborator, PendingInvitation, SharedProject } from '@elan/contract/collaboration';
import { pageSizes } from '@elan/domain/limits';
import { type Profile, profileOf } from '@elan/domain/people';
import type { MemberRole } from '@elan/domain/permissions';
import { pageOf } from '../../db/page.ts';
import type { PersonRow } from '../../db/person-row.ts';
import type { projectCollaborators } from '../../db/schema/projects.ts';
import { presentSummary, type SummaryRow } from '../projects/public.ts';

export type CollaboratorRow = typeof projectCollaborators.$inferSelect;
/** An invitation with the project details that the invited person may see. */
export type InvitationRow = Pick<CollaboratorRow, 'id' | 'projectId' | 'role' | 'invitedAt'> & {
  projectName: string;
  projectDescription: string | null;
  invitedBy: PersonRow | null;
};
export type SharedProjectRow = SummaryRow & { role: MemberRole; owner: PersonRow };
export type SharedProjects = { rows: SharedProjectRow[]; count: number };

/**
 * A collaborator's row by the specification's field names.
 * @param person the account of the row, if there is one. It is shown once they have accepted, as is its id: before that
 *   nobody learns whether the address has an account
 */
export function presentCollaborator(row: CollaboratorRow, person: PersonRow | null): Collaborator {
  return {
    id: row.id,
    project_id: row.projectId,
    user_id: row.status === 'accepted' ? row.userId : null,
    invited_email: row.invitedEmail,
    user_profile: row.status === 'accepted' ? presentPerson(person) : null,
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
    invited_by_email: row.invitedBy?.email ?? null,
    invited_by_profile: presentPerson(row.invitedBy),
    role: row.role,
    status: 'pending',
    invited_at: row.invitedAt.toISOString(),
  };
}

/** A page of projects shared with the caller. */
export function presentShared({ rows: found, count }: SharedProjects) {
  const { rows, next } = pageOf(found, pageSizes.sharedProjects, ({ updated_at: at, id }) => ({ at, id }));
  return { projects: rows.map(presentSharedProject), count, next };
}

function presentSharedProject(row: SharedProjectRow): SharedProject {
  return {
    ...presentSummary(row),
    user_role: row.role,
    collaboration_status: 'accepted',
    owner_email: row.owner.email,
    owner_profile: presentPerson(row.owner),
  };
}

function presentPerson(person: PersonRow | null): Profile | null {
  return person === null ? null : profileOf(person.id, person);
}
