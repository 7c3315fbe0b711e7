import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishFigureCheck } from './publish-figure-check.ts';

/**
 * Withdraws a confirmation: the figure is unconfirmed again.
 * @throws Refusal NOT_FOUND when there is none
 */
export function takeBackFigure(deps: Deps, access: Access<'project:edit'>, confirmationId: string): Promise<void> {
  const { projectId } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const removed = await work.tx
      .delete(confirmedFigures)
      .where(and(eq(confirmedFigures.projectId, projectId), eq(confirmedFigures.id, confirmationId)))
      .returning({ id: confirmedFigures.id });
    if (removed.length === 0) throw new Refusal('NOT_FOUND');
    await publishFigureCheck(work, access);
  });
}
