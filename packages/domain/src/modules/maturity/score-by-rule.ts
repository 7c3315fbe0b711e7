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
    const { score: byRule, status: ownStatus, parts } = rule.categories[key];
    const partScores = ruleParts.map((part) => [
      part,
      { points: parts[part].points, reason: parts[part].reason[language] },
    ]);
    const area: CategoryScore = {
      score: byRule,
      status: score === byRule ? status : ownStatus[language],
      recommendations,
      parts: Object.fromEntries(partScores) as CategoryScore['parts'],
      ...(score === byRule ? {} : { model: { score, status } }),
    };
    return [key, area] as const;
  });
  const { strengths, weaknesses, nextSteps, timeline } = written;
  return {
    overall: rule.overall,
    ...(written.overall === rule.overall ? {} : { model: written.overall }),
    categories: Object.fromEntries(categories) as MaturityScore['categories'],
    ...{ strengths, weaknesses, nextSteps, timeline },
    checks: Object.fromEntries(rule.checks.map(({ key, result }) => [key, result])),
  };
}
