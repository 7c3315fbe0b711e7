import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedLog, type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded.ts';
import { type Engine, findPackage, packagedEngine } from './embedded-engine.ts';
import { clusterProcesses, processStart, waitUntil } from './embedded-process.ts';

const isRoot = process.getuid?.() === 0;
/** An unprivileged account to use if the tests run as root. */
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
const silent: EmbeddedLog = { info() {}, warn() {}, error() {} };

let root: string;
/** A database that was started and stopped once; most tests copy it to skip the slow first start. */
let template: string;
let reachableEngine: Engine;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'elan-embedded-'));
  chmodSync(root, 0o755);
  template = join(root, 'template');
  const server = await startEmbeddedPostgres({ dataDir: template, log: silent });
  await server.stop();
  reachableEngine = packagedEngine(isRoot ? nobody : undefined, root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let names = 0;
const fresh = (name = `data-${++names}`) => join(root, name);
function existing(name?: string): string {
  const dataDir = fresh(name);
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function start(dataDir: string, log = silent): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  return server;
}

async function query<Row extends object>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

type OtherServer = { process: ChildProcessWithoutNullStreams; lines: string[]; said(start: string): Promise<string> };

/** A server in a separate process; with `plain`, unprivileged even if the tests run as root. */
function otherServer(dataDir: string, plain = false): OtherServer {
  const script = fileURLToPath(new URL('../testing/embedded-process.ts', import.meta.url));
  const options = { dataDir, ...(plain && isRoot ? { uid: nobody.uid, engine: reachableEngine } : {}) };
  const child = spawn(process.execPath, [script, JSON.stringify(options)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const said = async (start: string) => {
    const find = () => lines.find((line) => line.startsWith(start));
    await waitUntil(() => find() !== undefined || child.exitCode !== null, 15_000);
    const found = find();
    if (found === undefined) throw new Error(`never said "${start}": ${lines.join('; ')} ${complaints}`);
    return found;
  };
  return { process: child, lines, said };
}

async function kill(child: ChildProcessWithoutNullStreams): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Without its guard, PostgreSQL outlives its server. */
function killGuard({ process: { pid } }: OtherServer): void {
  const children = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n');
  const guard = children.find((line) => line.trim().startsWith(`${pid} `) && line.includes('guard'));
  process.kill(Number(guard?.trim().split(/\s+/u)[1]), 'SIGKILL');
}

const kept = (lines: string[]) => lines.filter((line) => line.startsWith('kept')).map((line) => Number(line.slice(5)));

describe('a program beside the server', () => {
  it('finds the running database, and none when it is stopped', async () => {
    const dataDir = existing();
    expect(findRunningPostgres(dataDir)).toBeUndefined();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    expect(findRunningPostgres(dataDir)).toEqual(server.config);
    await server.stop();
    expect(findRunningPostgres(dataDir)).toBeUndefined();
  });
});

describe('the first start', () => {
  it('makes a database that only this account reaches and that keeps what it acknowledges', async () => {
    const dataDir = fresh();
    const server = await start(dataDir);
    const [facts] = await query<Record<string, string>>(
      server,
      `select current_user as "user", current_database() as "database", rolsuper::text as "super",
         current_setting('server_encoding') as "encoding", current_setting('fsync') as "fsync",
         current_setting('synchronous_commit') as "commit", current_setting('listen_addresses') as "network",
         upper('é') as "case" from pg_roles where rolname = current_user`,
    );
    expect(facts).toEqual({
      user: 'elan',
      database: 'elan',
      super: 'false',
      encoding: 'UTF8',
      fsync: 'on',
      commit: 'on',
      network: '',
      case: 'É',
    });
    expect(statSync(server.config.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('starts over after one that was killed partway', async () => {
    const dataDir = fresh();
    mkdirSync(join(dataDir, 'postgres.new-1'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new-1', 'PG_VERSION'), '18');
    const server = await start(dataDir);
    await query(server, 'select 1');
    expect(readdirSync(dataDir).filter((name) => name.includes('new'))).toEqual([]);
  });

  it('takes paths with spaces, accents and any length', async () => {
    const long = join('dossier de données é « 1 »', 'x'.repeat(120), 'y'.repeat(120), 'data');
    const server = await start(fresh(long));
    await query(server, 'select 1');
  });
});

describe('a later start', () => {
  it('finds everything', async () => {
    const dataDir = existing();
    const first = await start(dataDir);
    await query(first, 'create table notes as select 42 as answer');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'select answer from notes')).toEqual([{ answer: 42 }]);
  });

  it('works for an unprivileged account, in its own directory', async () => {
    const dataDir = fresh();
    mkdirSync(dataDir);
    if (isRoot) execFileSync('chown', [String(nobody.uid), dataDir]);
    for (const round of [1, 2]) {
      const server = otherServer(dataDir, true);
      await server.said('ready');
      server.process.stdin.end();
      expect(await once(server.process, 'exit'), `round ${round}`).toEqual([0, null]);
    }
    const owner = statSync(join(dataDir, 'postgres')).uid;
    expect(owner).toBe(isRoot ? nobody.uid : process.getuid?.());
  });
});

describe('a stop', () => {
  it('leaves no process, socket or lock behind, and may be asked for twice', async () => {
    const dataDir = existing();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    await Promise.all([server.stop(), server.stop()]);
    expect(processStart(server.pid)).toBeUndefined();
    expect(existsSync(server.config.host)).toBe(false);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('does not wait for open connections', async () => {
    const server = await startEmbeddedPostgres({ dataDir: existing(), log: silent });
    const client = new pg.Client(server.config);
    await client.connect();
    const ended = new Promise((resolve) => client.on('error', resolve));
    await server.stop();
    await ended;
  });
});

describe('after the server was killed', () => {
  it('PostgreSQL ends by itself, and the next start has every acknowledged row', async () => {
    const dataDir = existing();
    const killed = otherServer(dataDir);
    const [, pid, socketDirectory = ''] = (await killed.said('ready')).split(' ');
    await killed.said('kept 50');
    await kill(killed.process);
    expect(await waitUntil(() => processStart(Number(pid)) === undefined, 10_000)).toBe(true);
    expect(await waitUntil(() => !existsSync(socketDirectory), 10_000)).toBe(true);

    const server = await start(dataDir);
    const rows = await query<{ n: number }>(server, 'select n from kept order by n');
    expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(kept(killed.lines)));
  });

  it('an orphan without its guard is ended by the next start, which has every acknowledged row', async () => {
    const dataDir = existing();
    const killed = otherServer(dataDir);
    const [, pid = '', socketDirectory = ''] = (await killed.said('ready')).split(' ');
    await killed.said('kept 50');
    killGuard(killed);
    await kill(killed.process);
    expect(processStart(Number(pid)), 'the orphan lives on').toBeDefined();

    const server = await start(dataDir);
    expect(processStart(Number(pid))).toBeUndefined();
    expect(existsSync(socketDirectory)).toBe(false);
    const rows = await query<{ n: number }>(server, 'select n from kept order by n');
    expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(kept(killed.lines)));
  });

  it('a process that now has the number of the old PostgreSQL is left alone', async () => {
    const dataDir = existing();
    const stranger = spawn('sleep', ['60']);
    onTestFinished(() => void stranger.kill());
    const cluster = join(dataDir, 'postgres');
    writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n\n`);
    await query(await start(dataDir), 'select 1');
    expect(processStart(stranger.pid ?? 0)).toBeDefined();
  });

  it.each([
    ['whose process is gone', { pid: 2 ** 22 + 1, start: 'x' }],
    ['whose process number belongs to another one now', { pid: process.pid, start: 'an earlier life' }],
    ['that is damaged', 'half a lo'],
  ])('a lock %s is taken over', async (_, lock) => {
    const dataDir = existing();
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify(lock));
    await query(await start(dataDir), 'select 1');
    expect(JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')).pid).toBe(process.pid);
  });
});

it('comes back on the same socket when PostgreSQL itself is killed', async () => {
  const errors: string[] = [];
  const server = await start(existing(), { ...silent, error: (message) => void errors.push(message) });
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  expect(await waitUntil(() => server.pid !== pid, 15_000)).toBe(true);
  await query(server, 'select 1');
  expect(errors[0]).toContain('ended by itself (signal SIGKILL)');
});

describe('a second server on the same data', () => {
  it('is refused with the name of the first, which keeps running', async () => {
    const dataDir = existing();
    const first = await start(dataDir);
    const refusal = expect.objectContaining({
      code: 'IN_USE',
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toEqual(refusal);
    const other = otherServer(dataDir);
    expect(await other.said('refused')).toContain(`IN_USE Another server (process ${process.pid})`);
    await query(first, 'select 1');
  });

  it('is refused when both start at the same moment', async () => {
    const dataDir = existing();
    const both = await Promise.allSettled([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, log: silent })));
    const started = both.filter((outcome) => outcome.status === 'fulfilled');
    await Promise.all(started.map(({ value }) => value.stop()));
    expect(started).toHaveLength(1);
  });
});

it('is never left running when it does not become ready', async () => {
  const dataDir = existing();
  writeFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'nonsense\n');
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toMatchObject({
    code: 'START_FAILED',
    message: expect.stringContaining('pg_hba.conf'),
  });
  expect(clusterProcesses(join(dataDir, 'postgres'), undefined)).toEqual([]);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
});

if (isRoot) {
  describe('as root, where the account of PostgreSQL cannot get', () => {
    const closedDirectory = () => {
      const closed = fresh();
      mkdirSync(closed, { mode: 0o700 });
      return closed;
    };

    it('the data stands where it was asked for', async () => {
      const dataDir = join(closedDirectory(), 'data');
      const first = await start(dataDir);
      await query(first, 'create table notes as select 42 as answer');
      await first.stop();
      const second = await start(dataDir);
      expect(await query(second, 'select answer from notes')).toEqual([{ answer: 42 }]);
      expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    });

    it('an orphan is found and ended', async () => {
      const dataDir = join(closedDirectory(), 'data');
      const killed = otherServer(dataDir);
      const [, pid = ''] = (await killed.said('ready')).split(' ');
      killGuard(killed);
      await kill(killed.process);
      await query(await start(dataDir), 'select 1');
      expect(processStart(Number(pid))).toBeUndefined();
    });

    it('a copy of the programs is run', () => {
      const version = `${findPackage().version}-test`;
      const native = join(closedDirectory(), 'native');
      cpSync(findPackage().native, native, { recursive: true, verbatimSymlinks: true });
      const engine = packagedEngine(nobody, fresh(), { native, version });
      const copy = join(engine.postgres, '..', '..');
      onTestFinished(() => rmSync(copy, { recursive: true }));
      expect(copy).toBe(`/var/lib/elan/engine-${version}`);
      expect(packagedEngine(nobody, fresh(), { native, version })).toEqual(engine);
    });
  });
}
