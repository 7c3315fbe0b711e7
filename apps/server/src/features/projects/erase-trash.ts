import { Refusal } from '@elan/domain/errors';
import { retention } from '@elan/domain/retention';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { removeProjects } from './remove-projects.ts';

/** Projects erased in one transaction, so that their rows are not locked for long. */
const batch = 20;

/**
 * Erases one of a person's projects that is in the trash.
 * @throws Refusal NOT_FOUND when it is not there: restored or erased elsewhere, or another person's
 */
export async function eraseProject(deps: Deps, user: UserActor, projectId: string): Promise<void> {
  const isIt = and(eq(projects.id, projectId), eq(projects.userId, user.userId));
  if ((await eraseTrash(deps, isIt, user)) === 0) throw new Refusal('NOT_FOUND');
}

/**
 * Erases everything in a person's trash that was put there up to a moment: what they had on screen, so that
 * projects another tab trashed since are kept.
 */
export async function emptyTrash(deps: Deps, user: UserActor, deletedUntil: string): Promise<void> {
  const own = sql`${projects.userId} = ${user.userId} and ${projects.deletedAt} <= ${deletedUntil}::timestamptz`;
  await eraseTrash(deps, own, user);
}

/** Erases what has been in the trash for longer than it is kept. */
export async function eraseExpiredTrash(deps: Deps): Promise<void> {
  await eraseTrash(deps, sql`${projects.deletedAt} < now() - make_interval(days => ${retention.trashDays})`, null);
}

/** @returns how many were erased; one that is restored meanwhile stays */
async function eraseTrash(deps: Deps, which: SQL | undefined, user: UserActor | null): Promise<number> {
  let erased = 0;
  while (true) {
    const found = await write(deps, async (work) => {
      const rows = await work.tx
        .select({ id: projects.id, ownerId: projects.userId })
        .from(projects)
        .where(and(isNotNull(projects.deletedAt), which))
        .orderBy(projects.deletedAt, projects.id)
        .limit(batch)
        .for('update');
      await removeProjects(
        deps,
        work,
        rows.map(({ id }) => id),
        user?.tabId ?? null,
      );
      for (const ownerId of new Set(rows.map((row) => row.ownerId))) work.liveUser(ownerId, 'projects');
      return rows.length;
    });
    if (found === 0) return erased;
    erased += found;
  }
}
