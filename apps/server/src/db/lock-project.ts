import { Refusal } from '@elan/domain/errors';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { projects } from './schema/projects.ts';

/**
 * Locks the project's row until the end of the transaction; call it before locking any row inside the project. Deleting
 * a project locks in the same order, so the two cannot deadlock, and the second of two changes sees what the first did.
 * @throws Refusal NOT_FOUND if the project was put in the trash or erased in the meantime
 */
export async function lockProject(tx: Transaction, projectId: string): Promise<{ name: string; ownerId: string }> {
  const [project] = await tx
    .select({ name: projects.name, ownerId: projects.userId })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
    .for('no key update');
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return project;
}

/**
 * The part of a statement that locks the project, for a change that is one statement: the common table expression
 * `project (id, name)`. A statement reads rows as they were when it began, even after it waited for the lock. Every
 * change that decides about a module, its answers, its comments or the timeline raises the project's `event_sequence`
 * before it releases the lock, so if that is still the number seen at the beginning, what was read is current.
 * Otherwise there is no project, and the caller repeats the statement after lockProject.
 */
export const unchangedProject = (projectId: string): SQL => sql`project as materialized (
      select p.id, p.name from ${projects} p
      where p.id = ${projectId}::uuid and p.deleted_at is null
        and p.event_sequence = (select seen.event_sequence from ${projects} seen where seen.id = ${projectId}::uuid)
      for no key update of p
    )`;
