/** The sections of a business plan that are assembled from a project, in the order of a plan. */
export const planBody = [
  'summary',
  'company',
  'people',
  'offer',
  'market',
  'marketing',
  'operations',
  'environment',
  'risks',
  'finances',
  'unproved',
] as const;
export const planAppendices = ['personas', 'byMonth', 'loans', 'origins', 'textOrigins'] as const;
export const planSectionKeys = [...planBody, ...planAppendices] as const;
export type PlanSectionKey = (typeof planSectionKeys)[number];

export const isPlanSectionKey = (key: string): key is PlanSectionKey =>
  (planSectionKeys as readonly string[]).includes(key);

/** Appendices come after everything else, own sections included. */
export const isAppendix = (key: string): boolean => (planAppendices as readonly string[]).includes(key);

const computed: ReadonlySet<string> = new Set<PlanSectionKey>([
  'finances',
  'unproved',
  'byMonth',
  'loans',
  'origins',
  'textOrigins',
]);

/**
 * Whether a section is tables of computed figures. Own words come above them and never in their place: a lender adds
 * them up, and they change with the rows they are computed from.
 */
export const isComputedSection = (key: string): boolean => computed.has(key);
