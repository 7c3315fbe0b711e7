import { expect, test } from 'vitest';
import { amountsOf } from '../src/ledger/amounts-of-passage.ts';
import { figuresToCheck, topicOf } from '../src/ledger/figures-to-check.ts';
import { kindAsked } from '../src/ledger/kind-of-amount.ts';
import { ledgerOf, type Plan } from './plan.ts';
import { unseenPlans } from './plans-unseen.ts';

/** Questions whose amounts belong to no sale that has to be there first. */
const asked = new Set(['costs', 'team', 'cash']);

/** The kinds of row in which an adviser puts an amount. */
function kindsOf({ wanted }: Plan, value: number): Set<string> {
  const holds = (row: string) =>
    [...row.matchAll(/ (?:amount|wage|salary|payment)\??=([\d.]+)/gu)].some(([, each]) => Number(each) === value);
  return new Set(wanted.filter(holds).map((row) => row.split(' ')[0] ?? ''));
}

test('a card begins with what its amount is, or with nothing', () => {
  const found = { right: 0, wrong: 0, open: 0 };
  for (const plan of unseenPlans) {
    for (const card of figuresToCheck(ledgerOf(plan))) {
      if (card.is !== 'passage' || !asked.has(topicOf(card.passage) ?? '')) continue;
      for (const amount of amountsOf(card.passage)) {
        const kinds = kindsOf(plan, amount.value ?? -1);
        if (kinds.size === 0) continue;
        const kind = kindAsked(card.passage, amount, []);
        found[kind === null ? 'open' : kinds.has(kind) ? 'right' : 'wrong'] += 1;
      }
    }
  }
  console.info(`cards: ${found.right} begin rightly, ${found.wrong} wrongly, ${found.open} with nothing`);
  expect(found.wrong / found.right).toBeLessThan(0.03);
  expect(found.right / (found.right + found.open)).toBeGreaterThan(0.7);
});
