import { spawn } from 'node:child_process';
import { duration, processorTime } from './duration.ts';
import { root } from './root.ts';
import { endsWithUs } from './run-program.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
type Check = [name: string, command: string, args: string[]];

/** What is quick enough to run before every commit. */
const quick: Check[] = [
  // The packages once, for everything that uses them. More than one checker for a project repeats work.
  ['types', bin('tsc'), ['--build', '--checkers', '1']],
  ['style', bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn']],
  ['lockfile', process.execPath, ['scripts/lockfile.ts']],
  ['secrets', process.execPath, ['scripts/secrets.ts']],
  ['security page', process.execPath, ['scripts/security-page.ts']],
  ['architecture', process.execPath, ['scripts/check-architecture.ts']],
  ['questions', process.execPath, ['scripts/check-questions.ts']],
  ['words', process.execPath, ['scripts/check-words.ts']],
  ['help pages', process.execPath, ['apps/web/scripts/check-help.ts']],
];
/** What takes as long as all of it, so that only `npm test` waits for it. */
const slow: Check[] = [
  ['migrations', process.execPath, ['scripts/check-migrations.ts']],
  ['unused code', bin('knip'), ['--no-progress']],
];

type Outcome = { name: string; passed: boolean; output: string };

function run([name, command, args]: Check): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    endsWithUs(child);
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

/** Checks everything that can be checked without running the product. @returns whether all checks passed */
export async function check(): Promise<boolean> {
  return runAll([...quick, ...slow]);
}

async function runAll(waiting: Check[]): Promise<boolean> {
  const start = performance.now();
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
  process.stdout.write(`All checks took ${duration(performance.now() - start)}${processorTime()}.\n`);
  return passed;
}

if (import.meta.main && !(await runAll([...quick]))) process.exitCode = 1;
