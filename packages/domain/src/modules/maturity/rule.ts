import type { Text } from '../../locale.ts';
import { textBand } from './bands.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import type { CheckResult, LenderCheck } from './check-steps.ts';
import { completeness } from './completeness.ts';
import { lenderCheckLabels } from './lender-check-keys.ts';
import { lenderChecks } from './lender-checks.ts';
import { joined, type PartScore, pointsOf } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { proof } from './proof.ts';
import { ceilings, partPoints, type RulePart, ruleParts } from './rule-text.ts';

export type { PartScore, Raise } from './part-score.ts';
export type { ProjectFacts } from './project-facts.ts';
export { partPoints, type RulePart, rulePartLabels, ruleParts } from './rule-text.ts';

export type CategoryByRule = {
  /** 0 to 100, the sum of the parts. */
  readonly score: number;
  readonly status: Text;
  readonly parts: Readonly<Record<RulePart, PartScore>>;
};

export type MaturityByRule = {
  /** The average of the six, rounded, and at most the ceiling. */
  readonly overall: number;
  /** The most it can be while something would stop a lender; null when nothing would. */
  readonly ceiling: number | null;
  /** What was checked, the most serious first. */
  readonly checks: readonly LenderCheck[];
  readonly categories: Readonly<Record<MaturityCategory, CategoryByRule>>;
};

/** Half for what nobody has confirmed: it is there, but proves nothing yet. */
const worth: Readonly<Record<CheckResult, number>> = { met: 1, unconfirmed: 0.5, open: 0 };

/**
 * The published rule: how well prepared a project is, never how likely it is to succeed. The same facts always give the
 * same score; a project without answers and figures scores 0.
 */
export function maturityByRule(facts: ProjectFacts): MaturityByRule {
  const checks = lenderChecks(facts);
  const scored = maturityCategories.map((category) => [category, scoreCategory(facts, category, checks)] as const);
  const average = Math.round(scored.reduce((total, [, { score }]) => total + score, 0) / scored.length);
  const ceiling = ceilingFor(checks);
  return {
    overall: Math.min(average, ceiling ?? 100),
    ceiling,
    checks,
    categories: Object.fromEntries(scored) as Record<MaturityCategory, CategoryByRule>,
  };
}

function ceilingFor(checks: readonly LenderCheck[]): number | null {
  const open = checks.filter(({ result }) => result === 'open').length;
  return open === 0 ? null : (ceilings[Math.min(open, ceilings.length) - 1] ?? null);
}

function scoreCategory(
  facts: ProjectFacts,
  category: MaturityCategory,
  checks: readonly LenderCheck[],
): CategoryByRule {
  const parts = {
    lender: forLender(checks.filter((check) => check.category === category)),
    proof: proof(facts, category),
    complete: completeness(facts, category),
  };
  const score = ruleParts.reduce((total, part) => total + parts[part].points, 0);
  return { score, status: statusOf(score), parts };
}

function forLender(checks: readonly LenderCheck[]): PartScore {
  const most = partPoints.lender;
  const earned = checks.map(({ result }) => worth[result]);
  // Where nothing applies, as the season of a subscription, nothing stops a lender.
  const points = checks.length === 0 ? most : pointsOf(earned, most);
  return {
    points,
    reason: checks.length === 0 ? nothingToCheck : joined(checks.map(named)),
    raises: checks
      .flatMap(({ advice, result }) =>
        advice === undefined ? [] : [{ text: advice, gain: Math.round((most * (1 - worth[result])) / checks.length) }],
      )
      .sort((one, other) => other.gain - one.gain),
  };
}

/** 'Cash: it is never short …' */
const named = ({ key, reason }: LenderCheck): Text => ({
  en: `${lenderCheckLabels[key].en}: ${reason.en}`,
  fr: `${lenderCheckLabels[key].fr}\u00a0: ${reason.fr}`,
});

const nothingToCheck: Text = {
  en: 'Nothing here would stop a lender.',
  fr: "Rien ici n'arrêterait un prêteur.",
};

function statusOf(score: number): Text {
  if (score === 0) return { en: 'Not started', fr: 'Pas commencé' };
  const band = textBand(score);
  if (band === 'green') return { en: 'Well prepared', fr: 'Bien préparé' };
  if (band === 'yellow') return { en: 'On the way', fr: 'En bonne voie' };
  return band === 'orange' ? { en: 'Taking shape', fr: 'Prend forme' } : { en: 'At the beginning', fr: 'Au début' };
}
