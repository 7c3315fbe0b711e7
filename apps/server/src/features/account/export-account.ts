import { type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { exported } from './exported-columns.ts';

/**
 * Exports everything an account owns as one JSON document with the specification's field names (decision M-12). It is
 * read project by project from a single snapshot of the database. The only data about other people is what the owner
 * typed: the addresses they invited. Payment provider and session keys are left out.
 */
export function exportAccount(deps: Deps, user: Pick<UserActor, 'userId'>): Promise<Record<string, unknown>> {
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
    'notices', (
      select coalesce(json_agg(json_build_object(${fields('notice', 'n')}) order by n.kind), '[]'::json)
      from notice_choices n where n.user_id = u.id),
    'received_notices', (
      select coalesce(json_agg(json_build_object(${fields('receivedNotice', 'n')}) order by n.created_at), '[]'::json)
      from notices n where n.user_id = u.id),
    'mentions', (
      select coalesce(json_agg(json_build_object(${fields('mention', 'm')}) order by m.project_id, m.label), '[]'::json)
      from comment_mentions m where m.user_id = u.id),
    'visits', (
      select coalesce(json_agg(json_build_object(${fields('visit', 'v')}) order by v.begun_at), '[]'::json)
      from project_visits v where v.user_id = u.id),
    'subscription', (
      select json_build_object(${fields('subscription', 'b')})
      from stripe_user_subscriptions b where b.user_id = u.id),
    'sessions', (
      select coalesce(json_agg(json_build_object(${fields('session', 's')}) order by s.created_at), '[]'::json)
      from sessions s where s.user_id = u.id),
    'passkeys', (
      select coalesce(json_agg(json_build_object(${fields('passkey', 'k')}) order by k.created_at), '[]'::json)
      from passkeys k where k.user_id = u.id),
    'access_tokens', (
      select coalesce(json_agg(json_build_object(${fields('accessToken', 't')}) order by t.created_at), '[]'::json)
      from access_tokens t where t.user_id = u.id),
    'authenticator', (
      select json_build_object(${fields('authenticator', 'h')})
      from authenticators h where h.user_id = u.id and h.confirmed_at is not null),
    'generations', (
      select coalesce(json_agg(json_build_object(${fields('generation', 'g')}) order by g.started_at), '[]'::json)
      from generations g where g.user_id = u.id),
    'comments', (
      select coalesce(json_agg(json_build_object(${fields('comment', 't')}, 'reply', t.parent_id is not null)
        order by t.created_at), '[]'::json)
      from project_comments t where t.user_id = u.id),
    'operator_acts', (
      select coalesce(json_agg(json_build_object(${fields('operatorAct', 'r')}) order by r.at), '[]'::json)
      from operator_acts r where r.subject_id = u.id),
    'collaborations', (
      select coalesce(json_agg(json_build_object(${fields('collaboration', 'c')}, 'project_name', o.name)
        order by c.invited_at), '[]'::json)
      from project_collaborators c join projects o on o.id = c.project_id
      where c.user_id = u.id and o.deleted_at is null)
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
    'earlier_answers', (
      select coalesce(json_agg(json_build_object(${fields('answerVersion', 'w')})
        order by w.module, w.question, w.version), '[]'::json)
      from answer_versions w where w.project_id = p.id),
    'analyses', (
      select coalesce(json_agg(json_build_object(${fields('analysis', 'v')}, 'current', exists (
          select from project_modules m where m.project_id = p.id and m.analysis_version_id = v.id))
        order by v.module, v.created_at), '[]'::json)
      from analysis_versions v where v.project_id = p.id),
    'journal', (
      select coalesce(json_agg(json_build_object(${fields('entry', 'j')}) order by j.date, j.id), '[]'::json)
      from journal_entries j where j.project_id = p.id),
    'figures', (
      select coalesce(json_agg(json_build_object(${fields('figure', 'f')}) order by f.position, f.id), '[]'::json)
      from ledger_rows f where f.project_id = p.id),
    'earlier_figures', (
      select coalesce(json_agg(json_build_object(${fields('figureVersion', 'w')}) order by w.row_id, w.version), '[]'::json)
      from ledger_row_versions w where w.project_id = p.id),
    'figures_read_by_a_model', (
      select coalesce(json_agg(json_build_object(${fields('modelReading', 'd')}) order by d.module, d.question), '[]'::json)
      from ledger_model_readings d where d.project_id = p.id),
    'refused_figures', (
      select coalesce(json_agg(json_build_object(${fields('refusedFigure', 'x')}) order by x.refused_at, x.proposal), '[]'::json)
      from ledger_refusals x where x.project_id = p.id),
    'tasks', (
      select coalesce(json_agg(json_build_object(${fields('task', 'k')}) order by k.position, k.id), '[]'::json)
      from project_tasks k where k.project_id = p.id),
    'confirmed_figures', (
      select coalesce(json_agg(json_build_object(${fields('confirmedFigure', 'q')}) order by q.confirmed_at, q.id), '[]'::json)
      from confirmed_figures q where q.project_id = p.id),
    'papers', (
      select coalesce(json_agg(json_build_object(${fields('paper', 'q')}) order by q.paper), '[]'::json)
      from project_papers q where q.project_id = p.id),
    'plan_document', (
      select json_build_object(${fields('planDocument', 'd')}) from plan_documents d where d.project_id = p.id),
    'plan_sections', (
      select coalesce(json_agg(json_build_object(${fields('planSection', 's')}) order by s.created_at, s.section), '[]'::json)
      from plan_sections s where s.project_id = p.id),
    'earlier_plan_sections', (
      select coalesce(json_agg(json_build_object(${fields('planSectionVersion', 'w')}) order by w.section, w.version), '[]'::json)
      from plan_section_versions w where w.project_id = p.id),
    'links_for_readers', (
      select coalesce(json_agg(json_build_object(${fields('readerLink', 'l')}) order by l.created_at, l.id), '[]'::json)
      from reader_links l where l.project_id = p.id),
    'set_aside', (
      select coalesce(json_agg(json_build_object(${fields('setAsidePart', 'q')}) order by q.module, q.kind, q.part), '[]'::json)
      from set_aside_parts q where q.project_id = p.id),
    'collaborators', (
      select coalesce(json_agg(json_build_object(${fields('collaborator', 'c')}) order by c.invited_at), '[]'::json)
      from project_collaborators c where c.project_id = p.id and c.invited_by = ${ownerId}),
    'activity', (
      select coalesce(json_agg(json_build_object(${fields('activity', 't')}, 'own', t.user_id = p.user_id)
        order by t.created_at), '[]'::json)
      from project_activity t where t.project_id = p.id)
  ) as part from projects p where p.id = ${projectId}`;
}
