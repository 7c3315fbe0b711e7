import type { Activity } from '@elan/contract/activity';
import { changesSinceVisit, visitMinutes } from '@elan/domain/activity';
import { pageSizes } from '@elan/domain/limits';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { projectActivity } from '../../db/schema/activity.ts';

/** A page of a project's activity, newest first, with the people involved, in one statement. */
export function activityRows(db: Queryable, projectId: string, cursor?: string) {
  return activityWithPeople(db, projectId)
    .where(
      and(
        eq(projectActivity.projectId, projectId),
        after(cursor, { at: projectActivity.createdAt, id: projectActivity.id }),
      ),
    )
    .orderBy(desc(projectActivity.createdAt), desc(projectActivity.id))
    .limit(pageSizes.activity + 1);
}

function activityWithPeople(db: Queryable, projectId: string) {
  const people = projectPeople(db, projectId);
  return db
    .select({ ...getTableColumns(projectActivity), ...authorColumns(people) })
    .from(projectActivity)
    .leftJoin(people, eq(people.userId, projectActivity.userId));
}

export async function listActivity(
  db: Queryable,
  projectId: string,
  cursor: string | undefined,
): Promise<{ activity: Activity[]; next: string | null }> {
  const found = await activityRows(db, projectId, cursor);
  const { rows, next } = pageOf(found, pageSizes.activity, ({ createdAt: at, id }) => ({ at, id }));
  return { activity: rows.map(presentActivity), next };
}

type ActivityRow = Awaited<ReturnType<typeof activityRows>>[number];

function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    project_id: row.projectId,
    user_id: row.userId,
    user_email: row.email,
    user_profile: authorOf(row),
    action_type: row.actionType,
    module_key: row.moduleKey,
    description: row.description,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
  };
}

/** Maximum entries searched for changes since a visit. */
const mostLookedThrough = 500;

/** What others changed since the person's visit before this one, in two statements at most. */
export async function listSinceVisit(
  db: Queryable,
  projectId: string,
  userId: string,
): Promise<{ since: string | null; changes: Activity[]; more: number }> {
  const { rows } = await db.execute<{ since: Date | null; id: string | null; changes: number }>(sql`
    with visit as materialized (
      -- Asked before this visit was recorded, its beginning is that of the last one.
      select case when begun_at < now() - make_interval(mins => ${visitMinutes}) then begun_at else earlier_at end as since
      from project_visits where user_id = ${userId} and project_id = ${projectId}),
    recent as (
      select id, user_id, action_type, module_key, metadata, created_at from project_activity
      where project_id = ${projectId} and created_at > (select since from visit)
        and user_id is distinct from ${userId} and action_type <> 'project_viewed'
      order by created_at desc, id desc limit ${mostLookedThrough}),
    newest as (
      select distinct on (user_id, action_type, module_key, metadata - 'comment_id') id, created_at from recent
      order by user_id, action_type, module_key, metadata - 'comment_id', created_at desc, id desc)
    select since, id, count(id) over ()::int as changes from visit left join newest on true
    order by created_at desc, id desc limit ${changesSinceVisit}`);
  const since = rows[0]?.since ?? null;
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const found =
    ids.length === 0
      ? []
      : await activityWithPeople(db, projectId)
          .where(inArray(projectActivity.id, ids))
          .orderBy(desc(projectActivity.createdAt), desc(projectActivity.id));
  return {
    since: since === null ? null : new Date(since).toISOString(),
    changes: found.map(presentActivity),
    more: (rows[0]?.changes ?? 0) - ids.length,
  };
}
