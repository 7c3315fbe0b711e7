import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';
import { users } from './schema/auth.ts';
import { projectCollaborators, projects } from './schema/projects.ts';

/**
 * A subquery to join: the people of a project (owner and accepted collaborators) with their addresses. The address of
 * anyone else stays private (decision S-16).
 */
export function projectPeople(db: Queryable, projectId: string) {
  const person = { userId: users.id, email: users.email };
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
  return union(owner, collaborators).as('people');
}
