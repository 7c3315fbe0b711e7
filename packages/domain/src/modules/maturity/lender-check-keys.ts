import type { Text } from '../../locale.ts';

/** What would stop a lender, in the order a lender meets it. */
export const lenderCheckKeys = ['cash', 'loan', 'pay', 'seasons', 'breakEven', 'unitCost', 'sellable'] as const;
export type LenderCheckKey = (typeof lenderCheckKeys)[number];

export const lenderCheckLabels: Readonly<Record<LenderCheckKey, Text>> = {
  cash: { en: 'Cash', fr: 'Encaisse' },
  loan: { en: 'Repaying the loan', fr: 'Remboursement du prêt' },
  pay: { en: 'Your pay', fr: 'Votre rémunération' },
  seasons: { en: 'Season', fr: 'Saison' },
  breakEven: { en: 'Break-even', fr: 'Seuil de rentabilité' },
  unitCost: { en: 'Cost of a sale', fr: "Coût d'une vente" },
  sellable: { en: 'What you sell', fr: 'Ce que vous vendez' },
};
