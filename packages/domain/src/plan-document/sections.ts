/** The sections of a business plan that are assembled from a project, in the order of a plan. */
export const planBody = [
  'summary',
  'company',
  'people',
  'offer',
  'market',
  'competitors',
  'swot',
  'marketing',
  'sales',
  'operations',
  'equipment',
  'milestones',
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

/** An appendix that no plan has any more: it stays for the people who wrote in it. */
export const isRetired = (key: string): boolean => key === ('personas' satisfies PlanSectionKey);

const computed: ReadonlySet<string> = new Set<PlanSectionKey>([
  'sales',
  'equipment',
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

const pages: ReadonlySet<string> = new Set<PlanSectionKey>(['competitors', 'swot', 'sales', 'equipment', 'milestones']);

/** Whether a section is a page of one table, which a plan without anything in it does not miss. */
export const isTablePage = (key: string): boolean => pages.has(key);

/**
 * How far a section is. Notes: there are answers, and nobody wrote. Drafted: a text that its owner has not accepted.
 * Written: the owner's text. Computed: tables that follow the figures, which nobody has to write.
 */
export type SectionState = 'notes' | 'drafted' | 'written' | 'computed';

/** The state of a section, from what is kept of it. Only a written text is ever the text of a file. */
export function sectionState(key: string, kept: { text: string; drafted: boolean } | undefined): SectionState {
  const isEmpty = kept === undefined || kept.text.trim() === '';
  if (!isEmpty && kept.drafted) return 'drafted';
  if (isComputedSection(key)) return 'computed';
  return isEmpty ? 'notes' : 'written';
}

/** Whether a plan misses the text of a section: it is to be written, or the draft to be accepted. */
export const isToWrite = (key: string, state: SectionState): boolean =>
  isPlanSectionKey(key) &&
  !isComputedSection(key) &&
  !isTablePage(key) &&
  !isRetired(key) &&
  (state === 'notes' || state === 'drafted');
