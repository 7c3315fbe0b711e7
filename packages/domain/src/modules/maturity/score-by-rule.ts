import type { Language } from '../../locale.ts';
import { maturityCategories } from './categories.ts';
import type { MaturityByRule } from './rule.ts';
import { ruleParts } from './rule-parts.ts';
import type { CategoryScore, MaturityScore } from './score.ts';

/**
 * The score of the published rule, with the words of whoever wrote about it. Numbers that differ from the rule's stay
 * beside them as the model's view, and never count.
 */
export function scoreByRule(written: MaturityScore, rule: MaturityByRule, language: Language): MaturityScore {
  const categories = maturityCategories.map((key) => {
    const { score, status, recommendations } = written.categories[key];
    const { score: byRule, parts } = rule.categories[key];
    const told = ruleParts.map((part) => [part, { points: parts[part].points, reason: parts[part].reason[language] }]);
    return [
      key,
      {
        ...{ score: byRule, status, recommendations },
        parts: Object.fromEntries(told) as CategoryScore['parts'],
        ...viewOf(score, byRule),
      },
    ] as const;
  });
  const { strengths, weaknesses, nextSteps, timeline } = written;
  return {
    overall: rule.overall,
    ...viewOf(written.overall, rule.overall),
    categories: Object.fromEntries(categories) as MaturityScore['categories'],
    ...{ strengths, weaknesses, nextSteps, timeline },
    checks: Object.fromEntries(rule.checks.map(({ key, result }) => [key, result])),
  };
}

const viewOf = (written: number, byRule: number) => (written === byRule ? {} : { model: written });
