import { type Activity, activityLimit } from '@elan/contract/activity';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectActivity } from '../../db/schema/activity.ts';

/** The newest entries of a project with the addresses of those who caused them: one statement. */
export function activityRows(db: Queryable, projectId: string) {
  const people = projectPeople(db, projectId);
  return db
    .select({ ...getTableColumns(projectActivity), email: people.email })
    .from(projectActivity)
    .leftJoin(people, eq(people.userId, projectActivity.userId))
    .where(eq(projectActivity.projectId, projectId))
    .orderBy(desc(projectActivity.createdAt), desc(projectActivity.id))
    .limit(activityLimit);
}

export async function listActivity(db: Queryable, projectId: string): Promise<Activity[]> {
  const rows = await activityRows(db, projectId);
  return rows.map((row) => ({
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
}
