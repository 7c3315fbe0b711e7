import { describe, expect, test } from 'vitest';
import { measure } from './testing/measure.ts';
import { ledgerOf, shownConflict } from './testing/plan.ts';
import { englishPlans } from './testing/plans-en.ts';
import { frenchPlans } from './testing/plans-fr.ts';
import { laterPlans } from './testing/plans-later.ts';
import { furtherPlans } from './testing/plans-more.ts';

const plans = [...frenchPlans, ...englishPlans, ...furtherPlans, ...laterPlans];

describe.each(plans)('$trade', (plan) => {
  const { rows, conflicts } = ledgerOf(plan);

  test('nothing is read wrongly', () => {
    expect(measure(rows, plan.wanted).wrong).toEqual([]);
  });

  test('what contradicts itself is found, and nothing else', () => {
    expect(conflicts.map(shownConflict).toSorted()).toEqual(plan.conflicts.toSorted());
  });
});

test('most of it is read', () => {
  const measured = plans.map((plan) => measure(ledgerOf(plan).rows, plan.wanted));
  const right = measured.reduce((sum, each) => sum + each.right, 0);
  const wanted = measured.reduce((sum, each) => sum + each.wanted, 0);
  console.info(
    `${plans.length} whole plans: ${right} of ${wanted} fields read (${((right / wanted) * 100).toFixed(1)}%)`,
  );
  expect(right / wanted).toBeGreaterThan(0.9);
});
