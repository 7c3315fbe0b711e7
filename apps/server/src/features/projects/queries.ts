import { Refusal } from '@elan/domain/errors';
import { pageSizes } from '@elan/domain/limits';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { readCursor } from '../../db/page.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readOfCaller, readOfProject } from '../../rpc/read.ts';
import { type ModuleRow, moduleRows } from '../modules/public.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';

export type ProjectRow = SummaryRow & { ownerEmail: string; modules: ModuleRow[] };

/** `count`, `active` and `created` cover all pages. */
export type OwnProjects = { rows: SummaryRow[]; count: number; active: number; created: number };

const lastWeek = `now() - interval '7 days'`;

/** The caller's own projects, last changed first: one more than a page holds. `which` is a condition on `q`. */
const ownProjects = (which: string) => `(
  select json_build_object(
    'rows', (
      select coalesce(json_agg(json_build_object(${summaryColumns.fields('p')}) order by p.updated_at desc, p.id desc), '[]'::json)
      from (
        select * from projects q where q.user_id = u.id and ${which}
        order by q.updated_at desc, q.id desc limit ${pageSizes.projects + 1}) p),
    'count', count(*),
    'active', count(*) filter (where t.updated_at >= ${lastWeek}),
    'created', count(*) filter (where t.created_at >= ${lastWeek}))
  from projects t where t.user_id = u.id)`;

export const ownProjectsRead = readOfCaller<OwnProjects>('own_projects', ownProjects('true'));

/** The same list, starting after a cursor. */
export function readOwnAfter(db: Queryable, userId: string, cursor: string): Promise<OwnProjects> {
  return readAfter(db, userId, cursor, ownProjects('(q.updated_at, q.id) < (place.at, place.id)'));
}

/**
 * Reads a page after the first of one of the caller's lists.
 * @param text SQL that may refer to `u.id`, the caller, and the cursor's `place.at` and `place.id`
 */
export async function readAfter<T>(db: Queryable, userId: string, cursor: string, text: string): Promise<T> {
  const { at, id } = readCursor(cursor);
  const { rows } = await db.execute<{ page: T }>(sql`select ${sql.raw(text)} as page
    from users u, (values (${at}::timestamptz, ${id}::uuid)) as place(at, id) where u.id = ${userId}`);
  if (rows[0] === undefined) throw new Refusal('NOT_AUTHENTICATED');
  return rows[0].page;
}

/** The project named by the call, with its modules; null for a person without a role in it. */
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

/** Ids of the accounts that collaborate on a project, without its owner. */
export async function listAcceptedIds(db: Queryable, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: projectCollaborators.userId })
    .from(projectCollaborators)
    .where(and(eq(projectCollaborators.projectId, projectId), eq(projectCollaborators.status, 'accepted')));
  return rows.flatMap(({ userId }) => userId ?? []);
}
