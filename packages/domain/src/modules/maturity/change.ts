import type { Language } from '../../locale.ts';
import { maturityCategories, maturityCategoryLabels } from './categories.ts';
import type { CheckResult } from './check-steps.ts';
import type { MaturityByRule } from './rule.ts';
import type { MaturityScore } from './score.ts';

const order: readonly CheckResult[] = ['open', 'unconfirmed', 'met'];

/**
 * Why a score differs from the one before: the checks that came out otherwise, then the areas that moved.
 * @param before the score that was stored last
 * @param now the new one, and what the rule found for it
 * @returns null when there was none before or the score stayed the same
 */
export function changeSince(
  before: MaturityScore | null | undefined,
  now: { score: MaturityScore; rule: MaturityByRule },
  language: Language,
): NonNullable<MaturityScore['change']> | null {
  if (before == null || before.overall === now.score.overall) return null;
  const isDown = now.score.overall < before.overall;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const checks = now.rule.checks
    .filter(({ key, result }) => {
      const earlier = before.checks?.[key];
      if (earlier === undefined) return false;
      const step = order.indexOf(result) - order.indexOf(earlier);
      return isDown ? step < 0 : step > 0;
    })
    .map(({ category, reason }) => `${maturityCategoryLabels[category][language]}${colon}${reason[language]}`);
  const moved = maturityCategories.flatMap((category) => {
    const [was, is] = [before.categories[category].score, now.score.categories[category].score];
    const step = is - was;
    return (isDown ? step < 0 : step > 0) ? [{ category, was, is, step: Math.abs(step) }] : [];
  });
  const areas = moved
    .sort((one, other) => other.step - one.step)
    .map(({ category, was, is }) => `${maturityCategoryLabels[category][language]}${colon}${was} → ${is}`);
  const newRule = before.categories.idea.parts === undefined ? [ruleChanged[language]] : [];
  return { from: before.overall, reasons: [...newRule, ...checks, ...areas].slice(0, mostReasons) };
}

const mostReasons = 6;

const ruleChanged = {
  en: 'The earlier score followed an earlier rule: this one counts only what is known or proved.',
  fr: "L'indice précédent suivait une règle antérieure\u00a0: celle-ci ne compte que ce qui est connu ou prouvé.",
};
