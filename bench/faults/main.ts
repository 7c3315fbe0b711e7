import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jumpClocks } from './clock-faults.ts';
import {
  fullDisk,
  killDatabase,
  killServer,
  pauseDatabase,
  type Result,
  restartDatabase,
  slowDatabase,
} from './database-faults.ts';
import { checkOutside } from './outside-faults.ts';
import { productOn } from './product.ts';
import { startTwice } from './two-starters.ts';

/**
 * Breaks what the product depends on while people work, and prints for each fault how many acknowledged writes were
 * lost or doubled, and the longest time in which none was saved. Ends with status 1 unless all is well.
 * `npm run prove:faults -- --rounds 20 --only kill`
 */
const { values } = parseArgs({
  options: {
    /** Of the kills; other faults, which take longer each, get a tenth. */
    rounds: { type: 'string', default: '20' },
    /** Part of a fault's name. */
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4460' },
  },
});
const rounds = Number(values.rounds);
const few = Math.max(1, Math.round(rounds / 10));
const port = Number(values.port);
const directory = mkdtempSync(join(tmpdir(), 'elan-faults-'));
const product = productOn(port, join(directory, 'data'));

const faults: [name: string, run: () => Promise<Result | undefined>][] = [
  ['kill server', () => killServer(product, rounds)],
  ['kill database', () => killDatabase(product, rounds)],
  ['restart database', () => restartDatabase(product, few)],
  ['pause database', () => pauseDatabase(product, few)],
  ['slow database', () => slowDatabase(product, few, port + 1)],
  ['full disk', () => fullDisk(join(directory, 'disk'), port + 3, few)],
];

let isSound = true;
const lines: string[] = [];
const note = (line: string) => {
  lines.push(line);
  process.stdout.write(`${line}\n`);
};

await product.start();
try {
  for (const [name, run] of faults.filter(([name]) => name.includes(values.only))) {
    const result = await run();
    if (result === undefined) note(`| ${name} | not tried: this machine does not permit it | | | | |`);
    else report(result);
  }
} finally {
  await product.stop();
}
for (const [name, run] of [
  ['two starters', () => startTwice(join(directory, 'twice'), port + 10)],
  ['outside', () => checkOutside(join(directory, 'outside'), port + 20)],
  ['clock jumps', () => jumpClocks(port + 30)],
] as const) {
  if (!name.includes(values.only)) continue;
  for (const [what, outcome, isRight] of await run()) {
    isSound &&= isRight;
    note(`| ${what} | ${outcome}${isRight ? '' : ' – WRONG'} | | | | |`);
  }
}
rmSync(directory, { recursive: true, force: true });
process.stdout.write(
  `\n| fault | rounds | acknowledged writes | lost | doubled | longest pause, seconds: median (most) |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n`,
);
process.exitCode = isSound ? 0 : 1;

function report({ fault, rounds, damage, pauses }: Result): void {
  const { acknowledged, lost, doubled, failures } = damage;
  if (lost + doubled + failures.length > 0) isSound = false;
  const sorted = [...pauses].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const times = `${middle.toFixed(1)} (${sorted.at(-1)?.toFixed(1)})`;
  note(`| ${fault} | ${rounds} | ${acknowledged} | ${lost} | ${doubled} | ${times} |`);
  for (const failure of new Set(failures))
    process.stdout.write(`  ${failure} × ${failures.filter((each) => each === failure).length}\n`);
}
