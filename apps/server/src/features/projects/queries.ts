import { and, countDistinct, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readOfCaller, readOfProject } from '../../rpc/read.ts';
import { type ModuleRow, moduleRows } from '../modules/public.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';

export type ProjectRow = SummaryRow & { ownerEmail: string; modules: ModuleRow[] };

/** The caller's own projects, last changed first. */
export const ownProjectsRead = readOfCaller<SummaryRow[]>(
  'own_projects',
  `(select coalesce(json_agg(json_build_object(${summaryColumns.fields('p')}) order by p.updated_at desc, p.id), '[]'::json)
    from projects p where p.user_id = u.id)`,
);

/** The project the call names, with its modules; null for whoever has no role in it. */
export const projectRead = readOfProject<ProjectRow>(
  'project',
  `(select json_build_object(${summaryColumns.fields('p')}, 'modules', ${moduleRows('p.id')},
      'ownerEmail', (select o.email from users o where o.id = p.user_id))
    from projects p where p.id = $3)`,
);

/** Distinct people who accepted an invitation to one of the person's projects (decision N-10). */
export async function countCollaborators(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(projectCollaborators.userId) })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .where(and(eq(projects.userId, userId), eq(projectCollaborators.status, 'accepted')));
  return row?.count ?? 0;
}

/** The accounts that work on a project besides its owner. */
export async function listAcceptedIds(db: Queryable, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: projectCollaborators.userId })
    .from(projectCollaborators)
    .where(and(eq(projectCollaborators.projectId, projectId), eq(projectCollaborators.status, 'accepted')));
  return rows.flatMap(({ userId }) => userId ?? []);
}
