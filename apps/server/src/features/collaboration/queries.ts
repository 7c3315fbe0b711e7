import type { Collaborator, PendingInvitation } from '@elan/contract/collaboration';
import { normalizedEmail } from '@elan/domain/collaboration';
import { Refusal } from '@elan/domain/errors';
import { pageSizes } from '@elan/domain/limits';
import { type Profile, profileOf } from '@elan/domain/people';
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf, readCursor } from '../../db/page.ts';
import { personColumns, personFields } from '../../db/person-row.ts';
import { users } from '../../db/schema/auth.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { summaryColumns } from '../projects/public.ts';
import { presentCollaborator, presentInvitation, type SharedProjects } from './present.ts';

const invitationPlace = { at: projectCollaborators.invitedAt, id: projectCollaborators.id };

/**
 * Projects shared with the person and accepted, last changed first: one more than a page holds. `which` is a condition
 * on `q`.
 */
const sharedProjects = (which: string) => `json_build_object(
    'rows', (
      select coalesce(json_agg(json_build_object(${summaryColumns.fields('p')}, 'role', p.role, 'owner', ${personFields('o')})
        order by p.updated_at desc, p.id desc), '[]'::json)
      from (
        select q.*, c.role from project_collaborators c join projects q on q.id = c.project_id
        where c.user_id = u.id and c.status = 'accepted' and q.deleted_at is null and ${which}
        order by q.updated_at desc, q.id desc limit ${pageSizes.sharedProjects + 1}) p
        join users o on o.id = p.user_id),
    'count', (
      select count(*) from project_collaborators c join projects q on q.id = c.project_id
      where c.user_id = u.id and c.status = 'accepted' and q.deleted_at is null))`;

/**
 * A page of that list.
 * @param cursor where it starts; undefined for the first page
 */
export function sharedPage(userId: string, cursor: string | undefined): SQL {
  const { at, id } = cursor === undefined ? { at: null, id: null } : readCursor(cursor);
  const which = cursor === undefined ? 'true' : '(q.updated_at, q.id) < (place.at, place.id)';
  return sql`select ${sql.raw(sharedProjects(which))} as page
    from users u, (values (${at}::timestamptz, ${id}::uuid)) as place(at, id) where u.id = ${userId}`;
}

export async function readShared(db: Queryable, userId: string, cursor: string | undefined): Promise<SharedProjects> {
  const { rows } = await db.execute<{ page: SharedProjects }>(sharedPage(userId, cursor));
  if (rows[0] === undefined) throw new Refusal('NOT_AUTHENTICATED');
  return rows[0].page;
}

/**
 * A page of a project's collaborators in the order they were invited; `count` covers all pages. Only the owner sees
 * those who have not accepted.
 */
export async function listCollaborators(
  db: Queryable,
  { projectId, role }: Access<'project:view'>,
  cursor: string | undefined,
): Promise<{
  owner: Profile & { user_id: string };
  collaborators: Collaborator[];
  count: number;
  next: string | null;
}> {
  const visible = and(
    eq(projectCollaborators.projectId, projectId),
    role === 'owner' ? undefined : eq(projectCollaborators.status, 'accepted'),
  );
  const later = after(cursor, invitationPlace, { oldestFirst: true });
  const [[owner], [total], found] = await Promise.all([
    db
      .select(personColumns)
      .from(projects)
      .innerJoin(users, eq(users.id, projects.userId))
      .where(eq(projects.id, projectId)),
    db.select({ count: count() }).from(projectCollaborators).where(visible),
    db
      .select({ collaborator: projectCollaborators, person: personColumns })
      .from(projectCollaborators)
      .leftJoin(users, eq(users.id, projectCollaborators.userId))
      .where(and(visible, later))
      .orderBy(asc(projectCollaborators.invitedAt), asc(projectCollaborators.id))
      .limit(pageSizes.collaborators + 1),
  ]);
  if (owner === undefined) throw new Refusal('NOT_FOUND');
  const { rows, next } = pageOf(found, pageSizes.collaborators, ({ collaborator: { invitedAt: at, id } }) => ({
    at,
    id,
  }));
  return {
    owner: { user_id: owner.id, ...profileOf(owner.id, owner) },
    collaborators: rows.map(({ collaborator, person }) => presentCollaborator(collaborator, person)),
    count: total?.count ?? 0,
    next,
  };
}

/**
 * The caller's address in the form invitations are matched on; null while unconfirmed, because a person who signs up
 * with another's address must not get that person's invitations (decision S-08).
 */
function ownAddress({ settings }: Deps, user: UserActor): string | null {
  return user.emailVerified || !settings.confirmsAddresses ? normalizedEmail(user.email) : null;
}

/** Matches invitations linked to the caller's account, or unlinked and sent to the caller's confirmed address. */
export function isOwn(deps: Deps, user: UserActor): SQL | undefined {
  const address = ownAddress(deps, user);
  return or(
    eq(projectCollaborators.userId, user.userId),
    address === null
      ? undefined
      : and(isNull(projectCollaborators.userId), eq(projectCollaborators.invitedEmailLower, address)),
  );
}

/** A page of the caller's pending invitations, newest first; `count` covers all pages. */
export async function listInvitations(
  deps: Deps,
  user: UserActor,
  cursor: string | undefined,
): Promise<{ invitations: PendingInvitation[]; count: number; next: string | null }> {
  const which = and(isOwn(deps, user), after(cursor, invitationPlace));
  const [total, found] = await Promise.all([countInvitations(deps, user), pendingInvitations(deps.db, which)]);
  const { rows, next } = pageOf(found, pageSizes.invitations, ({ invitedAt: at, id }) => ({ at, id }));
  return { invitations: rows.map(presentInvitation), count: total, next };
}

export async function countInvitations(deps: Deps, user: UserActor): Promise<number> {
  const [row] = await deps.db
    .select({ count: count() })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .where(and(eq(projectCollaborators.status, 'pending'), isNull(projects.deletedAt), isOwn(deps, user)));
  return row?.count ?? 0;
}

/**
 * Reads one of the caller's pending invitations.
 * @throws Refusal NOT_FOUND when it is unknown or already answered, or its project is in the trash
 * @throws Refusal FORBIDDEN, revealing nothing about it, when it is for another account (decision S-17)
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
      invitedBy: personColumns,
    })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .leftJoin(users, eq(users.id, projectCollaborators.invitedBy))
    .where(and(eq(projectCollaborators.status, 'pending'), isNull(projects.deletedAt), which))
    .orderBy(desc(projectCollaborators.invitedAt), desc(projectCollaborators.id))
    .limit(pageSizes.invitations + 1);
}
