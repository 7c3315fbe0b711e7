import type { Usage } from '@elan/contract/account';
import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readUsage, releaseUnit } from './quota.ts';

/**
 * Stops the person's own generation and gives its unit back (decision L-01).
 * @returns whether it was still running
 * @throws Refusal NOT_FOUND, FORBIDDEN when another person started it
 */
export async function cancelGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
): Promise<{ cancelled: boolean; usage: Usage }> {
  const [row] = await deps.db
    .select({ userId: generations.userId })
    .from(generations)
    .where(and(eq(generations.id, generationId), eq(generations.projectId, access.projectId)));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.userId !== access.user.userId) throw new Refusal('FORBIDDEN');
  const cancelled = await releaseUnit(deps.db, generationId, { status: 'cancelled' });
  deps.runs.abort(generationId);
  return { cancelled, usage: await readUsage(deps.db, access.user) };
}
