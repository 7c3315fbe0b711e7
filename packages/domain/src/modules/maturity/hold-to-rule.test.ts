import { expect, test } from 'vitest';
import { maturityCategories } from './categories.ts';
import { holdToRule } from './hold-to-rule.ts';
import { maturityByRule } from './rule.ts';
import type { MaturityScore } from './score.ts';

const rule = maturityByRule({
  entries: { idea: { answers: { businessIdea: 'Bread at home' } } },
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  papers: {},
  today: '2026-12',
});

function scoreWith(points: number): MaturityScore {
  const area = { score: points, status: 'As a model says', recommendations: ['Call'] };
  const categories = Object.fromEntries(maturityCategories.map((key) => [key, area])) as MaturityScore['categories'];
  return { overall: points, categories, strengths: [], weaknesses: [], nextSteps: [], timeline: '' };
}

test('a model moves an area by ten points at most, and the whole follows', () => {
  const held = holdToRule(scoreWith(90), rule);
  expect(held.categories.idea).toMatchObject({ score: rule.categories.idea.score + 10, status: 'As a model says' });
  expect(held.categories.market.score).toBe(10);
  expect(held.overall).toBe(Math.round((50 + rule.categories.idea.score + 10) / 6));
  expect(holdToRule(scoreWith(0), rule).categories.idea.score).toBe(0);
});

test('the whole never passes the ceiling', () => {
  const high = Object.fromEntries(
    maturityCategories.map((key) => [key, { ...rule.categories[key], score: 90 }]),
  ) as typeof rule.categories;
  expect(holdToRule(scoreWith(95), { ...rule, categories: high, ceiling: 69 }).overall).toBe(69);
  expect(holdToRule(scoreWith(95), { ...rule, categories: high, ceiling: null }).overall).toBe(95);
});
