import type { Text } from '../locale.ts';
import { type PlanSectionKey, planBody } from './sections.ts';

/** Who reads a plan. */
export const planReaders = ['banker', 'programme', 'partner'] as const;
export type PlanReader = (typeof planReaders)[number];

export const planReaderNames: Readonly<Record<PlanReader, Text>> = {
  banker: { en: 'A bank or another lender', fr: 'Une banque ou un autre prêteur' },
  programme: { en: 'A support program', fr: 'Un programme de soutien' },
  partner: { en: 'A partner', fr: 'Un partenaire' },
};

/** What a plan for that reader does differently, in a sentence. */
export const planReaderNotes: Readonly<Record<PlanReader, Text>> = {
  banker: {
    en: 'The usual order, with all the figures, the loans month by month and where each figure comes from.',
    fr: "L'ordre habituel, avec tous les chiffres, les prêts mois par mois et l'origine de chaque chiffre.",
  },
  programme: {
    en: 'The people and what the project brings to its surroundings come first. Loan payments are left out at first.',
    fr: "L'équipe et ce que le projet apporte à son milieu viennent en premier. Les versements des prêts sont d'abord laissés de côté.",
  },
  partner: {
    en: 'The offer and the market come first, and the financial plan is short. The months and the loan payments are left out at first.',
    fr: "L'offre et le marché viennent en premier, et le plan financier est court. Les mois et les versements des prêts sont d'abord laissés de côté.",
  },
};

const bodies: Readonly<Record<PlanReader, readonly PlanSectionKey[]>> = {
  banker: planBody,
  programme: [
    'summary',
    'people',
    'company',
    'offer',
    'environment',
    'market',
    'competitors',
    'swot',
    'marketing',
    'milestones',
    'operations',
    'sales',
    'equipment',
    'risks',
    'finances',
    'unproved',
  ],
  partner: [
    'summary',
    'offer',
    'market',
    'competitors',
    'swot',
    'marketing',
    'sales',
    'people',
    'company',
    'milestones',
    'operations',
    'equipment',
    'risks',
    'finances',
    'environment',
    'unproved',
  ],
};

const leftOut: Readonly<Record<PlanReader, readonly PlanSectionKey[]>> = {
  banker: [],
  programme: ['loans', 'equipment'],
  partner: ['environment', 'equipment', 'byMonth', 'loans'],
};

/** The order of the body before anybody changes it. */
export const bodyFor = (reader: PlanReader): readonly PlanSectionKey[] => bodies[reader];

/** Whether a section is in the plan before anybody says otherwise. */
export const isShownByDefault = (reader: PlanReader, key: string): boolean =>
  !(leftOut[reader] as readonly string[]).includes(key);

/** A partner gets the key figures, the charts, sources and uses, and the break-even; others the whole financial plan. */
export const hasShortFinances = (reader: PlanReader): boolean => reader === 'partner';
