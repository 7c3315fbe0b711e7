/** Maximum text lengths in characters (decision M-07). Enforced by the server, counted down on screen. */
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

/** How much of a person's text goes into one prompt: per answer and in total; the oldest modules are dropped first. */
export const promptLimits = { answer: 4_000, total: 60_000 } as const;

/** Entries of one page of a list; what is beyond comes on demand (decision L-12). */
export const pageSizes = {
  projects: 100,
  sharedProjects: 100,
  invitations: 50,
  collaborators: 100,
  /** Comments with the newest of their replies. */
  comments: 20,
  replies: 10,
  journalEntries: 20,
  activity: 50,
  versions: 20,
} as const;

/** The most there can be; what is there already stays. */
export const capacities = {
  /** Of one owner. */
  projects: 1_000,
  /** Of one project: people and invitations that wait for an answer. */
  collaborators: 200,
  /** Of one module: comments and replies together. */
  comments: 5_000,
  /** Of one project. */
  journalEntries: 5_000,
} as const;
export type Capacity = keyof typeof capacities;
