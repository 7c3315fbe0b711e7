import { Refusal } from '@elan/domain/errors';
import { eq } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { projects } from './schema/projects.ts';

/**
 * Locks the project's row, until the end of the transaction, before any row of what is in it. Its deletion takes the
 * same order, so the two never wait for each other in a circle; and of two changes the second sees what the first did.
 * @throws Refusal NOT_FOUND when the project was deleted meanwhile
 */
export async function lockProject(tx: Transaction, projectId: string): Promise<{ name: string }> {
  const [project] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return project;
}
