import { type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { exported } from './exported-columns.ts';

/**
 * Exports everything an account owns as one JSON document with the specification's field names (decision M-12). It is
 * read project by project from a single snapshot of the database. The only data about other people is what the owner
 * typed: the addresses they invited. Payment provider and session keys are left out.
 */
export function exportAccount(deps: Deps, user: UserActor): Promise<Record<string, unknown>> {
  return deps.db.transaction(
    async (tx) => {
      const read = async (query: SQL) => (await tx.execute<{ part: unknown }>(query)).rows.map(({ part }) => part);
      const [account] = await read(accountPart(user.userId));
      const ids = await read(
        sql`select id as part from projects where user_id = ${user.userId} order by created_at, id`,
      );
      const projects: unknown[] = [];
      for (const id of ids) projects.push(...(await read(projectPart(String(id), user.userId))));
      return { exported_at: deps.now().toISOString(), ...(account as object), projects };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const fields = (of: keyof typeof exported, alias: string) => sql.raw(exported[of].fields(alias));

function accountPart(userId: string): SQL {
  return sql`select json_build_object(
    'profile', json_build_object(${fields('profile', 'u')}),
    'preferences', (
      select json_build_object(${fields('preferences', 'p')}) from user_preferences p where p.user_id = u.id),
    'subscription', (
      select json_build_object(${fields('subscription', 'b')})
      from stripe_user_subscriptions b where b.user_id = u.id),
    'sessions', (
      select coalesce(json_agg(json_build_object(${fields('session', 's')}) order by s.created_at), '[]'::json)
      from sessions s where s.user_id = u.id),
    'generations', (
      select coalesce(json_agg(json_build_object(${fields('generation', 'g')}) order by g.started_at), '[]'::json)
      from generations g where g.user_id = u.id),
    'comments', (
      select coalesce(json_agg(json_build_object(${fields('comment', 't')}, 'reply', t.parent_id is not null)
        order by t.created_at), '[]'::json)
      from project_comments t where t.user_id = u.id),
    'collaborations', (
      select coalesce(json_agg(json_build_object(${fields('collaboration', 'c')}, 'project_name', o.name)
        order by c.invited_at), '[]'::json)
      from project_collaborators c join projects o on o.id = c.project_id where c.user_id = u.id)
  ) as part from users u where u.id = ${userId}`;
}

function projectPart(projectId: string, ownerId: string): SQL {
  return sql`select json_build_object(${fields('project', 'p')},
    'modules', (
      select coalesce(json_agg(json_build_object(${fields('module', 'm')}) order by m.module), '[]'::json)
      from project_modules m where m.project_id = p.id),
    'answers', (
      select coalesce(json_agg(json_build_object(${fields('answer', 'a')}) order by a.module, a.question), '[]'::json)
      from answers a where a.project_id = p.id),
    'analyses', (
      select coalesce(json_agg(json_build_object(${fields('analysis', 'v')}, 'current', exists (
          select from project_modules m where m.project_id = p.id and m.analysis_version_id = v.id))
        order by v.module, v.created_at), '[]'::json)
      from analysis_versions v where v.project_id = p.id),
    'journal', (
      select coalesce(json_agg(json_build_object(${fields('entry', 'j')}) order by j.date, j.id), '[]'::json)
      from journal_entries j where j.project_id = p.id),
    'collaborators', (
      select coalesce(json_agg(json_build_object(${fields('collaborator', 'c')}) order by c.invited_at), '[]'::json)
      from project_collaborators c where c.project_id = p.id and c.invited_by = ${ownerId}),
    'activity', (
      select coalesce(json_agg(json_build_object(${fields('activity', 't')}, 'own', t.user_id = p.user_id)
        order by t.created_at), '[]'::json)
      from project_activity t where t.project_id = p.id)
  ) as part from projects p where p.id = ${projectId}`;
}
