import { Refusal } from '@elan/domain/errors';
import { and, eq, isNull } from 'drizzle-orm';
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
