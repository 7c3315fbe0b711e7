import { type DocumentFormat, documentFormats, type PlanFormat, planFormats } from '@elan/domain/document-formats';

/** A file that can be asked for: the business plan, the whole project, or that with debts and the household. */
export type OfferedFile =
  | { of: 'plan'; format: PlanFormat }
  | { of: 'project'; format: DocumentFormat }
  | { of: 'whole'; format: 'json' };
export type OfferedGroup = { of: OfferedFile['of']; files: readonly OfferedFile[] };

export const offeredPlan: OfferedGroup = { of: 'plan', files: planFormats.map((format) => ({ of: 'plan', format })) };
export const offeredProject: OfferedGroup = {
  of: 'project',
  files: documentFormats.map((format) => ({ of: 'project', format })),
};

/** For the owner alone, and never beside the others by accident. */
export const offeredWhole: OfferedGroup = { of: 'whole', files: [{ of: 'whole', format: 'json' }] };
