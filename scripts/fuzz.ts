import { parseArgs } from 'node:util';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

/** Calls the whole contract with hostile values: `npm run fuzz -- --runs 200 --seed 7 --only ledger.save`. */
const { values } = parseArgs({
  options: {
    /** Calls of each procedure by each kind of caller. */
    runs: { type: 'string', default: '100' },
    /** What the calls are drawn from; a new one each time, so that every run tries something else. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    /** The procedure to call; all of them by default. */
    only: { type: 'string', default: '' },
  },
});

process.stdout.write(`seed ${values.seed}, ${values.runs} calls of each procedure by each caller\n`);
const test = 'apps/server/src/testing/fuzz/contract-fuzz.test.ts';
const args = ['run', '--project', 'server (embedded PostgreSQL)', '--testNamePattern', values.only, test];
const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed };
process.exitCode = (await runProgram(`${root}/node_modules/.bin/vitest`, args, { cwd: root, env, prefix: '' })) ?? 1;
