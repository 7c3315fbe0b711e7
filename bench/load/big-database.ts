import type pg from 'pg';

export const big = { people: 100_000, projects: 300_000, answers: 3_000_000, versions: 3_000_000 } as const;

const questions = [
  ...['businessIdea', 'targetMarket', 'problemSolved', 'experience', 'businessModel'],
  ...['location', 'uniqueValue', 'competition', 'resources', 'goals'],
];
const modules = ['idea', 'analysis', 'marketing', 'finances', 'rd'];

/**
 * Fills the database with other people's projects: three of each person, each with ten answers, ten versions of
 * analyses and one row of most other things.
 * @param admin a role that may switch off checks of foreign keys
 */
export async function fillDatabase(admin: pg.Client): Promise<void> {
  await admin.query(`set session_replication_role = replica`);
  await admin.query(
    `create temp table many_people as select gen_random_uuid() as id from generate_series(1, ${big.people})`,
  );
  await admin.query(
    `create temp table many as select gen_random_uuid() as id, p.id as owner
     from many_people p cross join generate_series(1, ${big.projects / big.people})`,
  );
  const list = (names: readonly string[]) => `unnest(array[${names.map((name) => `'${name}'`).join(', ')}])`;
  for (const statement of [
    `insert into users (id, name, email) select id, '', id || '@example.test' from many_people`,
    `insert into user_preferences (user_id) select id from many_people`,
    `insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, id::text, now() + interval '20 days' from many_people`,
    `insert into projects (id, user_id, name) select id, owner, 'Project' from many`,
    `insert into answers (project_id, module, question, value, version, updated_by)
      select id, 'idea', question, 'A bakery at the station of Trois-Rivières', 1, owner
      from many cross join ${list(questions)} question`,
    `insert into analysis_versions (project_id, module, language, source, content, created_by)
      select id, module, 'en', 'builtin', 'An analysis of some length', owner
      from many cross join ${list(modules)} module cross join generate_series(1, ${10 / modules.length})`,
    `insert into project_modules (project_id, module) select id, 'idea' from many`,
    `insert into project_comments (id, project_id, module_key, user_id, content)
      select gen_random_uuid(), id, 'idea', owner, 'A comment' from many`,
    `insert into project_activity (project_id, user_id, action_type, description)
      select id, owner, 'module_updated', 'Module updated' from many`,
    `insert into generations (user_id, project_id, module, language, status, metered, period_start)
      select owner, id, 'idea', 'en', 'succeeded', true, now() from many`,
  ]) {
    await admin.query(statement);
  }
  await admin.query(`set session_replication_role = origin`);
  await admin.query('vacuum analyze');
  // Otherwise writing down all of this would be measured.
  await admin.query('checkpoint');
}
