import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.ts';
import { engineTestsPassed, haveEngineTestsPassed } from './engine-tests.ts';
import { office, prepareMachine } from './prepare-machine.ts';
import { root } from './root.ts';
import { type ProgramRun, runProgram } from './run-program.ts';
import { type Count, countPlaywright, countVitest } from './test-reports.ts';

/** The directory for a part's report, and the prefix of its output lines. */
type Setting = { reports: string; prefix: string };
type Part = (setting: Setting) => Promise<Count>;

const failedAlone: Count = { passed: 0, failed: 1 };
const nothing: Count = { passed: 0, failed: 0 };

const engine = 'server (engine)';
const withoutEngine = ['--project', `!${engine}`];
/** The journeys are the longest part: the other tests take the time a browser leaves. */
const behindTheBrowser = 5;
const onPostgres15 = { TEST_POSTGRES: '15' };

function vitest(name: string, options: string[], env: NodeJS.ProcessEnv = {}): Part {
  return ({ reports, prefix }) => {
    const report = join(reports, `${name}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options];
    return counted({ name: 'vitest', args, cwd: root, env, prefix, niceness: behindTheBrowser }, report, countVitest);
  };
}

function journeys(project: 'desk' | 'seldom' | 'phone'): Part {
  return ({ reports, prefix }) => {
    const report = join(reports, `${project}.json`);
    const args = ['test', `--project=${project}`];
    const env = { E2E_REPORT: report };
    // After any other signal it leaves the servers it has started running.
    const run = { name: 'playwright', args, cwd: join(root, 'e2e'), env, prefix, endedBy: 'SIGINT' } as const;
    return counted(run, report, countPlaywright);
  };
}

type Run = { name: string; args: string[] } & ProgramRun;

async function counted(run: Run, report: string, count: (report: string) => Count): Promise<Count> {
  const status = await runProgram(join(root, 'node_modules/.bin', run.name), run.args, run);
  const result = existsSync(report) ? count(readFileSync(report, 'utf8')) : nothing;
  // The runner may fail without a failed test: a broken file, an unhandled rejection, no report.
  return status === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
}

/** The embedded engine's tests start and kill servers for a minute, so they only run after a change to it. */
const runEngineTests: Part = async (setting) => {
  const result = await vitest('engine', ['--project', engine])(setting);
  if (result.failed === 0) engineTestsPassed();
  return result;
};

export const parts: Readonly<Record<string, Part>> = {
  machine: async () => {
    await prepareMachine();
    return nothing;
  },
  check: async () => ((await check()) ? nothing : failedAlone),
  tests: async (setting) => {
    const result = await vitest('tests', withoutEngine, onPostgres15)(setting);
    if (haveEngineTestsPassed() || result.failed > 0) return result;
    const { passed, failed } = await runEngineTests(setting);
    return { passed: result.passed + passed, failed };
  },
  thorough: vitest('thorough', withoutEngine, { ...onPostgres15, FUZZ_RUNS: '16' }),
  engine: runEngineTests,
  office: async (setting) => {
    await prepareMachine([office]);
    return vitest('office', ['--project', 'server (office)'], { TEST_OFFICE: '1' })(setting);
  },
  unit: vitest('unit', ['--project', '!server']),
  server: vitest('server', ['--project', 'server', ...withoutEngine]),
  pg15: vitest('pg15', ['--project', 'server (PostgreSQL 15)'], onPostgres15),
  build: async ({ prefix }) => {
    // In a separate process, so that this one can show the output of the other parts meanwhile.
    const run = { cwd: root, env: {}, prefix };
    const status = await runProgram(process.execPath, ['scripts/build.ts', '--if-needed'], run);
    return status === 0 ? nothing : failedAlone;
  },
  browser: journeys('desk'),
  seldom: journeys('seldom'),
  phone: journeys('phone'),
};
