import * as z from 'zod/mini';
import type { Text } from '../../locale.ts';

/** The six areas of the score (specification 3), in the order they are shown. */
export const maturityCategories = ['idea', 'market', 'business', 'marketing', 'product', 'finance'] as const;
export type MaturityCategory = (typeof maturityCategories)[number];

export const maturityCategoryLabels: Readonly<Record<MaturityCategory, Text>> = {
  idea: { en: 'Idea', fr: 'Idée' },
  market: { en: 'Market', fr: 'Marché' },
  business: { en: 'Business', fr: 'Entreprise' },
  marketing: { en: 'Marketing', fr: 'Marketing' },
  product: { en: 'Product', fr: 'Produit' },
  finance: { en: 'Finance', fr: 'Finances' },
};

const points = z.number().check(z.gte(0), z.lte(100));

export const categoryScore = z.object({ score: points, status: z.string(), recommendations: z.array(z.string()) });
export type CategoryScore = z.infer<typeof categoryScore>;

export const maturityScore = z.object({
  overall: points,
  categories: z.record(z.enum(maturityCategories), categoryScore),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  nextSteps: z.array(z.string()),
  timeline: z.string(),
});
export type MaturityScore = z.infer<typeof maturityScore>;

/** The colour of a score in text (specification 9). */
export function textBand(score: number): 'green' | 'yellow' | 'orange' | 'red' {
  if (score >= 80) return 'green';
  if (score >= 60) return 'yellow';
  return score >= 40 ? 'orange' : 'red';
}

/** The colour of the ring: three bands, on purpose not those of the text (decision C-26). */
export function ringBand(score: number): 'green' | 'amber' | 'red' {
  if (score >= 80) return 'green';
  return score >= 60 ? 'amber' : 'red';
}
