import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { type ProjectTexts, type SummaryRow, storedTexts, summaryColumns } from './project-columns.ts';
import { requireRoom } from './require-room.ts';

/**
 * Creates a project owned by the person.
 * @throws Refusal LIMIT_REACHED when the person already owns the maximum number of projects
 */
export async function createProject(
  deps: Deps,
  user: UserActor,
  texts: ProjectTexts & { name: string },
): Promise<SummaryRow> {
  const row = await write(deps, async ({ tx, liveUser }) => {
    const [inserted] = await tx
      .insert(projects)
      .values({ ...storedTexts(texts), name: texts.name, userId: user.userId })
      .returning();
    await requireRoom(tx, user.userId);
    liveUser(user.userId, 'projects');
    return inserted;
  });
  if (row === undefined) throw new Error('an insert returned no row');
  return summaryColumns.fromRow(row);
}
