/** Longest texts, in characters (decision M-07). Checked by the server, counted on screen. */
export const limits = {
  projectName: 120,
  projectDescription: 2_000,
  answer: 5_000,
  clarification: 5_000,
  comment: 4_000,
  journalTitle: 200,
  journalContent: 10_000,
  email: 254,
  passwordMinimum: 6,
  passwordMaximum: 128,
} as const;

/** What of a person's text goes into one prompt: per answer and in all, oldest modules dropped first. */
export const promptLimits = { answer: 4_000, total: 60_000 } as const;
