import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { duration } from './duration.ts';
import { parts } from './test-parts.ts';
import type { Count } from './test-reports.ts';

/**
 * What each name given to `npm test` runs: stages one after another, and the lines within a stage in parallel. The
 * journeys wait for pages and the server's tests for their database, so together they keep two processors busy.
 */
const ready = [[['machine']], [['check']]];
const plans: Record<string, string[][][]> = {
  everything: [...ready, [['tests'], ['build', 'browser']]],
  all: [
    ...ready,
    [
      ['thorough', 'engine', 'office'],
      ['build', 'browser', 'seldom', 'phone'],
    ],
  ],
  office: [[['office']]],
  unit: [[['unit']]],
  server: [[['server']]],
  pg15: [[['machine']], [['pg15']]],
  e2e: [[['machine']], [['build', 'browser']]],
  seldom: [[['machine']], [['build', 'seldom']]],
  phone: [[['machine']], [['build', 'phone']]],
};

const name = process.argv[2] ?? 'everything';
const plan = plans[name];
if (plan === undefined) throw new Error(`no such tests: ${name}; there are ${Object.keys(plans).join(', ')}`);

const reports = mkdtempSync(join(tmpdir(), 'elan-reports-'));
// Ctrl-C also reaches the parts: wait until they have cleaned up.
process.on('SIGINT', () => {});
const total: Count = { passed: 0, failed: 0 };
const times: string[] = [];
const start = performance.now();
const busyBefore = busyTime();

/**
 * Milliseconds for which the processors have been busy, with other work too: a browser does not wait for its processes,
 * so nothing adds up theirs alone.
 */
function busyTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** @returns whether all parts passed; parts after a failed one are skipped */
async function runLine(line: readonly string[], isAlone: boolean): Promise<boolean> {
  for (const part of line) {
    const before = performance.now();
    const { passed, failed } = await runPart(part, isAlone);
    times.push(`${part} ${duration(performance.now() - before)}`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) return false;
  }
  return true;
}

async function runPart(part: string, isAlone: boolean): Promise<Count> {
  try {
    const run = parts[part];
    if (run === undefined) throw new Error(`no such part: ${part}`);
    return await run({ reports, prefix: isAlone ? '' : `${part.padEnd(8)} | ` });
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

for (const stage of plan) {
  const passed = await Promise.all(stage.map((line) => runLine(line, stage.length === 1)));
  if (passed.includes(false)) break;
}
rmSync(reports, { recursive: true, force: true });
const busy = duration(busyTime() - busyBefore);
process.stdout.write(`\n${times.join(', ')}; ${duration(performance.now() - start)} in all\n`);
process.stdout.write(`The processors were busy for ${busy}, with what else runs on this machine.\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
