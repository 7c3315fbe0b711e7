import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { connect } from '../apps/server/src/db/client.ts';
import { foundTexts } from '../apps/server/src/features/search/queries.ts';
import { type Figure, percentile } from './api.ts';

const projects = 100;
const answersPerProject = 100;
const analysesPerProject = 10;
const repeats = 1_000;

/**
 * Compares the statement that finds texts with one that reads a row by its primary key, taking turns on one connection.
 * One person has 10,000 answers of 30 words and 1,000 analyses of 1,300 words. Words are as frequent as in natural text
 * (the nth most frequent word once in 10 n words); the first fifty are those that no search counts.
 * @param client a connection to the database of a running product, which reads the texts into the search
 * @param connectionString the same database
 */
export async function measureSearch(client: pg.Client, connectionString: string): Promise<Figure[]> {
  const { userId, projectId } = await makePerson(client);
  await untilRead(client);
  await client.query('vacuum analyze');
  const connection = connect({ connectionString });
  const statement = (words: readonly string[]) => {
    const { sql: text, params } = connection.db.execute(foundTexts(userId, words)).getQuery();
    return { name: 'bench_find', text, values: params };
  };
  const read = { name: 'bench_read', text: 'select * from projects where id = $1', values: [projectId] };
  const times = { search: [] as number[], read: [] as number[] };
  let found = 0;
  for (let repeat = -200; repeat < repeats; repeat += 1) {
    // From one of the most frequent words to one that is written once; every third search has two.
    const words = [word(50 + (((repeat + 200) * 7) % 5_000))];
    if (repeat % 3 === 0) words.unshift(word(50 + (((repeat + 200) * 13) % 500)));
    const began = performance.now();
    found += (await client.query(statement(words))).rowCount ?? 0;
    const between = performance.now();
    await client.query(read);
    if (repeat < 0) continue;
    times.search.push(between - began);
    times.read.push(performance.now() - between);
  }
  await connection.end();
  const [search, primaryKey] = [percentile(times.search, 0.95), percentile(times.read, 0.95)];
  const value = `${(search / primaryKey).toFixed(1)} (${search.toFixed(2)} ms against ${primaryKey.toFixed(2)} ms, ${(found / (repeats + 200)).toFixed(0)} texts found)`;
  return [['searching 10,000 answers and 1,000 analyses, p95 over a primary key read', value, 'at most 3']];
}

/** Stemmers leave these words as they are. */
const word = (rank: number) => (rank < 50 ? 'the' : `${'bcdfghjklm'[rank % 10]}o${rank.toString(36)}o`);

function text(length: number): string {
  const vocabulary = 20_000;
  return Array.from({ length }, () => word(Math.floor(vocabulary ** Math.random()))).join(' ');
}

async function makePerson(client: pg.Client): Promise<{ userId: string; projectId: string }> {
  const userId = randomUUID();
  await client.query(`insert into users (id, name, email) values ($1::uuid, '', $1 || '@example.test')`, [userId]);
  const ids = Array.from({ length: projects }, () => randomUUID());
  await client.query(`insert into projects (id, user_id, name) select id, $1, 'Searched' from unnest($2::uuid[]) id`, [
    userId,
    ids,
  ]);
  for (const id of ids) {
    const values = Array.from({ length: answersPerProject }, () => text(30));
    await client.query(
      `insert into answers (project_id, module, question, value, version)
       select $1, 'idea', 'question' || n, value, 1 from unnest($2::text[]) with ordinality v(value, n)`,
      [id, values],
    );
    const contents = Array.from({ length: analysesPerProject }, () => text(1_300));
    await client.query(
      `with written as (
         insert into analysis_versions (id, project_id, module, language, source, content)
         select gen_random_uuid(), $1, 'module' || n, 'en', 'builtin', content
         from unnest($2::text[]) with ordinality v(content, n) returning id, module)
       insert into project_modules (project_id, module, analysis_version_id) select $1, module, id from written`,
      [id, contents],
    );
  }
  return { userId, projectId: ids[0] ?? '' };
}

async function untilRead(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select from search_backlog limit 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
