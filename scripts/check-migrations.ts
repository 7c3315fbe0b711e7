import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';

/** Generates into a copy of the migrations: nothing may come out of it, and the migrations must follow one another. */

const server = join(root, 'apps/server');
const drizzle = join(root, 'node_modules/.bin/drizzle-kit');
const migrations = 'src/db/migrations';

/** @returns what is wrong; undefined when schema and migrations agree */
async function schemaProblem(): Promise<string | undefined> {
  const copy = mkdtempSync(join(tmpdir(), 'elan-migrations-'));
  try {
    cpSync(join(server, migrations), copy, { recursive: true });
    const before = readdirSync(copy).length;
    // drizzle-kit puts './' before the folder, so it has to be a relative one.
    const settings = ['--dialect', 'postgresql', '--schema', 'src/db/schema/*.ts', '--out', relative(server, copy)];
    const generating = promisify(execFile)(drizzle, ['generate', ...settings], { cwd: server });
    // It asks whether a column was renamed; without an answer it ends instead of waiting.
    generating.child.stdin?.end();
    const { stdout } = await generating;
    const isCurrent = readdirSync(copy).length === before && stdout.includes('No schema changes');
    return isCurrent ? undefined : `the schema differs from the migrations; run npm run db:generate\n${stdout}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const problem = await schemaProblem();
  if (problem !== undefined) {
    process.stdout.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
