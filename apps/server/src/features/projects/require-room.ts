import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';

/**
 * Call it after adding a project to a person's own; those in the trash do not count.
 * @throws Refusal LIMIT_REACHED when the person now owns more projects than there can be
 */
export async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const [own] = await tx
    .select({ count: count() })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)));
  const limit = capacities.projects;
  if ((own?.count ?? 0) > limit) throw new Refusal('LIMIT_REACHED', { of: 'projects', limit });
}
