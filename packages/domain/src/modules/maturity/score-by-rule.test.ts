import { expect, test } from 'vitest';
import { maturityCategories } from './categories.ts';
import { parseMaturity } from './output.ts';
import { maturityByRule } from './rule.ts';
import type { MaturityScore } from './score.ts';
import { scoreByRule } from './score-by-rule.ts';

const rule = maturityByRule({
  entries: { idea: { answers: { businessIdea: 'Bread baked at home every day' } } },
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  papers: {},
  today: '2026-12',
});

function scoreWith(points: number): MaturityScore {
  const area = { score: points, status: 'As a model says', recommendations: ['Call'] };
  const categories = Object.fromEntries(maturityCategories.map((key) => [key, area])) as MaturityScore['categories'];
  return { overall: points, categories, strengths: [], weaknesses: [], nextSteps: [], timeline: '' };
}

test('the numbers are those of the rule; where a model gives others, they and its words for them stand beside', () => {
  const score = scoreByRule(scoreWith(90), rule, 'fr');
  const { idea, market } = rule.categories;
  expect(score).toMatchObject({ overall: rule.overall, model: 90, checks: { sellable: 'unconfirmed' } });
  expect(score.categories.idea).toMatchObject({
    score: idea.score,
    model: { score: 90, status: 'As a model says' },
    status: 'Au début',
    parts: { complete: { points: idea.parts.complete.points, reason: idea.parts.complete.reason.fr } },
  });
  expect(market.score).toBe(0);
  expect(scoreByRule(scoreWith(0), rule, 'en').categories.market).not.toHaveProperty('model');
});

test('what is stored of a score is read again as it was', () => {
  const { checks: _, ...score } = scoreByRule(scoreWith(90), rule, 'en');
  expect(parseMaturity(JSON.stringify(score))).toEqual(score);
  const { lender } = score.categories.idea.parts ?? {};
  const bold = {
    ...score.categories.idea,
    parts: { ...score.categories.idea.parts, lender: { ...lender, points: 50 } },
  };
  const read = parseMaturity(JSON.stringify({ ...score, categories: { ...score.categories, idea: bold } }));
  expect(read?.categories.idea).not.toHaveProperty('parts');
});
