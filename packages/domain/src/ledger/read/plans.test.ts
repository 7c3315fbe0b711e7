import { describe, expect, test } from 'vitest';
import { measure } from './testing/measure.ts';
import { ledgerOf, shownConflict } from './testing/plan.ts';
import { englishPlans } from './testing/plans-en.ts';
import { frenchPlans } from './testing/plans-fr.ts';
import { laterPlans } from './testing/plans-later.ts';
import { furtherPlans } from './testing/plans-more.ts';
import { unseenPlans } from './testing/plans-unseen.ts';

const known = [...frenchPlans, ...englishPlans, ...furtherPlans, ...laterPlans];

describe.each([...known, ...unseenPlans])('$trade', (plan) => {
  const { rows, conflicts } = ledgerOf(plan);

  test('nothing is read wrongly', () => {
    expect(measure(rows, plan.wanted).wrong).toEqual([]);
  });

  test('what contradicts itself is found, and nothing else', () => {
    expect(conflicts.map(shownConflict).toSorted()).toEqual(plan.conflicts.toSorted());
  });
});

// What is not understood to the last word is left open; of plans that came later that is more.
test.each([
  ['known', known, 0.85],
  ['unseen', unseenPlans, 0.7],
] as const)('most of the %s plans is read', (name, plans, least) => {
  const measured = plans.map((plan) => measure(ledgerOf(plan).rows, plan.wanted));
  const right = measured.reduce((sum, each) => sum + each.right, 0);
  const wanted = measured.reduce((sum, each) => sum + each.wanted, 0);
  console.info(
    `${plans.length} ${name} plans: ${right} of ${wanted} fields read (${((right / wanted) * 100).toFixed(1)}%)`,
  );
  expect(right / wanted).toBeGreaterThan(least);
});
