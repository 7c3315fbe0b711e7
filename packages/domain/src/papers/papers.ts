import type { Text } from '../locale.ts';

/** What a project says of a paper. Nothing said is the same as `missing`. */
export const paperStates = ['missing', 'asked_for', 'have', 'not_needed'] as const;
export type PaperState = (typeof paperStates)[number];

export const paperStateLabels: Readonly<Record<PaperState, Text>> = {
  missing: { en: 'Missing', fr: 'Manquant' },
  asked_for: { en: 'Asked for', fr: 'Demandé' },
  have: { en: 'In hand', fr: 'En main' },
  not_needed: { en: 'Not needed', fr: 'Pas nécessaire' },
};

/** The papers that lenders and lease offices usually ask a new business for, in the order people collect them. */
export const paperKeys = [
  'quotes',
  'lease',
  'orders',
  'licences',
  'insurance',
  'registration',
  'salesTax',
  'workSafety',
  'partners',
  'cv',
  'identity',
  'statements',
  'netWorth',
  'taxReturns',
  'otherMoney',
] as const;
export type PaperKey = (typeof paperKeys)[number];

export const isPaperKey = (value: unknown): value is PaperKey => paperKeys.includes(value as PaperKey);

/** Whether nothing is left to do for a paper. */
export const isSettled = (state: PaperState | undefined): boolean => state === 'have' || state === 'not_needed';
