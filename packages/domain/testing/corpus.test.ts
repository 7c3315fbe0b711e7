import { describe, expect, test } from 'vitest';
import { lines } from './lines.ts';
import { misleadingLines } from './lines-misleading.ts';
import { lastMisleadingLines } from './lines-misleading-last.ts';
import { laterMisleadingLines } from './lines-misleading-later.ts';
import { tenthMisleadingLines } from './lines-misleading-tenth.ts';
import { type Measured, measure, readLine } from './measure.ts';
import { ledgerOf } from './plan.ts';
import { unseenPlans } from './plans-unseen.ts';

const misleading = [...misleadingLines, ...laterMisleadingLines, ...lastMisleadingLines, ...tenthMisleadingLines];
const measured = {
  lines: [...lines, ...misleading].map(([questions, text, wanted]) => measure(readLine(questions, text).rows, wanted)),
  plans: unseenPlans.map((plan) => measure(ledgerOf(plan).rows, plan.wanted)),
};
const sum = (all: readonly Measured[], of: (each: Measured) => number) =>
  all.reduce((total, each) => total + of(each), 0);

describe.each(['lines', 'plans'] as const)('of the %s', (name) => {
  const all = measured[name];
  const right = sum(all, (each) => each.right);
  const wrong = sum(all, (each) => each.wrong.length);
  const wanted = sum(all, (each) => each.wanted);
  console.info(`${name}: ${right} of ${wanted} fields proposed rightly, ${wrong} wrongly`);

  test('at most one proposed field in a hundred is wrong', () => {
    expect(wrong / (right + wrong)).toBeLessThanOrEqual(0.01);
  });

  test('a third of the fields is proposed', () => {
    expect(right / wanted).toBeGreaterThan(name === 'plans' ? 0.35 : 0.3);
  });
});
