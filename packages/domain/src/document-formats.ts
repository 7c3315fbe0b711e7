/** The files a project can be downloaded as, in the order they are offered. */
export const documentFormats = ['pdf', 'word', 'excel', 'csv', 'markdown', 'json'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The files the business plan can be downloaded as, in the order they are offered. */
export const planFormats = ['pdf', 'word', 'powerpoint', 'markdown'] as const;
/** Those of them that can have the advisers' sign-offs. */
export const signedPlanFormats = ['pdf', 'word', 'markdown'] as const satisfies readonly (typeof planFormats)[number][];
export type SignedPlanFormat = (typeof signedPlanFormats)[number];
export type PlanFormat = (typeof planFormats)[number];
