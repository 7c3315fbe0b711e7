import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { type Engine, findPackage, packagedEngine } from './embedded-engine.ts';

const silent = { info() {}, warn() {}, error() {} };
const isRoot = process.getuid?.() === 0;
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'elan-refused-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => {
  chmodSync(dataDir, 0o755);
  rmSync(dataDir, { recursive: true });
});

const start = (options: { dataDir?: string; engine?: Engine } = {}) =>
  startEmbeddedPostgres({ dataDir, log: silent, ...options });

/** What an unprivileged server prints: root may read and write everything. */
function refusedWithoutRights(directory: string): string {
  const script = fileURLToPath(new URL('../testing/embedded-process.ts', import.meta.url));
  const engine = packagedEngine(isRoot ? nobody : undefined, dataDir);
  const options = { dataDir: directory, engine, ...(isRoot ? { uid: nobody.uid } : {}) };
  return spawnSync(process.execPath, [script, JSON.stringify(options)], { encoding: 'utf8' }).stdout;
}

/** Stand-ins for PostgreSQL's programs that fail with the given output. */
function failingEngine(words: string): Engine {
  const program = join(dataDir, 'program');
  writeFileSync(program, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`, { mode: 0o755 });
  return { initdb: program, postgres: program, major: 18 };
}

it('a directory that may not be read', () => {
  const directory = join(dataDir, 'closed');
  mkdirSync(directory, { mode: 0o000 });
  const words = refusedWithoutRights(directory);
  expect(words).toContain('refused UNREADABLE');
  expect(words).toContain(directory);
});

it('a directory that may not be written', () => {
  const directory = join(dataDir, 'read-only');
  mkdirSync(directory);
  if (isRoot) chownSync(directory, nobody.uid, nobody.gid);
  chmodSync(directory, 0o500);
  expect(refusedWithoutRights(directory)).toContain('refused NOT_WRITABLE');
});

it('a directory that cannot be made', () => {
  const closed = join(dataDir, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  expect(refusedWithoutRights(join(closed, 'data'))).toContain('refused UNREADABLE');
});

it('something that is not a directory', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, 'text');
  await expect(start({ dataDir: file })).rejects.toMatchObject({
    code: 'NOT_A_DIRECTORY',
    message: expect.stringContaining(file),
  });
  await expect(start({ dataDir: join(file, 'data') })).rejects.toMatchObject({ code: 'NOT_A_DIRECTORY' });
});

it.each([
  ['a link to nothing', (path: string) => symlinkSync('/nowhere/lock', path)],
  ['a directory', (path: string) => mkdirSync(path)],
])('%s in the place of the lock', async (_what, make) => {
  make(join(dataDir, 'server.lock'));
  await expect(start()).rejects.toMatchObject({
    code: 'NOT_WRITABLE',
    message: expect.stringContaining('server.lock'),
  });
});

it('data of another version, which is left as it is', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toMatchObject({
    code: 'WRONG_VERSION',
    message: expect.stringMatching(/PostgreSQL 15.*PostgreSQL 18/u),
  });
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n');
});

it('files that are not a database, which are left as they are', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'precious');
  await expect(start()).rejects.toMatchObject({ code: 'NOT_A_DATABASE' });
  expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('precious');
});

it.each([
  'initdb: error: could not create file: No space left on device',
  'FATAL: could not extend file "base/1": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.',
])('a full disk: %s', async (words) => {
  const engine = failingEngine(words);
  await expect(start({ engine })).rejects.toMatchObject({
    code: 'DISK_FULL',
    message: expect.stringContaining(dataDir),
  });
});

it('a PostgreSQL that fails, with its output', async () => {
  await expect(start({ engine: failingEngine('initdb: error: out of luck') })).rejects.toMatchObject({
    code: 'START_FAILED',
    message: expect.stringContaining('out of luck'),
  });
});

it('a machine without an embedded PostgreSQL', () => {
  expect(() => findPackage('plan9')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_PLATFORM' }));
});

it('every refusal releases the directory', async () => {
  const engine = failingEngine('initdb: error: out of luck');
  await expect(start({ engine })).rejects.toMatchObject({ code: 'START_FAILED' });
  await expect(start({ engine })).rejects.toMatchObject({ code: 'START_FAILED' });
});
