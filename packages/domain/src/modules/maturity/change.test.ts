import { expect, test } from 'vitest';
import { row } from '../../forecast/testing/rows.ts';
import type { Row } from '../../ledger/row.ts';
import { maturityCategories } from './categories.ts';
import { changeSince } from './change.ts';
import { maturityByRule } from './rule.ts';
import type { MaturityScore } from './score.ts';
import { scoreByRule } from './score-by-rule.ts';

const ruleOf = (rows: readonly Row[]) =>
  maturityByRule({
    entries: {},
    ledger: { rows: [...rows], conflicts: [], differences: [], unread: [] },
    papers: {},
    today: '2026-12',
  });

function scoreOf(rows: readonly Row[]): { score: MaturityScore; rule: ReturnType<typeof ruleOf> } {
  const rule = ruleOf(rows);
  const area = { score: 0, status: '', recommendations: [] as string[] };
  const categories = Object.fromEntries(maturityCategories.map((key) => [key, area])) as MaturityScore['categories'];
  const lists = { strengths: [], weaknesses: [], nextSteps: [], timeline: '' };
  return { score: scoreByRule({ overall: 0, categories, ...lists }, rule, 'en'), rule };
}

const bread = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month', unitCost: 200 });
const savings = row('funding', 'Savings', { source: 'savings', amount: 800_000, state: 'in_hand' });
const phone = row('cost', 'Phone', { amount: 5_000, every: 'month' });
const before = scoreOf([bread, savings, phone]);
const after = scoreOf([bread, savings, phone, row('cost', 'Lease', { amount: 600_000, every: 'month' })]);

test('a score that went down names the check that came out worse, then the areas that fell', () => {
  const change = changeSince(before.score, after, 'en');
  expect(change?.from).toBe(before.score.overall);
  expect(change?.reasons[0]).toMatch(/^Finance: Cash falls to −\$/u);
  expect(change?.reasons).toContain(
    `Finance: ${before.score.categories.finance.score} → ${after.score.categories.finance.score}`,
  );
});

test('a score that went up names what came out better', () => {
  expect(changeSince(after.score, before, 'fr')?.reasons[0]).toMatch(
    /^Finances\u00a0: Selon vos chiffres, l'encaisse ne manque jamais/u,
  );
});

test('the same score, or the first one, has no change', () => {
  expect(changeSince(before.score, before, 'en')).toBeNull();
  expect(changeSince(null, before, 'en')).toBeNull();
});

test('a score of the earlier rule says that the rule is another', () => {
  const { parts: _, ...idea } = before.score.categories.idea;
  const earlier = { ...before.score, overall: 75, categories: { ...before.score.categories, idea } };
  expect(changeSince(earlier, before, 'en')?.reasons[0]).toContain('an earlier rule');
});
