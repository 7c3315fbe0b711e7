import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { backUp, restore } from './backup-commands.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { type SocketAddress, startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { readTexts } from './features/search/read-texts.ts';
import { backupName, runScheduledBackup } from './scheduled-backup.ts';
import { startBucket } from './testing/bucket.ts';
import { addCrowd } from './testing/crowd.ts';
import { createProject, createUser } from './testing/factories.ts';
import { createEmptyDatabase, debianEngine } from './testing/postgres.ts';
import { makeScratchDirectory } from './testing/scratch-directory.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { pngOf } from './testing/test-pictures.ts';

const scratch = makeScratchDirectory();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let files = 0;
const newFile = () => {
  files += 1;
  return join(scratch, `backup-${files}`);
};

test('a backup is restored with every row of every table, and the server can go on from it', async () => {
  const app = await filledApp();
  const file = newFile();
  expect(await backUp(envOf(app), [file])).toContain(`written to ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const target = await createEmptyDatabase();
  await restore({ DATABASE_URL: urlOf(target.config) }, [file]);
  const before = await contentsOf(app.deps.db.$client.options);
  expect(before['project_comments']?.length).toBeGreaterThan(0);
  expect(await contentsOf(target.config)).toEqual(before);
  // The words of every text came along, so that nothing is read again; what changes from now on is.
  expect(before['search_texts']?.length).toBeGreaterThan(0);
  await migrate(target.config);
  expect(await indexesOf(target.config)).toEqual(await indexesOf(app.deps.db.$client.options));
  const client = new pg.Client(target.config);
  await client.connect();
  await client.query(`update project_comments set content = 'Another word'`);
  await client.end();
  expect(await countIn(target.config, 'search_backlog')).toBe(before['project_comments']?.length);
  await target.drop();
});

test('a backup without the words of texts has them read again', async () => {
  const app = await filledApp();
  const file = newFile();
  await backUp(envOf(app), [file]);
  // As versions of the product wrote it that left the tables of the search out.
  const text = gunzipSync(readFileSync(file)).toString();
  const earlier = text
    .replace(/,"postgres":\d+/u, '')
    .replaceAll(/^\{"table":"search_\w+".*\n(?:.*\n)*?\\\.\n/gmu, '')
    .replaceAll(/"search_\w+":\d+,?/gu, '');
  writeFileSync(file, gzipSync(earlier));
  const target = await createEmptyDatabase();
  await restore({ DATABASE_URL: urlOf(target.config) }, [file]);
  expect(await countIn(target.config, 'search_texts')).toBe(0);
  expect(await countIn(target.config, 'search_backlog')).toBe(0);
  expect(await countIn(target.config, 'search_old_projects')).toBe(await countIn(target.config, 'projects'));
  await target.drop();
});

test('a backup is restored into a new data directory of another major version', async () => {
  const app = await filledApp();
  const file = newFile();
  await backUp(envOf(app), [file]);
  const server = await startEmbeddedPostgres({
    dataDir: join(scratch, 'other-major'),
    log: { info() {}, warn() {}, error: (message) => process.stderr.write(`${message}\n`) },
    // From the embedded one to 15, or back where these tests run on 15.
    ...(process.env.POSTGRES_UNDER_TEST === 'embedded' ? { engine: debianEngine(15) } : {}),
  });
  try {
    await restore({ DATABASE_URL: urlOf(server.config) }, [file]);
    const isText = ([table]: [string, unknown]) => !table.startsWith('search_');
    const rowsIn = async (config: pg.ClientConfig) => Object.entries(await contentsOf(config)).filter(isText);
    expect(await rowsIn(server.config)).toEqual(await rowsIn(app.deps.db.$client.options));
    // Another version may find other stems in a word.
    expect(await countIn(server.config, 'search_texts')).toBe(0);
    expect(await countIn(server.config, 'search_old_projects')).toBe(await countIn(server.config, 'projects'));
  } finally {
    await server.stop();
  }
});

test('what is written during a backup is in it whole or not at all, and nobody waits', async () => {
  const app = await filledApp();
  const file = newFile();
  const writing = backUp(envOf(app), [file]);
  const { rows } = await app.deps.db.$client.query<{ id: string }>('select id from projects limit 1');
  await app.deps.db.$client.query('delete from projects where id = $1', [rows[0]?.id]);
  await writing;
  const target = await createEmptyDatabase();
  await restore({ DATABASE_URL: urlOf(target.config) }, [file]);
  await target.drop();
});

test('a backup has the pictures of a bucket, and is restored without one', async () => {
  const { app, bucket, env, add } = await appWithBucket();
  for (let count = 0; count < 21; count += 1) await add(count);
  await app.deps.db.$client.query(`insert into unreferenced_objects (key) values ('pictures/of-this-installation')`);
  const file = newFile();
  expect(await backUp(env, [file])).not.toContain('missing');
  const stored = [...bucket.objects.values()].map((bytes) => bytes.toString('hex')).sort();
  const target = await createEmptyDatabase();
  await restore({ DATABASE_URL: urlOf(target.config) }, [file]);
  const client = new pg.Client(target.config);
  await client.connect();
  const { rows } = await client.query<{ hex: string }>(`
    select encode(bytes, 'hex') as hex from plan_picture_bytes b
      join plan_pictures p on p.project_id = b.project_id and p.id = b.picture_id and p.object_key is null
    order by hex`);
  await client.end();
  expect(rows.map(({ hex }) => hex)).toEqual(stored);
  // It belongs to the bucket of the other installation.
  expect(await countIn(target.config, 'unreferenced_objects')).toBe(0);
  await target.drop();
});

test('a backup says which pictures it could not have, and is not written while the bucket does not answer', async () => {
  const { app, bucket, env, add } = await appWithBucket();
  for (let count = 0; count < 3; count += 1) await add(count);
  bucket.fail(503);
  const file = newFile();
  await expect(backUp(env, [file])).rejects.toThrow('The object store answered 503 SlowDown: no backup was written.');
  await expect(backUp(envOf(app), [file])).rejects.toThrow('PICTURE_STORE_URL is not set');
  expect(readdirSync(scratch).filter((name) => join(scratch, name).startsWith(file))).toEqual([]);
  bucket.fail(undefined);
  bucket.objects.delete([...bucket.objects.keys()][0] ?? '');
  expect(await backUp(env, [file])).toContain('1 pictures are missing in the bucket.');
});

test('a database that is not empty is not touched', async () => {
  const app = await filledApp();
  const file = newFile();
  await backUp(envOf(app), [file]);
  const before = await contentsOf(app.deps.db.$client.options);
  await expect(restore(envOf(app), [file])).rejects.toThrow('not empty');
  expect(await contentsOf(app.deps.db.$client.options)).toEqual(before);
});

test.each([
  ['is missing', () => undefined, 'no such file'],
  ['is something else', () => Buffer.from('hello'), 'not a backup of this product'],
  ['is another archive', () => gzipSync('{"format":"other"}\n'), 'not a backup of this product'],
  ['was cut off', (backup: Buffer) => backup.subarray(0, backup.length - 100), 'ends too early'],
  ['lost its last lines', (backup: Buffer) => gzipSync(withoutLastLine(gunzipSync(backup))), 'ends too early'],
  [
    'comes from a newer version',
    (backup: Buffer) =>
      gzipSync(
        gunzipSync(backup)
          .toString()
          .replace(/"migratedTo":\d+/u, '"migratedTo":9999999999999'),
      ),
    'a newer version',
  ],
])('a file that %s leaves an empty database', async (_problem, damage, message) => {
  const app = await filledApp();
  const file = newFile();
  await backUp(envOf(app), [file]);
  const damaged = damage(readFileSync(file));
  rmSync(file);
  if (damaged !== undefined) writeFileSync(file, damaged);
  const target = await createEmptyDatabase();
  await expect(restore({ DATABASE_URL: urlOf(target.config) }, [file])).rejects.toThrow(message);
  const contents = await contentsOf(target.config);
  expect(Object.values(contents).flat()).toEqual([]);
  await target.drop();
});

test.each([
  ['backup', () => backUp({}, ['a', 'b']), 'Name one file'],
  ['backup', () => backUp({ DATABASE_URL: 'postgres://localhost/x' }, []), 'set BACKUP_DIR'],
  ['backup', () => backUp({ DATA_DIR: '/nowhere' }, ['a']), 'No server runs on the data in /nowhere'],
  ['restore', () => restore({}, []), 'Name the backup'],
])('%s says what is wrong', async (_command, run, message) => {
  await expect(run()).rejects.toThrow(message);
});

test('a directory that cannot be written says so, and no half file stays behind', async () => {
  const app = await createTestApp();
  await expect(backUp(envOf(app), [join(scratch, 'missing', 'file')])).rejects.toThrow('No file can be written');
  expect(readdirSync(scratch)).not.toContain('missing');
});

test('the limits of requests do not end a backup', async () => {
  const { db } = (await filledApp()).deps;
  const limited = { ...db.$client.options, query_timeout: 1 };
  const { rows } = await writeBackup(limited, newFile(), async () => null);
  expect(rows['project_comments']).toBeGreaterThan(0);
});

test('the nightly backup keeps as many as the operator asked for, and leaves other files alone', async () => {
  const directory = join(scratch, 'nightly');
  const app = await createTestApp({ env: { BACKUP_DIR: directory, BACKUP_KEEP: '2' } });
  mkdirSync(directory);
  writeFileSync(join(directory, 'notes.txt'), '');
  const at = (day: number) => new Date(Date.UTC(2026, 0, day, 2, 23));
  for (const day of [1, 2, 3]) await runScheduledBackup({ ...app.deps, now: () => at(day) });
  expect(readdirSync(directory).sort()).toEqual([backupName(at(2)), backupName(at(3)), 'notes.txt']);
  // Backups of a clock that was ahead for a while do not push out those of the days after.
  writeFileSync(join(directory, backupName(at(300))), '');
  writeFileSync(join(directory, backupName(at(301))), '');
  await runScheduledBackup({ ...app.deps, now: () => at(4) });
  expect(readdirSync(directory)).toEqual(expect.arrayContaining([backupName(at(3)), backupName(at(4))]));
});

async function filledApp(): Promise<TestApp> {
  const app = await createTestApp();
  await addCrowd(app.deps, 3);
  await app.deps.db.$client.query(`update project_comments set content = E'a\\tb\\n\\\\.\\n« é » 🥖' `);
  await readTexts(app.deps);
  return app;
}

/** An application whose pictures are in a bucket, the settings of the operator's commands, and how to add a picture. */
async function appWithBucket() {
  const bucket = await startBucket();
  const app = await createTestApp({ env: { PICTURE_STORE_URL: bucket.url } });
  const owner = await createUser(app.deps);
  const projects = [0, 1].map(() => createProject(app.deps, { ownerId: owner.id }));
  const add = async (count: number) => {
    const { id: projectId } = (await projects[count % 2]) ?? { id: '' };
    const section = (['summary', 'market', 'risks'] as const)[count % 3] ?? 'summary';
    const words = { alt: null, caption: '', width: 'full' } as const;
    const data = pngOf(count + 1, 1).toString('base64');
    await app.as(owner).planPictures.add({ projectId, pictureId: randomUUID(), section, ...words, data });
  };
  return { app, bucket, env: { ...envOf(app), PICTURE_STORE_URL: bucket.url }, add };
}

/** Every row of every table as text, sorted. */
async function contentsOf(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const contents: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  } finally {
    await client.end();
  }
}

async function indexesOf(config: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ statement: string }>(
    `select indexdef as statement from pg_indexes where schemaname = 'public' order by 1`,
  );
  await client.end();
  return rows.map(({ statement }) => statement);
}

async function countIn(config: pg.ClientConfig, table: string): Promise<number> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  await client.end();
  return Number(rows[0]?.count);
}

function withoutLastLine(text: Buffer): Buffer {
  return text.subarray(0, text.lastIndexOf('\n', text.length - 2) + 1);
}

function urlOf({ host, port, user, database }: SocketAddress): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function envOf(app: TestApp): NodeJS.ProcessEnv {
  const { host = '', port = 0, user = '', database = '' } = app.deps.db.$client.options;
  return { DATABASE_URL: urlOf({ host, port, user, database }) };
}
