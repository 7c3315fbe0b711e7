import { Refusal } from '@elan/domain/errors';
import { pageSizes } from '@elan/domain/limits';
import { and, count, countDistinct, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { type PersonRow, personFields } from '../../db/person-row.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readOfProject } from '../../rpc/read.ts';
import { type ModuleRow, moduleRows } from '../modules/public.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';

export type ProjectRow = SummaryRow & { owner: PersonRow; modules: ModuleRow[] };

const projectAsJson = `json_build_object(${summaryColumns.fields('p')}, 'modules', ${moduleRows('p.id')},
      'owner', (select ${personFields('o')} from users o where o.id = p.user_id))`;

/** The project named by the call, with its modules; null for a person without a role in it. */
export const projectRead = readOfProject<ProjectRow>(
  'project',
  `(select ${projectAsJson} from projects p where p.id = r.id and p.deleted_at is null)`,
);

/**
 * The same, for a call that reads it on its own and for any caller.
 * @throws Refusal NOT_FOUND when the project is in the trash or gone
 */
export async function readProject(db: Queryable, projectId: string): Promise<ProjectRow> {
  const { rows } = await db.execute<{ project: ProjectRow }>(
    sql`select ${sql.raw(projectAsJson)} as project from projects p where p.id = ${projectId} and p.deleted_at is null`,
  );
  const [row] = rows;
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row.project;
}

/** Distinct people who accepted an invitation to one of the person's projects (decision N-10). */
export async function countCollaborators(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(projectCollaborators.userId) })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt), eq(projectCollaborators.status, 'accepted')));
  return row?.count ?? 0;
}

/** Ids of the accounts that collaborate on a project, without its owner. */
export async function listAcceptedIds(db: Queryable, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: projectCollaborators.userId })
    .from(projectCollaborators)
    .where(and(eq(projectCollaborators.projectId, projectId), eq(projectCollaborators.status, 'accepted')));
  return rows.flatMap(({ userId }) => userId ?? []);
}

export type Trash = { rows: (typeof projects.$inferSelect)[]; count: number; next: string | null };

/** A page of a person's trash, last deleted first. */
export async function listTrash(db: Queryable, userId: string, cursor: string | undefined): Promise<Trash> {
  const isTrashed = and(eq(projects.userId, userId), isNotNull(projects.deletedAt));
  const [[total], found] = await Promise.all([
    db.select({ count: count() }).from(projects).where(isTrashed),
    db
      .select()
      .from(projects)
      .where(and(isTrashed, after(cursor, { at: projects.deletedAt, id: projects.id })))
      .orderBy(desc(projects.deletedAt), desc(projects.id))
      .limit(pageSizes.trash + 1),
  ]);
  const { rows, next } = pageOf(found, pageSizes.trash, ({ deletedAt, id }) => ({ at: deletedAt ?? '', id }));
  return { rows, count: total?.count ?? 0, next };
}
