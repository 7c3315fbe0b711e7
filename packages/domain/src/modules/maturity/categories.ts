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
