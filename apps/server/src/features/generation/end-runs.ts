import { eq, or, type SQL, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import type { Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { releaseUnit } from './quota.ts';

/**
 * Cancels the generations running in a project, or all that concern a person: their own and those in their projects.
 * Part of a deletion, before the rows are deleted, so that the people who started them get their units back.
 */
export async function endRuns(
  deps: Deps,
  { tx, afterCommit }: Write,
  of: { projectId: string } | { userId: string },
): Promise<void> {
  const concerned: SQL | undefined =
    'projectId' in of
      ? eq(generations.projectId, of.projectId)
      : or(
          eq(generations.userId, of.userId),
          sql`${generations.projectId} in (select id from projects where user_id = ${of.userId})`,
        );
  const running = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(sql`${generations.status} = 'running' and ${concerned}`);
  for (const { id } of running) {
    await releaseUnit(tx, id, { status: 'cancelled' });
    afterCommit(() => deps.runs.abort(id));
  }
}
