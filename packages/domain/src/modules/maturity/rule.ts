import type { Language, Text } from '../../locale.ts';
import { textBand } from './bands.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import type { LenderCheck } from './check-steps.ts';
import { completeness } from './completeness.ts';
import { lenderChecks } from './lender-checks.ts';
import type { PartScore } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { proof } from './proof.ts';
import { partPoints, type RulePart, ruleParts } from './rule-parts.ts';
import { ceilings } from './rule-text.ts';

export type { Raise } from './part-score.ts';
export type { ProjectFacts } from './project-facts.ts';
export { partPoints, type RulePart, rulePartLabels, ruleParts } from './rule-parts.ts';

export type CategoryByRule = {
  /** 0 to 100, the sum of the parts. */
  readonly score: number;
  readonly status: Text;
  readonly parts: Readonly<Record<RulePart, PartScore>>;
};

export type MaturityByRule = {
  /** The average of the six, rounded, and at most the ceiling. */
  readonly overall: number;
  /** The most it can be while there is a deal-breaker; null without one. */
  readonly ceiling: number | null;
  /** What was checked, the most serious first. */
  readonly checks: readonly LenderCheck[];
  readonly categories: Readonly<Record<MaturityCategory, CategoryByRule>>;
};

/**
 * The published rule: how well prepared a project is, never how likely it is to succeed. Only what is known or proved
 * earns points. The same facts always give the same score; a project without answers and figures scores 0.
 */
export function maturityByRule(facts: ProjectFacts): MaturityByRule {
  const checks = lenderChecks(facts);
  const scored = maturityCategories.map((category) => [category, scoreCategory(facts, category, checks)] as const);
  const average = Math.round(scored.reduce((total, [, { score }]) => total + score, 0) / scored.length);
  const open = checks.filter(({ result }) => result === 'open').length;
  const ceiling = ceilings[Math.min(open, ceilings.length) - 1] ?? null;
  return {
    overall: Math.min(average, ceiling ?? 100),
    ceiling,
    checks,
    categories: Object.fromEntries(scored) as Record<MaturityCategory, CategoryByRule>,
  };
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

/** The checks of an area share its points; one that is not met earns nothing. */
function forLender(checks: readonly LenderCheck[]): PartScore {
  const most = partPoints.lender;
  if (checks.length === 0) return { points: most, reason: notApplicable, raises: [] };
  const met = checks.filter(({ result }) => result === 'met').length;
  const distinct = [...new Map(checks.map(({ result, reason }) => [reason.en, { result, reason }])).values()];
  const say = (language: Language) =>
    distinct.map(({ result, reason }) => `${resultLabels[result][language]}${reason[language]}`).join(' ');
  return {
    points: Math.round((most * met) / checks.length),
    reason: { en: say('en'), fr: say('fr') },
    raises: checks.flatMap(({ advice }) =>
      advice === undefined ? [] : [{ text: advice, gain: Math.round(most / checks.length) }],
    ),
  };
}

const resultLabels: Readonly<Record<LenderCheck['result'], Text>> = {
  met: { en: '', fr: '' },
  open: { en: 'Deal-breaker. ', fr: 'Point bloquant. ' },
  unconfirmed: { en: 'To assess. ', fr: 'À évaluer. ' },
};

const notApplicable: Text = { en: 'Not applicable.', fr: 'Sans objet.' };

function statusOf(score: number): Text {
  if (score === 0) return { en: 'Not started', fr: 'Pas commencé' };
  const band = textBand(score);
  if (band === 'green') return { en: 'Well prepared', fr: 'Bien préparé' };
  if (band === 'yellow') return { en: 'On the way', fr: 'En bonne voie' };
  return band === 'orange' ? { en: 'Taking shape', fr: 'Prend forme' } : { en: 'At the beginning', fr: 'Au début' };
}
