import { Refusal } from '@elan/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { findProject, type SummaryRow } from './queries.ts';

/** Renames or describes a project. An absent description stays as it is; an empty one is removed. */
export async function updateProject(
  deps: Deps,
  access: Access<'project:manage'>,
  change: { name: string; description?: string | undefined },
): Promise<SummaryRow> {
  await write(deps, ({ tx }) =>
    tx
      .update(projects)
      .set({
        name: change.name,
        updatedAt: sql`now()`,
        ...(change.description === undefined ? {} : { description: change.description || null }),
      })
      .where(eq(projects.id, access.projectId)),
  );
  const row = await findProject(deps.db, access.projectId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}
