import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readOfCaller, readOfProject } from '../../rpc/read.ts';
import { isoUtc, type ModuleRow, moduleRows } from '../modules/public.ts';

/** A project as the statements below give it. Times are ISO texts in UTC. */
export type SummaryRow = {
  id: string;
  userId: string;
  name: string;
  description: string | null;
  createdAt: string;
  updatedAt: string;
  /** How many of its modules are complete. */
  completed: number;
};
export type ProjectRow = SummaryRow & { modules: ModuleRow[] };

/** The fields of SummaryRow for json_build_object; `p` is the project. */
export const summaryFields = `'id', p.id, 'userId', p.user_id, 'name', p.name, 'description', p.description,
  'createdAt', ${isoUtc('p.created_at')}, 'updatedAt', ${isoUtc('p.updated_at')}, 'completed', p.completed_modules`;

const wholeProject = `json_build_object(${summaryFields}, 'modules', ${moduleRows('p.id')})`;

/** The caller's own projects, last changed first. */
export const ownProjectsRead = readOfCaller<SummaryRow[]>(
  'own_projects',
  `(select coalesce(json_agg(json_build_object(${summaryFields}) order by p.updated_at desc, p.id), '[]'::json)
    from projects p where p.user_id = u.id)`,
);

/** The project the call names, with its modules; null for whoever has no role in it. */
export const projectRead = readOfProject<ProjectRow>(
  'project',
  `(select ${wholeProject} from projects p where p.id = $3)`,
);

/** One project with its modules, after a change. The caller must hold the right to see it. */
export async function findProject(db: Database, projectId: string): Promise<ProjectRow | undefined> {
  const result = await db.execute<{ project: ProjectRow }>(
    sql`select ${sql.raw(wholeProject)} as project from projects p where p.id = ${projectId}`,
  );
  return result.rows[0]?.project;
}

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
