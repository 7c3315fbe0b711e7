import { maturityCategories } from './categories.ts';
import type { MaturityByRule } from './rule.ts';
import { modelMargin } from './rule-text.ts';
import type { MaturityScore } from './score.ts';

/**
 * A score within what the published rule allows, built-in or from a model: each area at most ten points from the rule's, the
 * overall score their average and never above the ceiling. The rule's own score comes back as it is.
 */
export function holdToRule(score: MaturityScore, rule: MaturityByRule): MaturityScore {
  const held = maturityCategories.map((key) => {
    const byRule = rule.categories[key].score;
    const within = Math.min(byRule + modelMargin, Math.max(byRule - modelMargin, score.categories[key].score));
    return [key, { ...score.categories[key], score: Math.min(100, Math.max(0, within)) }] as const;
  });
  const average = Math.round(held.reduce((sum, [, area]) => sum + area.score, 0) / held.length);
  return {
    ...score,
    overall: Math.min(average, rule.ceiling ?? 100),
    categories: Object.fromEntries(held) as MaturityScore['categories'],
  };
}
