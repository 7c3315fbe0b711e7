import { type PlanSectionKey, planBody } from './sections.ts';

/** Who reads a plan. */
export const planReaders = ['banker', 'programme', 'partner'] as const;
export type PlanReader = (typeof planReaders)[number];

const bodies: Readonly<Record<PlanReader, readonly PlanSectionKey[]>> = {
  banker: planBody,
  programme: [
    'summary',
    'people',
    'company',
    'offer',
    'environment',
    'market',
    'marketing',
    'operations',
    'risks',
    'finances',
    'unproved',
  ],
  partner: [
    'summary',
    'offer',
    'market',
    'marketing',
    'people',
    'company',
    'operations',
    'risks',
    'finances',
    'environment',
    'unproved',
  ],
};

const leftOut: Readonly<Record<PlanReader, readonly PlanSectionKey[]>> = {
  banker: [],
  programme: ['loans'],
  partner: ['environment', 'byMonth', 'loans', 'origins'],
};

/** The order of the body before anybody changes it. */
export const bodyFor = (reader: PlanReader): readonly PlanSectionKey[] => bodies[reader];

/** Whether a section is in the plan before anybody says otherwise. */
export const isInFor = (reader: PlanReader, key: string): boolean =>
  !(leftOut[reader] as readonly string[]).includes(key);

/** A partner gets the key figures, the charts, sources and uses, and the break-even; others the whole financial plan. */
export const hasShortFinances = (reader: PlanReader): boolean => reader === 'partner';
