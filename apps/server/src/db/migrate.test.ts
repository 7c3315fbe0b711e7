import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readKeptPlan } from '../features/plan-document/public.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import { connect } from './client.ts';
import { migrate } from './migrate.ts';

const journal = fileURLToPath(new URL('./migrations/meta/_journal.json', import.meta.url));
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number; tag: string }[] };

test('while somebody holds a table, a migration lets others pass, and ends once they are done', async () => {
  const database = await createTestDatabase();
  const { db, end } = connect(database.config);
  const holder = new pg.Client(database.config);
  onTestFinished(async () => {
    await holder.end();
    await end();
    await database.drop();
  });
  // Back to the first version, which has the table of projects; later ones change it.
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
  await migrate(database.config, entries[0]?.when);
  await holder.connect();
  await holder.query('begin; select from projects');
  const migrating = migrate(database.config);
  await until('the migration to wait', async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%alter table%'`);
    return rows.length > 0;
  });
  // Behind a migration that waited for long, this would wait for the holder too.
  expect((await db.execute(sql`select count(*)::int as count from projects`)).rows).toEqual([{ count: 0 }]);
  await holder.query('commit');
  await migrating;
  expect((await db.execute(sql`select deleted_at from projects`)).rows).toEqual([]);
});

/** A database as it was before the migration of this name. */
async function databaseBefore(name: string) {
  const database = await createTestDatabase();
  const { db, end } = connect(database.config);
  onTestFinished(async () => {
    await end();
    await database.drop();
  });
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
  const index = entries.findIndex(({ tag }) => tag.endsWith(name));
  await migrate(database.config, entries[index - 1]?.when);
  return { db, config: database.config };
}

test('facts for the lender come beside what a project has: its timeline stays, and takes what is new', async () => {
  const { db, config } = await databaseBefore('facts-for-the-lender');
  await db.execute(sql`
    with person as (
      insert into users (id, name, email, email_verified)
      values (gen_random_uuid(), '', 'a@example.com', true) returning id
    ), project as (insert into projects (user_id, name) select id, 'P' from person returning id)
    insert into project_activity (project_id, action_type, description) select id, 'papers_updated', '' from project`);
  await migrate(config);
  await db.execute(sql`
    with told as (
      insert into project_activity (project_id, action_type, description)
      select id, 'lender_facts_updated', '' from projects
    )
    insert into lender_facts (project_id, fact, version, text, language)
    select id, 'ask.amount', 1, '1800000', 'fr' from projects`);
  const { rows } = await db.execute<{ type: string }>(
    sql`select action_type as type from project_activity order by action_type`,
  );
  expect(rows.map(({ type }) => type)).toEqual(['lender_facts_updated', 'papers_updated']);
  await expect(
    db.execute(
      sql`insert into project_activity (project_id, action_type, description) select id, 'x', '' from projects`,
    ),
  ).rejects.toThrow();
});

test('sentences that auto-fill worded, and nobody edited, leave the answers for their history; what people typed stays', async () => {
  const { db, config } = await databaseBefore('filled-in-and-imported');
  const worded =
    'No competitor named yet.\nTo check with my customers (“Families”): from whom they buy today, and at what price.';
  const mots =
    "Mon offre\u00a0: «\u00a0Du pain\u00a0».\nÀ vérifier\u00a0: est-ce une raison suffisante de me choisir, et quelqu'un peut-il en faire autant\u00a0?";
  const problem =
    'In the sector “Food”, people do not easily find what this idea offers. To be made precise: who lacks it, how they cope today and what it costs them.';
  await db.execute(sql`
    with person as (
      insert into users (id, name, email, email_verified)
      values (gen_random_uuid(), '', 'a@example.com', true) returning id
    ), project as (insert into projects (user_id, name) select id, 'P' from person returning id),
    used as (
      insert into project_modules (project_id, module, outdated) select id, 'analysis', false from project
    ), imported as (
      insert into project_activity (project_id, action_type, description) select id, 'project_imported', '' from project
    ), versions as (
      insert into analysis_versions (project_id, module, language, source, model, content, created_by, created_at)
      select project.id, module, 'en', 'model', 'm', 'x', by, at::timestamptz from project, person,
        lateral (values ('idea', null::uuid, '2025-01-01'), ('analysis', person.id, '2100-01-01')) as v (module, by, at)
    )
    insert into answers (project_id, module, question, value, version)
    select project.id, v.* from project, (values
      ('analysis', 'marketSize', 'unknown', 1), ('analysis', 'competitors', ${worded}, 1),
      ('analysis', 'differentiators', ${mots}, 1), ('analysis', 'risks', ${worded}, 1),
      ('idea', 'problemSolved', ${problem}, 1), ('idea', 'businessIdea', 'Mine', 1)) as v (module, question, value, version)`);
  await db.execute(sql`
    with other as (insert into projects (user_id, name) select id, 'Q' from users returning id)
    insert into answers (project_id, module, question, value, version)
    select other.id, 'analysis', v.* from other, (values
      ('marketSize', 'unknown', 1), ('competitors', ${`${worded}\nThe mill.`}, 1), ('differentiators', ${mots}, 2))
      as v (question, value, version)`);
  await migrate(config);
  const { rows } = await db.execute(sql`
    select p.name, a.question, a.value, a.version, a.filled_in from answers a join projects p on p.id = a.project_id
    order by p.name, a.question`);
  expect(
    rows.map(({ name, question, value, version, filled_in }) => [name, question, value, version, filled_in]),
  ).toEqual([
    ['P', 'businessIdea', 'Mine', 1, false],
    ['P', 'competitors', '', 2, false],
    ['P', 'differentiators', '', 2, false],
    ['P', 'marketSize', 'unknown', 1, true],
    ['P', 'problemSolved', problem, 1, true],
    ['P', 'risks', worded, 1, false],
    ['Q', 'competitors', `${worded}\nThe mill.`, 1, false],
    ['Q', 'differentiators', mots, 2, false],
    ['Q', 'marketSize', 'unknown', 1, false],
  ]);
  const kept = await db.execute(sql`select question, value, version, filled_in from answer_versions order by question`);
  expect(kept.rows).toEqual([
    { question: 'competitors', value: worded, version: 1, filled_in: true },
    { question: 'differentiators', value: mots, version: 1, filled_in: true },
  ]);
  const analyses = await db.execute(sql`select module, source, model from analysis_versions order by module`);
  expect(analyses.rows).toEqual([
    { module: 'analysis', source: 'model', model: 'm' },
    { module: 'idea', source: 'imported', model: null },
  ]);
});

test('texts of the plan that were written with the version before stay written, and are compared with nothing', async () => {
  const database = await createTestDatabase();
  const { db, end } = connect(database.config);
  onTestFinished(async () => {
    await end();
    await database.drop();
  });
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
  const index = entries.findIndex(({ tag }) => tag.endsWith('section-drafts'));
  await migrate(database.config, entries[index - 1]?.when);
  const { rows: made } = await db.execute<{ id: string }>(sql`
    with person as (
      insert into users (id, name, email, email_verified)
      values (gen_random_uuid(), '', 'a@example.com', true) returning id
    )
    insert into projects (user_id, name) select id, 'P' from person returning id`);
  const projectId = made[0]?.id ?? '';
  await db.execute(sql`
    insert into plan_sections (project_id, section, version, text, language, base)
    values (${projectId}, 'company', 3, 'Our words.', 'en', 'What was assembled.')`);
  await db.execute(
    sql`insert into plan_documents (project_id, reader, arrangements) values (${projectId}, 'partner', '{}')`,
  );
  await migrate(database.config);
  expect(await readKeptPlan(db, projectId)).toEqual({
    ...{ reader: 'partner', lender: null, order: [], shown: {} },
    sections: [
      {
        ...{ key: 'company', title: null, text: 'Our words.', language: 'en', version: 3, removed: false },
        ...{ base: null, drafted: false },
      },
    ],
  });
});
