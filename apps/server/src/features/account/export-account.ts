import { type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { isoUtc } from '../modules/public.ts';

const time = (column: string) => sql.raw(isoUtc(column));

/**
 * Everything an account owns as one JSON document, by the specification's field names (decision M-12). All of it is
 * read from one state of the database, project by project. Of other people it holds only what the owner typed: the
 * addresses they invited. Keys of the payment provider and of sessions stay out.
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

function accountPart(userId: string): SQL {
  return sql`select json_build_object(
    'profile', json_build_object('id', u.id, 'email', u.email, 'email_confirmed', u.email_verified,
      'created_at', ${time('u.created_at')}),
    'preferences', (
      select json_build_object('language', p.language, 'ai_usage_count', p.ai_usage_count,
        'ai_usage_limit', p.ai_usage_limit, 'ai_usage_period_start', ${time('p.ai_usage_period_start')})
      from user_preferences p where p.user_id = u.id),
    'subscription', (
      select json_build_object('subscription_status', b.subscription_status,
        'current_period_start', b.current_period_start, 'current_period_end', b.current_period_end,
        'cancel_at_period_end', b.cancel_at_period_end, 'payment_method_brand', b.payment_method_brand,
        'payment_method_last4', b.payment_method_last4)
      from stripe_user_subscriptions b where b.user_id = u.id),
    'sessions', (
      select coalesce(json_agg(json_build_object('signed_in_at', ${time('s.created_at')},
        'expires_at', ${time('s.expires_at')}, 'ip_address', s.ip_address, 'user_agent', s.user_agent)
        order by s.created_at), '[]'::json)
      from sessions s where s.user_id = u.id),
    'generations', (
      select coalesce(json_agg(json_build_object('project_id', g.project_id, 'module_key', g.module,
        'language', g.language, 'status', g.status, 'started_at', ${time('g.started_at')}) order by g.started_at),
        '[]'::json)
      from generations g where g.user_id = u.id),
    'comments', (
      select coalesce(json_agg(json_build_object('project_id', t.project_id, 'module_key', t.module_key,
        'content', t.content, 'reply', t.parent_id is not null, 'created_at', ${time('t.created_at')},
        'updated_at', ${time('t.updated_at')}) order by t.created_at), '[]'::json)
      from project_comments t where t.user_id = u.id),
    'collaborations', (
      select coalesce(json_agg(json_build_object('project_id', c.project_id, 'project_name', o.name, 'role', c.role,
        'status', c.status, 'invited_at', ${time('c.invited_at')}, 'responded_at', ${time('c.responded_at')})
        order by c.invited_at), '[]'::json)
      from project_collaborators c join projects o on o.id = c.project_id where c.user_id = u.id)
  ) as part from users u where u.id = ${userId}`;
}

function projectPart(projectId: string, ownerId: string): SQL {
  return sql`select json_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'created_at', ${time('p.created_at')},
    'updated_at', ${time('p.updated_at')},
    'modules', (
      select coalesce(json_agg(json_build_object('module_key', m.module, 'complete', m.complete,
        'last_updated', ${time('m.last_updated')}, 'content', m.extra) order by m.module), '[]'::json)
      from project_modules m where m.project_id = p.id),
    'answers', (
      select coalesce(json_agg(json_build_object('module_key', a.module, 'question', a.question, 'value', a.value,
        'updated_at', ${time('a.updated_at')}) order by a.module, a.question), '[]'::json)
      from answers a where a.project_id = p.id),
    'analyses', (
      select coalesce(json_agg(json_build_object('module_key', v.module, 'language', v.language, 'source', v.source,
        'model', v.model, 'truncated', v.truncated, 'created_at', ${time('v.created_at')},
        'current', exists (select from project_modules m where m.project_id = p.id and m.analysis_version_id = v.id),
        'content', v.content) order by v.module, v.created_at), '[]'::json)
      from analysis_versions v where v.project_id = p.id),
    'journal', (
      select coalesce(json_agg(json_build_object('date', ${time('j.date')}, 'title', j.title, 'content', j.content,
        'mood', j.mood) order by j.date, j.id), '[]'::json)
      from journal_entries j where j.project_id = p.id),
    'collaborators', (
      select coalesce(json_agg(json_build_object('invited_email', c.invited_email, 'role', c.role, 'status', c.status,
        'invited_at', ${time('c.invited_at')}, 'responded_at', ${time('c.responded_at')}) order by c.invited_at),
        '[]'::json)
      from project_collaborators c where c.project_id = p.id and c.invited_by = ${ownerId}),
    'activity', (
      select coalesce(json_agg(json_build_object('action_type', t.action_type, 'module_key', t.module_key,
        'description', t.description, 'metadata', t.metadata, 'own', t.user_id = p.user_id,
        'created_at', ${time('t.created_at')}) order by t.created_at), '[]'::json)
      from project_activity t where t.project_id = p.id)
  ) as part from projects p where p.id = ${projectId}`;
}
