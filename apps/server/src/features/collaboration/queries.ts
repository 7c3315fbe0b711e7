import type { Collaborator, PendingInvitation } from '@elan/contract/collaboration';
import { Refusal } from '@elan/domain/errors';
import { and, asc, count, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readOfCaller } from '../../rpc/read.ts';
import { summaryColumns } from '../projects/public.ts';
import { ownAddress } from './own-address.ts';
import { presentCollaborator, presentInvitation, type SharedProjectRow } from './present.ts';

/** Accepted projects of others, last changed first. */
export const sharedProjectsRead = readOfCaller<SharedProjectRow[]>(
  'shared_projects',
  `(select coalesce(json_agg(json_build_object(${summaryColumns.fields('p')}, 'role', c.role, 'ownerEmail', o.email)
      order by p.updated_at desc, p.id), '[]'::json)
    from project_collaborators c
      join projects p on p.id = c.project_id
      join users o on o.id = p.user_id
    where c.user_id = u.id and c.status = 'accepted')`,
);

/** Who works on a project, in the order they were invited. Whoever did not accept is the owner's business alone. */
export async function listCollaborators(
  db: Queryable,
  { projectId, role }: Access<'project:view'>,
): Promise<{ owner: { user_id: string; email: string }; collaborators: Collaborator[] }> {
  const [[owner], rows] = await Promise.all([
    db
      .select({ user_id: users.id, email: users.email })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.userId))
      .where(eq(projects.id, projectId)),
    db
      .select()
      .from(projectCollaborators)
      .where(
        and(
          eq(projectCollaborators.projectId, projectId),
          role === 'owner' ? undefined : eq(projectCollaborators.status, 'accepted'),
        ),
      )
      .orderBy(asc(projectCollaborators.invitedAt), asc(projectCollaborators.id)),
  ]);
  if (owner === undefined) throw new Refusal('NOT_FOUND');
  return { owner, collaborators: rows.map(presentCollaborator) };
}

/** Linked to the caller's account, or linked to nobody yet and sent to the caller's proven address. */
export function isOwn(deps: Deps, user: UserActor): SQL | undefined {
  const address = ownAddress(deps, user);
  return or(
    eq(projectCollaborators.userId, user.userId),
    address === null
      ? undefined
      : and(isNull(projectCollaborators.userId), eq(projectCollaborators.invitedEmailLower, address)),
  );
}

/** The caller's unanswered invitations, newest first. */
export async function listInvitations(deps: Deps, user: UserActor): Promise<PendingInvitation[]> {
  const rows = await pendingInvitations(deps.db, isOwn(deps, user));
  return rows.map(presentInvitation);
}

export async function countInvitations(deps: Deps, user: UserActor): Promise<number> {
  const [row] = await deps.db
    .select({ count: count() })
    .from(projectCollaborators)
    .where(and(eq(projectCollaborators.status, 'pending'), isOwn(deps, user)));
  return row?.count ?? 0;
}

/**
 * One unanswered invitation of the caller.
 * @throws Refusal NOT_FOUND when it is unknown or answered
 * @throws Refusal FORBIDDEN, with nothing about it, when it is for another account (decision S-17)
 */
export async function getInvitation(deps: Deps, user: UserActor, invitationId: string): Promise<PendingInvitation> {
  const [row] = await pendingInvitations(deps.db, eq(projectCollaborators.id, invitationId));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const isLinked = row.userId === user.userId;
  const isSentToThem = row.userId === null && row.invitedEmailLower === ownAddress(deps, user);
  if (!isLinked && !isSentToThem) throw new Refusal('FORBIDDEN');
  return presentInvitation(row);
}

function pendingInvitations(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      id: projectCollaborators.id,
      userId: projectCollaborators.userId,
      invitedEmailLower: projectCollaborators.invitedEmailLower,
      role: projectCollaborators.role,
      invitedAt: projectCollaborators.invitedAt,
      projectId: projects.id,
      projectName: projects.name,
      projectDescription: projects.description,
      invitedByEmail: users.email,
    })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .leftJoin(users, eq(users.id, projectCollaborators.invitedBy))
    .where(and(eq(projectCollaborators.status, 'pending'), which))
    .orderBy(desc(projectCollaborators.invitedAt), desc(projectCollaborators.id));
}
