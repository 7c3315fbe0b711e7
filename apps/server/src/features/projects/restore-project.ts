import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { notifyPeople } from './notify-people.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';
import { requireRoom } from './require-room.ts';

/**
 * Takes a person's own project out of the trash, with its people and invitations as they were. Restoring one that
 * is not in the trash any more changes nothing, so that two tabs can both undo.
 * @throws Refusal NOT_FOUND when it was erased, or is another person's
 * @throws Refusal LIMIT_REACHED when the person already owns the maximum number of projects
 */
export function restoreProject(deps: Deps, user: UserActor, projectId: string): Promise<SummaryRow> {
  return write(deps, async (work) => {
    const isOwn = and(eq(projects.id, projectId), eq(projects.userId, user.userId));
    const [before] = await work.tx.select().from(projects).where(isOwn).for('no key update');
    if (before === undefined) throw new Refusal('NOT_FOUND');
    if (before.deletedAt === null) return summaryColumns.fromRow(before);
    await work.tx.update(projects).set({ deletedAt: null }).where(isOwn);
    await requireRoom(work.tx, user.userId);
    await notifyPeople(work, [projectId]);
    work.liveUser(user.userId, 'projects');
    await work.live({ projectId, topic: 'project', actor: user });
    return summaryColumns.fromRow(before);
  });
}
