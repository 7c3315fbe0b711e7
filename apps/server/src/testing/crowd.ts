import { sql } from 'drizzle-orm';
import type { Deps } from '../rpc/deps.ts';
import { createUser } from './factories.ts';

/** So many at once, so that no statement comes near the time a statement may take. */
const portion = 1_000;

/**
 * Fills the database with projects of others, ten comments and ten entries of activity each, and lets the planner know.
 * @param projects how many to add
 */
export async function addCrowd(deps: Deps, projects: number): Promise<void> {
  const { id: owner } = await createUser(deps);
  for (let left = projects; left > 0; left -= portion) await addPortion(deps, owner, Math.min(left, portion));
  await deps.db.execute(sql`vacuum analyze projects, project_comments, project_activity, users`);
}

async function addPortion(deps: Deps, owner: string, projects: number): Promise<void> {
  await deps.db.execute(sql`
    with added as (
      insert into projects (user_id, name)
      select ${owner}::uuid, 'Project ' || n from generate_series(1, ${projects}::int) n returning id
    ), commented as (
      insert into project_comments (id, project_id, module_key, user_id, content)
      select gen_random_uuid(), added.id, 'idea', ${owner}::uuid, 'Comment ' || n from added, generate_series(1, 10) n
    )
    insert into project_activity (project_id, user_id, action_type, description)
    select added.id, ${owner}::uuid, 'comment_added', 'Entry ' || n from added, generate_series(1, 10) n`);
}
