import { type PersonColor, type Profile, profileOf } from '@elan/domain/people';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';
import { users } from './schema/auth.ts';
import { projectCollaborators, projects } from './schema/projects.ts';

/**
 * A subquery to join: the people of a project (owner and accepted collaborators) with their profiles. The profile of
 * anyone else stays private (decision S-16).
 * @param alias its name in the statement
 */
export function projectPeople<A extends string = 'people'>(db: Queryable, projectId: string, alias = 'people' as A) {
  const person = { userId: users.id, email: users.email, name: users.name, color: users.color };
  const owner = db
    .select(person)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(projects.id, projectId));
  const collaborators = db
    .select(person)
    .from(projectCollaborators)
    .innerJoin(users, eq(users.id, projectCollaborators.userId))
    .where(and(eq(projectCollaborators.projectId, projectId), eq(projectCollaborators.status, 'accepted')));
  return union(owner, collaborators).as(alias);
}

/** A subquery of the ids of a project's people (owner and accepted collaborators), each with their role. */
export const projectMembers = (projectId: string): SQL => sql`(
      select user_id, 'owner' as role from projects where id = ${projectId}
      union all
      select user_id, role from project_collaborators
      where project_id = ${projectId} and status = 'accepted' and user_id is not null)`;

/** The names of a project's people, the owner first; '' for those who chose none. */
export async function listPeopleNames(db: Queryable, projectId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select person.name
    from ${projectMembers(projectId)} member join users person on person.id = member.user_id
    order by member.role = 'owner' desc, person.id`);
  return rows.map(({ name }) => name);
}

type People = ReturnType<typeof projectPeople>;

/** The columns of the person in a row, after a left join. */
export const authorColumns = ({ email, name, color }: People) => ({ email, name, color });
export type AuthorRow = { email: string | null; name: string | null; color: PersonColor | null };

/** The author of a row; null if the reader may not know them or the account is gone (COMM-012). */
export function authorOf({ userId, email, name, color }: AuthorRow & { userId: string | null }): Profile | null {
  return userId === null || email === null ? null : profileOf(userId, { email, name: name ?? '', color });
}

/** The ids of everybody who works on a project with the person, or whom the person invited, without the person. */
export async function listColleagues(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with projects_of as (
      select id from projects where user_id = ${userId}
      union
      select project_id from project_collaborators where user_id = ${userId} and status = 'accepted')
    select distinct person.id from projects_of o
      join lateral (
        select p.user_id as id from projects p where p.id = o.id
        union all
        select c.user_id from project_collaborators c where c.project_id = o.id and c.user_id is not null
      ) person on person.id <> ${userId}`);
  return rows.map(({ id }) => id);
}
