import { Refusal } from '@elan/domain/errors';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';

/**
 * Takes the project's row before any of its people's, in the order its deletion does: the two never wait for each other
 * in a circle, and of two changes to the same person the second sees the first.
 * @throws Refusal NOT_FOUND when it was deleted meanwhile
 */
export async function holdProject(tx: Transaction, projectId: string): Promise<{ name: string }> {
  const [project] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return project;
}
