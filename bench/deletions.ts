import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Figure, median, send } from './api.ts';
import { insertPerson, type Person } from './load/hire.ts';
import { startProduct } from './processes.ts';

const crowd = 300_000;
const versions = 1_000;
const repeats = 5;
const secret = 'a-secret-of-the-bench-that-is-long-enough';
const port = 4440;
const product = `http://localhost:${port}`;

/**
 * Measures the call that deletes a project with a thousand analyses, and the one that deletes an account owning such a
 * project, among 300,000 projects. Nearly all of the time is spent in the database.
 * @param connectionString the product's database, migrated
 * @param admin a role that may switch off foreign key checks while the other projects are created
 */
export async function measureDeletions(connectionString: string, admin: pg.ClientConfig): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'elan-bench-deletions-'));
  const client = new pg.Client(admin);
  await client.connect();
  const env = { DATABASE_URL: connectionString, DATA_DIR: directory, AUTH_SECRET: secret };
  const server = await startProduct(port, env);
  try {
    await makeCrowd(client);
    const rows: Figure[] = [];
    for (const [what, path, confirmation] of [
      ['a project', (projectId: string) => `/api/v1/projects/${projectId}`, {}],
      ['an account', () => '/api/v1/account', { confirmDeletion: true }],
    ] as const) {
      const owners = [];
      for (let repeat = 0; repeat < repeats + 1; repeat += 1) owners.push(await makeOwner(client));
      await client.query('vacuum analyze');
      const remove = ({ projectId, cookie }: Person) =>
        send('DELETE', `${product}${path(projectId)}`, confirmation, cookie);
      const [first, ...others] = owners;
      if (first !== undefined) await remove(first);
      const times: number[] = [];
      for (const owner of others) {
        const began = performance.now();
        await remove(owner);
        times.push(performance.now() - began);
      }
      const value = `${median(times).toFixed(0)} ms (median of ${times.length})`;
      rows.push([`deleting ${what} with ${versions} analyses, the whole call`, value, 'at most 50 ms in the database']);
    }
    return rows;
  } finally {
    await server.stop();
    await client.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Creates other people's projects, each with one row of everything. */
async function makeCrowd(client: pg.Client): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(`create temp table made as
    select gen_random_uuid() as id, gen_random_uuid() as owner, gen_random_uuid() as version from generate_series(1, ${crowd})`);
  for (const statement of [
    `insert into users (id, name, email) select owner, '', owner || '@example.test' from made`,
    `insert into projects (id, user_id, name) select id, owner, 'Project' from made`,
    `insert into analysis_versions (id, project_id, module, language, source, content, created_by)
      select version, id, 'idea', 'en', 'builtin', 'An analysis', owner from made`,
    `insert into project_modules (project_id, module, analysis_version_id) select id, 'idea', version from made`,
    `insert into answers (project_id, module, question, value, version, updated_by)
      select id, 'idea', 'location', 'Trois-Rivières', 1, owner from made`,
    `insert into journal_entries (project_id, id, title, content, mood, created_by)
      select id, '1700000000000', 'A day', 'What happened', 'neutral', owner from made`,
    `insert into project_comments (id, project_id, module_key, user_id, content)
      select gen_random_uuid(), id, 'idea', owner, 'A comment' from made`,
    `insert into project_activity (project_id, user_id, action_type, description)
      select id, owner, 'module_updated', 'Module updated' from made`,
    `insert into generations (user_id, project_id, module, language, status, metered, period_start)
      select owner, id, 'idea', 'en', 'succeeded', true, now() from made`,
  ]) {
    await client.query(statement);
  }
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze');
}

/** Creates a person with one project of a thousand analyses, 6 KB each. */
async function makeOwner(client: pg.Client): Promise<Person> {
  const owner = await insertPerson(client, secret);
  await client.query(
    `insert into analysis_versions (project_id, module, language, source, content, created_by)
     select $1, 'idea', 'en', 'builtin',
       (select string_agg(md5(n::text || m), ' ') from generate_series(1, 180) m), $2
     from generate_series(1, ${versions}) n`,
    [owner.projectId, owner.userId],
  );
  return owner;
}
