import { spawn } from 'node:child_process';
import { duration } from './duration.ts';
import { root } from './root.ts';

/** Everything that can be checked without running the product: types, style, import directions, unused code. */
const bin = (name: string) => `node_modules/.bin/${name}`;
const projects = [
  'packages/domain',
  'packages/contract',
  'apps/server',
  'apps/web',
  'apps/web/worker',
  'e2e',
  'bench',
  'scripts',
];
/** What the compiler knows of a project since the last check, so that it looks only at what changed. */
const knownTypes = (project: string) => `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
const typesOf = (project: string): [string, string, string[]] => [
  `types ${project}`,
  bin('tsc'),
  ['-p', project, '--incremental', '--tsBuildInfoFile', knownTypes(project)],
];
const checks: [string, string, string[]][] = [
  ...projects.map(typesOf),
  ['style', bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn']],
  ['lockfile', process.execPath, ['scripts/lockfile.ts']],
  ['secrets', process.execPath, ['scripts/secrets.ts']],
  ['security page', process.execPath, ['scripts/security-page.ts']],
  ['architecture', process.execPath, ['scripts/check-architecture.ts']],
  ['migrations', process.execPath, ['scripts/check-migrations.ts']],
  ['questions', process.execPath, ['scripts/check-questions.ts']],
  ['help pages', process.execPath, ['apps/web/scripts/check-help.ts']],
  ['unused code', bin('knip'), ['--no-progress']],
];

type Outcome = { name: string; passed: boolean; output: string };

function run([name, command, args]: (typeof checks)[number]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ name, passed: false, output: error.message }));
    child.on('close', (code) => resolve({ name, passed: code === 0, output }));
  });
}

/** @returns whether all checks passed */
export async function check(): Promise<boolean> {
  const start = performance.now();
  const waiting = [...checks];
  let passed = true;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await run(next);
      process.stdout.write(`${outcome.passed ? 'ok    ' : 'FAILED'} ${outcome.name}\n`);
      if (!outcome.passed) process.stdout.write(`${outcome.output.trim()}\n`);
      passed &&= outcome.passed;
    }
  };
  await Promise.all([work(), work(), work()]);
  process.stdout.write(`All checks took ${duration(performance.now() - start)}.\n`);
  return passed;
}

if (import.meta.main && !(await check())) process.exitCode = 1;
