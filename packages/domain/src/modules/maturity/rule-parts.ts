import type { Text } from '../../locale.ts';

/** The three parts of an area's score, in display order. */
export const ruleParts = ['lender', 'proof', 'complete'] as const;
export type RulePart = (typeof ruleParts)[number];

/** The points of each part; together they make 100. */
export const partPoints: Readonly<Record<RulePart, number>> = { lender: 50, proof: 30, complete: 20 };

export const rulePartLabels: Readonly<Record<RulePart, Text>> = {
  lender: { en: 'No deal-breaker', fr: 'Aucun point bloquant' },
  proof: { en: 'Proof', fr: 'Preuves' },
  complete: { en: 'Answers', fr: 'Réponses' },
};
