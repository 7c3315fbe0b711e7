import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Deps } from '../rpc/deps.ts';

/**
 * Fills the database with other people's projects, each with ten comments, ten activity entries and one or two rows of
 * everything else, then runs ANALYZE. Foreign keys are not checked: the rows satisfy them by construction, and checking
 * them is most of the work.
 * @param projects how many to add; each has its own owner, because with few people in a table a full scan would be the
 * right plan to find one
 */
export async function addCrowd({ db }: Deps, projects: number): Promise<void> {
  const { rows } = await db.execute<{ database: string }>(sql`select current_database() as database`);
  const client = new pg.Client({ ...inject('postgres').admin, database: rows[0]?.database });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(crowd, [projects]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const crowd = `
    with people as (
      insert into users (id, name, email)
      select gen_random_uuid(), '', gen_random_uuid() || '@example.test' from generate_series(1, $1::int)
      returning id, email
    ), signed_in as (
      insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, gen_random_uuid(), now() + interval '1 day' from people
    ), linked as (
      insert into verifications (id, identifier, value, expires_at)
      select gen_random_uuid(), gen_random_uuid(), id, now() + interval '1 day' from people
    ), preferred as (
      insert into user_preferences (user_id) select id from people
    ), added as (
      insert into projects (user_id, name) select id, 'Project' from people returning id, user_id as owner
    ), commented as (
      insert into project_comments (id, project_id, module_key, user_id, content)
      select gen_random_uuid(), id, 'idea', owner, 'Comment ' || n from added, generate_series(1, 10) n
      returning id, project_id, user_id
    ), told as (
      insert into notices (user_id, comment_id, project_id, kind)
      select user_id, id, project_id, 'reply' from commented
    ), bundled as (
      insert into notice_bundles (user_id, project_id, actor_id, kind, subjects)
      select owner, id, owner, 'signed', array['risks'] from added
    ), mentioned as (
      insert into comment_mentions (comment_id, user_id, label, project_id)
      select id, user_id, 'Somebody', project_id from commented
    ), visited as (
      insert into project_visits (user_id, project_id) select owner, id from added
    ), answered as (
      insert into answers (project_id, module, question, value, version, updated_by)
      select id, 'idea', 'question' || n, 'Answer ' || n, 1, owner from added, generate_series(1, 2) n
    ), reworded as (
      insert into answer_versions (project_id, module, question, version, value, written_by, written_at)
      select id, 'idea', 'question' || n, 1, 'Earlier ' || n, owner, now() from added, generate_series(1, 2) n
    ), analysed as (
      insert into analysis_versions (project_id, module, language, source, content, created_by)
      select id, 'idea', 'en', 'builtin', 'An analysis', owner from added
      returning project_id, id
    ), touched as (
      insert into project_modules (project_id, module, analysis_version_id) select project_id, 'idea', id from analysed
    ), noted as (
      insert into journal_entries (project_id, id, title, content, mood, created_by)
      select id, '1700000000000', 'A day', 'What happened', 'neutral', owner from added
    ), counted as (
      insert into ledger_rows (project_id, id, version, kind, cells, origins, status, off, position, updated_by)
      select id, gen_random_uuid(), 1, 'cost', '{"name": "Rent"}', '{}', 'confirmed', false, 1, owner from added
      returning project_id, id, updated_by
    ), recounted as (
      insert into ledger_row_versions (project_id, row_id, version, kind, cells, origins, status, off, position,
        written_by, written_at, removed_by, removed_at)
      select project_id, id, 1, 'cost', '{"name": "Rent"}', '{}', 'confirmed', false, 1, updated_by, now(), updated_by,
        now()
      from counted
    ), understood as (
      insert into ledger_model_readings (project_id, module, question, answer_version, model, rows)
      select id, 'idea', 'question1', 1, 'a model', '[]' from added
    ), turned_down as (
      insert into ledger_refusals (project_id, proposal, refused_by) select id, 'a proposal', owner from added
    ), planned as (
      insert into project_tasks (project_id, id, text, position, created_by)
      select id, gen_random_uuid()::text, 'Call the bank', 0, owner from added
    ), checked as (
      insert into confirmed_figures (project_id, id, kind, value, written, context, module, basis, confirmed_by)
      select id, gen_random_uuid(), 'money', 1000, '$10', 'A permit costs $10', 'idea', 'estimate', owner from added
    ), papered as (
      insert into project_papers (project_id, paper, state, updated_by) select id, 'lease', 'have', owner from added
    ), plan_read as (
      insert into plan_documents (project_id, reader, arrangements) select id, 'banker', '{}' from added
    ), plan_written as (
      insert into plan_sections (project_id, section, version, text, language, updated_by)
      select id, 'summary', 2, 'A bakery', 'en', owner from added
      returning project_id, section, updated_by
    ), plan_rewritten as (
      insert into plan_section_versions (project_id, section, version, text, language, written_by, written_at)
      select project_id, section, 1, 'A shop', 'en', updated_by, now() from plan_written
    ), pictured as (
      insert into plan_pictures (project_id, id, section, position, caption, width, type, pixel_width, pixel_height,
        size, added_by)
      select id, gen_random_uuid(), 'summary', 0, 'A bakery', 'full', 'image/png', 1, 1, 1, owner from added
    ), rehearsed as (
      insert into rehearsal_answers (project_id, question, version, text, language, asked, updated_by)
      select id, 'check.cash', 2, 'My savings', 'en', 'Who covers it?', owner from added
      returning project_id, question, updated_by
    ), rehearsed_before as (
      insert into rehearsal_answer_versions (project_id, question, version, text, language, written_by, written_at)
      select project_id, question, 1, 'My sister', 'en', updated_by, now() from rehearsed
    ), stated as (
      insert into lender_facts (project_id, fact, version, text, language, updated_by)
      select id, 'ask.why', 2, 'An oven', 'en', owner from added
      returning project_id, fact, updated_by
    ), stated_before as (
      insert into lender_fact_versions (project_id, fact, version, text, language, written_by, written_at)
      select project_id, fact, 1, 'A van', 'en', updated_by, now() from stated
    ), signed as (
      insert into plan_sign_offs (project_id, section, user_id, title, language, mark, note)
      select id, 'summary', owner, 'Summary', 'en', 'a mark', 'I read it' from added
    ), linked_to as (
      insert into reader_links (project_id, token_hash, document, language, reader, ends_at)
      select id, gen_random_uuid(), 'plan', 'en', 'A bank', now() + interval '30 days' from added
    ), fitted as (
      insert into set_aside_parts (project_id, module, kind, part, aside, changed_by)
      select id, 'idea', 'question', 'budget', true, owner from added
    ), suggested as (
      insert into suggestions (id, project_id, user_id, kind, private, proposed, reason, decided_by, decided_at, state)
      select gen_random_uuid(), id, owner, 'task', false, '{"kind": "task", "text": "Call the bank", "due": null}', '',
        owner, now(), 'refused' from added
    ), searchable as (
      insert into search_texts (project_id, kind, module, place, words, changed_at)
      select id, 'comment', 'idea', n, array_to_tsvector(array[search_scope(owner) || 'comment']), now()
      from added, generate_series(1, 10) n
    ), invited as (
      insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role, status)
      select a.id, p.id, p.email, p.email, a.owner, 'viewer', 'accepted'
      from (select id, owner, row_number() over (order by id) as n from added) a
        join (select id, email, row_number() over (order by id) as n from people) p using (n)
    ), generated as (
      insert into generations (user_id, project_id, module, language, status, metered, period_start, finished_at)
      select owner, id, 'idea', 'en', 'succeeded', true, now(), now() from added
    ), numbered as (
      insert into project_events (project_id, sequence, topic) select id, 1, 'module' from added
    )
    insert into project_activity (project_id, user_id, action_type, description, metadata)
    select id, owner, 'comment_added', 'Entry ' || n,
      case when n = 1 then jsonb_build_object('email', id || '@example.test') else '{}' end
    from added, generate_series(1, 10) n`;
