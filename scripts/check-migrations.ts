import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { breachesIn } from './additive-migrations.ts';
import { root } from './root.ts';

/**
 * Checks that the schema needs no new migration, by generating into a copy, that the migrations form one sequence,
 * that they only add: a rolling upgrade runs the version before on the new schema (docs/operations/upgrades.md), and
 * that only the newest description of the schema is kept.
 */

const server = join(root, 'apps/server');
const drizzle = join(root, 'node_modules/.bin/drizzle-kit');
const migrations = 'src/db/migrations';

/** @returns what is wrong; undefined if schema and migrations agree */
async function schemaProblem(): Promise<string | undefined> {
  const copy = mkdtempSync(join(tmpdir(), 'elan-migrations-'));
  try {
    cpSync(join(server, migrations), copy, { recursive: true });
    const before = readdirSync(copy).length;
    // drizzle-kit puts './' before the folder, so the path must be relative.
    const settings = ['--dialect', 'postgresql', '--schema', 'src/db/schema/*.ts', '--out', relative(server, copy)];
    const generating = promisify(execFile)(drizzle, ['generate', ...settings], { cwd: server });
    // It may ask whether a column was renamed; with stdin closed it exits instead of waiting.
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

/** @returns one line for each change that is not an addition */
function breaches(): string[] {
  const folder = join(server, migrations);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return files
    .flatMap((name) => breachesIn(name, readFileSync(join(folder, name), 'utf8')))
    .map(({ migration, statement, why }) => `${migration} ${why}: ${statement} (scripts/additive-migrations.ts)`);
}

/** @returns one line for each description of an earlier schema: drizzle-kit compares with the newest only */
function oldSnapshots(): string[] {
  const snapshots = readdirSync(join(server, migrations, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  return snapshots
    .sort()
    .slice(0, -1)
    .map((name) => `apps/server/${migrations}/meta/${name} describes an earlier schema; remove it`);
}

if (import.meta.main) {
  const problem = await schemaProblem();
  const problems = [...(problem === undefined ? [] : [problem]), ...breaches(), ...oldSnapshots()];
  for (const one of problems) process.stdout.write(`${one}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
