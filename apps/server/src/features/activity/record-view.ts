import { visitMinutes } from '@elan/domain/activity';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectActivity } from '../../db/schema/activity.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * Records that a person opened a project, at most once an hour per person so that views do not crowd the timeline
 * (N-06). It begins a visit, unless the last one began just before.
 */
export function recordView(deps: Deps, access: Access<'project:view'>): Promise<void> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    // Serialize two tabs that open at once, so the second finds the first one's row.
    await lockProject(work.tx, projectId);
    const { rowCount } = await work.tx.execute(sql`
      insert into ${projectActivity} (project_id, user_id, action_type, description)
      select ${projectId}::uuid, ${user.userId}::uuid, 'project_viewed', 'Project viewed'
      where not exists (
        select 1 from ${projectActivity} a
        where a.project_id = ${projectId} and a.user_id = ${user.userId} and a.action_type = 'project_viewed'
          and a.created_at > now() - make_interval(mins => ${visitMinutes}))`);
    await work.tx.execute(sql`
      insert into project_visits (user_id, project_id) values (${user.userId}, ${projectId})
      on conflict (user_id, project_id) do update set earlier_at = project_visits.begun_at, begun_at = now()
      where project_visits.begun_at < now() - make_interval(mins => ${visitMinutes})`);
    if (rowCount === 1) await work.live({ projectId, topic: 'activity', actor: user });
  });
}
