import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { restoreBackup } from '../apps/server/src/db/backup/restore-backup.ts';
import { writeBackup } from '../apps/server/src/db/backup/write-backup.ts';
import { connect } from '../apps/server/src/db/client.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { readTexts } from '../apps/server/src/features/search/read-texts.ts';
import { startDatabase } from './database.ts';
import { root } from './processes.ts';

/**
 * What a person costs: bytes in the database and in a backup, and the time to back up, to restore, and to read texts
 * into the search. `scripts/with-node node bench/growth.ts --people 300`
 */
const { values } = parseArgs({ options: { people: { type: 'string', default: '300' } } });
const people = Number(values.people);

/** One person with one project: what somebody has who answered most questions and kept at it for some weeks. */
const each = {
  answers: 60,
  answerVersions: 60,
  analyses: 10,
  comments: 20,
  rows: 40,
  rowVersions: 40,
  activities: 100,
};
/** Characters of an answer, and of an analysis. */
const [short, long] = [300, 6_000];

const directory = mkdtempSync(join(tmpdir(), 'elan-growth-'));
const server = await startDatabase(join(directory, 'data'));
try {
  await migrate(server.config);
  const before = await sizes();
  await fill();
  const after = await sizes();
  await timed('texts read into the search', readEverything);
  const searched = await sizes();
  print('bytes per person, without the search', total(after) - total(before));
  print('bytes per person, with the search', total(searched) - total(before));
  for (const [table, bytes] of [...searched].sort(([, a], [, b]) => b - a).slice(0, 8)) {
    print(`  of which ${table}`, bytes - (before.get(table) ?? 0));
  }
  const file = join(directory, 'backup.gz');
  await timed('backup', () => writeBackup(server.config, file, async () => null));
  print('bytes of a backup per person', statSync(file).size);
  await withAdmin('postgres', (admin) => admin.query('create database restored owner elan'));
  await timed('restore', () => restoreBackup({ ...server.config, database: 'restored' }, file));
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

function print(what: string, bytes: number): void {
  console.log(`${what}: ${(bytes / people / 1_024).toFixed(0)} KiB`);
}

async function timed(what: string, act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  const time = performance.now() - began;
  console.log(`${what}: ${(time / people).toFixed(1)} ms per person (${(time / 1_000).toFixed(1)} s)`);
}

async function withAdmin<T>(database: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...server.admin, database });
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

/** Bytes of each table with its indexes and long values. */
async function sizes(): Promise<Map<string, number>> {
  return withAdmin('elan', async (admin) => {
    const { rows } = await admin.query<{ name: string; bytes: number }>(
      `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  });
}

function total(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

async function readEverything(): Promise<void> {
  const connection = connect(server.config);
  await withAdmin('elan', (admin) => admin.query('insert into search_old_projects select id from projects'));
  const nothing = () => {};
  await readTexts({ db: connection.db, log: { info: nothing } as never });
  await connection.end();
}

async function fill(): Promise<void> {
  // Texts of people, in both languages, cut at any place.
  const texts = ['cafe-livres', 'dog-van', 'velo-mobile', 'books-for-trades'].map((name) =>
    readFileSync(join(root, 'docs/samples', `${name}.md`), 'utf8'),
  );
  const text = (length: number) => `substr(words, 1 + (random() * (length(words) - ${length}))::int, ${length})`;
  const projects = 'from projects p cross join corpus cross join generate_series(1,';
  await withAdmin('elan', async (admin) => {
    await admin.query('set session_replication_role = replica');
    await admin.query('create temp table corpus (words text)');
    await admin.query('insert into corpus values ($1)', [texts.join('\n')]);
    for (const statement of [
      `insert into users (id, name, email) select id, '', id || '@example.test'
       from (select gen_random_uuid() as id from generate_series(1, ${people})) ids`,
      'insert into user_preferences (user_id) select id from users',
      `insert into sessions (id, user_id, token, expires_at)
       select gen_random_uuid(), id, id::text, now() + interval '20 days' from users`,
      `insert into projects (id, user_id, name) select gen_random_uuid(), id, 'Project' from users`,
      `insert into answers (project_id, module, question, value, version, updated_by)
       select p.id, 'idea', 'question' || n, ${text(short)}, 2, p.user_id ${projects} ${each.answers}) n`,
      `insert into answer_versions (project_id, module, question, version, value, written_by, written_at)
       select p.id, 'idea', 'question' || n, 1, ${text(short)}, p.user_id, now() ${projects} ${each.answerVersions}) n`,
      `insert into analysis_versions (project_id, module, language, source, content, created_by)
       select p.id, 'module' || n, 'en', 'builtin', ${text(long)}, p.user_id ${projects} ${each.analyses}) n`,
      `insert into project_modules (project_id, module, analysis_version_id)
       select project_id, module, id from analysis_versions`,
      `insert into project_comments (id, project_id, module_key, user_id, content)
       select gen_random_uuid(), p.id, 'idea', p.user_id, ${text(short)} ${projects} ${each.comments}) n`,
      `insert into project_activity (project_id, user_id, action_type, description)
       select p.id, p.user_id, 'module_updated', 'Module updated' ${projects} ${each.activities}) n`,
      `insert into ledger_rows (project_id, id, version, kind, cells, origins, status, off, position, updated_by)
       select p.id, gen_random_uuid(), 2, 'cost', jsonb_build_object('name', ${text(30)}, 'amount', 80000, 'per', 'month'),
         '{}', 'confirmed', false, n, p.user_id ${projects} ${each.rows}) n`,
      `insert into ledger_row_versions (project_id, row_id, version, kind, cells, origins, status, off, position,
         written_by, written_at)
       select project_id, id, 1, kind, cells, origins, status, off, position, updated_by, now() from ledger_rows`,
      'analyze',
    ]) {
      await admin.query(statement);
    }
  });
}
