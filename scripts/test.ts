import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { check } from './check.ts';
import { prepareMachine } from './prepare-machine.ts';
import { root } from './root.ts';
import { type Count, countPlaywright, countVitest } from './test-reports.ts';

/** Runs the parts in order and stops at the first that fails. Without arguments: everything but `phone`. */
const reports = mkdtempSync(join(tmpdir(), 'elan-reports-'));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Count {
  const report = join(reports, `${name}.json`);
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  return counted(bin('vitest'), options, root, env, report, countVitest);
}

function counted(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  report: string,
  count: (report: string) => Count,
): Count {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const { status } = spawnSync(command, args, { cwd, stdio: [...stdio], env: { ...process.env, ...env } });
  const result = existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
  // A runner that fails without a failed test: a broken file, an unhandled rejection, no report.
  return status === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
}

const failedAlone: Count = { passed: 0, failed: 1 };
const nothing: Count = { passed: 0, failed: 0 };
/** A part without tests of its own: it passes or throws. */
const step = (work: () => void): Count => {
  work();
  return nothing;
};
const serverTests = ['--project', 'server'];
/** They start PostgreSQL themselves, always the embedded one. */
const withoutEmbedded = ['--exclude', '**/db/embedded*.test.ts'];

function journeys(project: 'desk' | 'phone'): Count {
  const report = join(reports, `${project}.json`);
  const options = ['test', `--project=${project}`];
  return counted(bin('playwright'), options, join(root, 'e2e'), { E2E_REPORT: report }, report, countPlaywright);
}

const parts: Record<string, { title: string; run: () => Count | Promise<Count> }> = {
  machine: { title: 'What the tests need', run: () => step(prepareMachine) },
  check: { title: 'Checks', run: async () => ((await check()) ? nothing : failedAlone) },
  unit: { title: 'Domain, contract, web and scripts', run: () => vitest('unit', ['--project', '!server']) },
  server: { title: 'Server on the embedded PostgreSQL', run: () => vitest('server', serverTests) },
  'server-pg15': {
    title: 'Server on PostgreSQL 15',
    run: () => vitest('server-pg15', [...serverTests, ...withoutEmbedded], { TEST_POSTGRES: '15' }),
  },
  build: { title: 'Build of the web', run: () => step(buildIfNeeded) },
  browser: { title: 'Journeys in a browser', run: () => journeys('desk') },
  phone: { title: 'The same journeys on a phone by keyboard alone, with reduced motion', run: () => journeys('phone') },
};

/** The same journeys again are for whoever changes a screen. */
const everything = Object.keys(parts).filter((name) => name !== 'phone');

const chosen = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
try {
  for (const name of chosen.length === 0 ? everything : chosen) {
    const part = parts[name];
    if (part === undefined) throw new Error(`no such part: ${name}; there are ${Object.keys(parts).join(', ')}`);
    process.stdout.write(`\n=== ${part.title}\n`);
    const { passed, failed } = await part.run();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
