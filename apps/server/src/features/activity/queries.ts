import type { Activity } from '@elan/contract/activity';
import { pageSizes } from '@elan/domain/limits';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectActivity } from '../../db/schema/activity.ts';

/** A page of a project's activity, newest first, with the addresses of the people involved, in one statement. */
export function activityRows(db: Queryable, projectId: string, cursor?: string) {
  const people = projectPeople(db, projectId);
  return db
    .select({ ...getTableColumns(projectActivity), email: people.email })
    .from(projectActivity)
    .leftJoin(people, eq(people.userId, projectActivity.userId))
    .where(
      and(
        eq(projectActivity.projectId, projectId),
        after(cursor, { at: projectActivity.createdAt, id: projectActivity.id }),
      ),
    )
    .orderBy(desc(projectActivity.createdAt), desc(projectActivity.id))
    .limit(pageSizes.activity + 1);
}

export async function listActivity(
  db: Queryable,
  projectId: string,
  cursor: string | undefined,
): Promise<{ activity: Activity[]; next: string | null }> {
  const found = await activityRows(db, projectId, cursor);
  const { rows, next } = pageOf(found, pageSizes.activity, ({ createdAt: at, id }) => ({ at, id }));
  const activity = rows.map((row) => ({
    id: row.id,
    project_id: row.projectId,
    user_id: row.userId,
    user_email: row.email,
    action_type: row.actionType,
    module_key: row.moduleKey,
    description: row.description,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
  }));
  return { activity, next };
}
