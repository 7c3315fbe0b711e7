import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { type SummaryRow, summaryColumns } from './queries.ts';

/** Creates a project of the person's own. An empty description is none. */
export async function createProject(
  deps: Deps,
  user: UserActor,
  project: { name: string; description?: string | undefined },
): Promise<SummaryRow> {
  const row = await write(deps, async ({ tx }) => {
    const [inserted] = await tx
      .insert(projects)
      .values({ userId: user.userId, name: project.name, description: project.description || null })
      .returning();
    return inserted;
  });
  if (row === undefined) throw new Error('an insert returned no row');
  return summaryColumns.fromRow(row);
}
