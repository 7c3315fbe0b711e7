import { type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { exportedProjectColumns } from '../project-file/public.ts';
import { exportedAccountColumns } from './exported-account-columns.ts';

const exported = { ...exportedAccountColumns, ...exportedProjectColumns };

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

type Listed = {
  /** Table with the alias, and which rows. */
  from: SQL;
  by: SQL;
  /** Further fields, beginning with a comma. */
  more?: SQL;
};

/** All rows of a part as a JSON array, which may be empty. */
const list = (of: keyof typeof exported, alias: string, { from, by, more = sql`` }: Listed): SQL => sql`(
  select coalesce(json_agg(json_build_object(${fields(of, alias)}${more}) order by ${by}), '[]'::json) from ${from})`;

function accountPart(userId: string): SQL {
  return sql`select json_build_object(
    'profile', json_build_object(${fields('profile', 'u')}),
    'preferences', (
      select json_build_object(${fields('preferences', 'p')}) from user_preferences p where p.user_id = u.id),
    'notices', ${list('notice', 'n', { from: sql`notice_choices n where n.user_id = u.id`, by: sql`n.kind` })},
    'received_notices', ${list('receivedNotice', 'n', { from: sql`notices n where n.user_id = u.id`, by: sql`n.created_at` })},
    'received_notices_of_work', ${list('receivedBundle', 'w', { from: sql`notice_bundles w where w.user_id = u.id`, by: sql`w.created_at` })},
    'mentions', ${list('mention', 'm', { from: sql`comment_mentions m where m.user_id = u.id`, by: sql`m.project_id, m.label` })},
    'own_sign_offs', ${list('signOff', 'g', { from: sql`plan_sign_offs g where g.user_id = u.id`, by: sql`g.signed_at, g.section`, more: sql`, 'project_id', g.project_id` })},
    'visits', ${list('visit', 'v', { from: sql`project_visits v where v.user_id = u.id`, by: sql`v.begun_at` })},
    'subscription', (
      select json_build_object(${fields('subscription', 'b')})
      from stripe_user_subscriptions b where b.user_id = u.id),
    'sessions', ${list('session', 's', { from: sql`sessions s where s.user_id = u.id`, by: sql`s.created_at` })},
    'passkeys', ${list('passkey', 'k', { from: sql`passkeys k where k.user_id = u.id`, by: sql`k.created_at` })},
    'sign_in_providers', ${list('signInProvider', 'i', { from: sql`accounts i where i.user_id = u.id and i.provider_id <> 'credential'`, by: sql`i.created_at` })},
    'access_tokens', ${list('accessToken', 't', { from: sql`access_tokens t where t.user_id = u.id`, by: sql`t.created_at` })},
    'assistants', ${list('assistant', 'q', { from: sql`assistant_grants q where q.user_id = u.id`, by: sql`q.created_at` })},
    'authenticator', (
      select json_build_object(${fields('authenticator', 'h')})
      from authenticators h where h.user_id = u.id and h.confirmed_at is not null),
    'generations', ${list('generation', 'g', { from: sql`generations g where g.user_id = u.id`, by: sql`g.started_at` })},
    'comments', ${list('comment', 't', { from: sql`project_comments t where t.user_id = u.id`, by: sql`t.created_at`, more: sql`, 'reply', t.parent_id is not null` })},
    'suggestions', ${list('suggestion', 's', { from: sql`suggestions s where s.user_id = u.id`, by: sql`s.created_at` })},
    'operator_acts', ${list('operatorAct', 'r', { from: sql`operator_acts r where r.subject_id = u.id`, by: sql`r.at` })},
    'collaborations', ${list('collaboration', 'c', { from: sql`project_collaborators c join projects o on o.id = c.project_id where c.user_id = u.id and o.deleted_at is null`, by: sql`c.invited_at`, more: sql`, 'project_name', o.name` })}
  ) as part from users u where u.id = ${userId}`;
}

function projectPart(projectId: string, ownerId: string): SQL {
  return sql`select json_build_object(${fields('project', 'p')},
    'modules', ${list('module', 'm', { from: sql`project_modules m where m.project_id = p.id`, by: sql`m.module` })},
    'answers', ${list('answer', 'a', { from: sql`answers a where a.project_id = p.id`, by: sql`a.module, a.question` })},
    'earlier_answers', ${list('answerVersion', 'w', { from: sql`answer_versions w where w.project_id = p.id`, by: sql`w.module, w.question, w.version` })},
    'analyses', ${list('analysis', 'v', { from: sql`analysis_versions v where v.project_id = p.id`, by: sql`v.module, v.created_at`, more: sql`, 'current', exists ( select from project_modules m where m.project_id = p.id and m.analysis_version_id = v.id)` })},
    'journal', ${list('entry', 'j', { from: sql`journal_entries j where j.project_id = p.id`, by: sql`j.date, j.id` })},
    'figures', ${list('figure', 'f', { from: sql`ledger_rows f where f.project_id = p.id`, by: sql`f.position, f.id` })},
    'earlier_figures', ${list('figureVersion', 'w', { from: sql`ledger_row_versions w where w.project_id = p.id`, by: sql`w.row_id, w.version` })},
    'figures_read_by_a_model', ${list('modelReading', 'd', { from: sql`ledger_model_readings d where d.project_id = p.id`, by: sql`d.module, d.question` })},
    'refused_figures', ${list('refusedFigure', 'x', { from: sql`ledger_refusals x where x.project_id = p.id`, by: sql`x.refused_at, x.proposal` })},
    'tasks', ${list('task', 'k', { from: sql`project_tasks k where k.project_id = p.id`, by: sql`k.position, k.id` })},
    'confirmed_figures', ${list('confirmedFigure', 'q', { from: sql`confirmed_figures q where q.project_id = p.id`, by: sql`q.confirmed_at, q.id` })},
    'papers', ${list('paper', 'q', { from: sql`project_papers q where q.project_id = p.id`, by: sql`q.paper` })},
    'plan_document', (
      select json_build_object(${fields('planDocument', 'd')}) from plan_documents d where d.project_id = p.id),
    'plan_sections', ${list('planSection', 's', { from: sql`plan_sections s where s.project_id = p.id`, by: sql`s.created_at, s.section` })},
    'earlier_plan_sections', ${list('planSectionVersion', 'w', { from: sql`plan_section_versions w where w.project_id = p.id`, by: sql`w.section, w.version` })},
    'plan_pictures', ${list('planPicture', 'i', { from: sql`plan_pictures i where i.project_id = p.id`, by: sql`i.section, i.position` })},
    'answers_to_a_lender', ${list('rehearsalAnswer', 'r', { from: sql`rehearsal_answers r where r.project_id = p.id`, by: sql`r.question` })},
    'earlier_answers_to_a_lender', ${list('rehearsalAnswerVersion', 'w', { from: sql`rehearsal_answer_versions w where w.project_id = p.id`, by: sql`w.question, w.version` })},
    'facts_for_the_lender', ${list('lenderFact', 'n', { from: sql`lender_facts n where n.project_id = p.id`, by: sql`n.created_at, n.fact` })},
    'earlier_facts_for_the_lender', ${list('lenderFactVersion', 'w', { from: sql`lender_fact_versions w where w.project_id = p.id`, by: sql`w.fact, w.version` })},
    'sign_offs', ${list('signOff', 'g', { from: sql`plan_sign_offs g where g.project_id = p.id`, by: sql`g.signed_at, g.section` })},
    'links_for_readers', ${list('readerLink', 'l', { from: sql`reader_links l where l.project_id = p.id`, by: sql`l.created_at, l.id` })},
    'set_aside', ${list('setAsidePart', 'q', { from: sql`set_aside_parts q where q.project_id = p.id`, by: sql`q.module, q.kind, q.part` })},
    'collaborators', ${list('collaborator', 'c', { from: sql`project_collaborators c where c.project_id = p.id and c.invited_by = ${ownerId}`, by: sql`c.invited_at` })},
    'activity', ${list('activity', 't', { from: sql`project_activity t where t.project_id = p.id`, by: sql`t.created_at`, more: sql`, 'own', t.user_id = p.user_id` })}
  ) as part from projects p where p.id = ${projectId}`;
}
