import type { Text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';

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

/** The area in which each counts. */
export const lenderCheckAreas: Readonly<Record<LenderCheckKey, MaturityCategory>> = {
  cash: 'finance',
  loan: 'finance',
  pay: 'business',
  seasons: 'market',
  breakEven: 'marketing',
  unitCost: 'product',
  sellable: 'idea',
};

/** What each requires, as sentences. */
export const requirements: Readonly<Record<LenderCheckKey, Text>> = {
  cash: {
    en: 'Cash is never short, with the money in hand or promised alone.',
    fr: "L'encaisse ne manque jamais, avec le seul argent en main ou promis.",
  },
  loan: {
    en: 'Each year earns at least what the loans cost.',
    fr: 'Chaque année rapporte au moins ce que coûtent les prêts.',
  },
  pay: { en: 'Your own pay is in the figures.', fr: 'Votre rémunération est dans les chiffres.' },
  seasons: { en: 'The season of the sales is in the figures.', fr: 'La saison des ventes est dans les chiffres.' },
  breakEven: { en: 'Sales cover all costs in some month.', fr: "Les ventes couvrent tous les coûts d'un mois." },
  unitCost: { en: 'Each sale leaves more than it costs.', fr: "Chaque vente laisse plus qu'elle ne coûte." },
  sellable: { en: 'What you sell has a price and a quantity.', fr: 'Ce que vous vendez a un prix et une quantité.' },
};
