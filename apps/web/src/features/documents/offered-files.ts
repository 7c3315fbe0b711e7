import {
  type DocumentFormat,
  documentFormats,
  type PlanFormat,
  planFormats,
  type SignedPlanFormat,
  signedPlanFormats,
} from '@elan/domain/document-formats';

/**
 * A file that can be asked for: the business plan, also with sign-offs or the personal balance, the whole project, or that with debts and the
 * household.
 */
export type OfferedFile =
  | { of: 'plan'; format: PlanFormat }
  | { of: 'signed'; format: SignedPlanFormat }
  | { of: 'balance'; format: SignedPlanFormat }
  | { of: 'project'; format: DocumentFormat }
  | { of: 'whole'; format: 'json' };
export type OfferedGroup = { of: OfferedFile['of']; files: readonly OfferedFile[] };

export const offeredPlan: OfferedGroup = { of: 'plan', files: planFormats.map((format) => ({ of: 'plan', format })) };
/** For the owner, where an adviser signed a section off. */
export const offeredSigned: OfferedGroup = {
  of: 'signed',
  files: signedPlanFormats.map((format) => ({ of: 'signed', format })),
};
/** For the owner, beside the personal balance itself. */
export const offeredBalance: OfferedGroup = {
  of: 'balance',
  files: signedPlanFormats.map((format) => ({ of: 'balance', format })),
};
export const offeredProject: OfferedGroup = {
  of: 'project',
  files: documentFormats.map((format) => ({ of: 'project', format })),
};

/** For the owner alone, and listed apart, so that nobody picks it by mistake. */
export const offeredWhole: OfferedGroup = { of: 'whole', files: [{ of: 'whole', format: 'json' }] };
