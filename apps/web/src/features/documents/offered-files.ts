import { type DocumentFormat, documentFormats, type PlanFormat, planFormats } from '@elan/domain/document-formats';

/** A file that can be asked for: the business plan, or the whole project. */
export type OfferedFile = { of: 'plan'; format: PlanFormat } | { of: 'project'; format: DocumentFormat };
export type OfferedGroup = { of: OfferedFile['of']; files: readonly OfferedFile[] };

export const offeredPlan: OfferedGroup = { of: 'plan', files: planFormats.map((format) => ({ of: 'plan', format })) };
export const offeredProject: OfferedGroup = {
  of: 'project',
  files: documentFormats.map((format) => ({ of: 'project', format })),
};
