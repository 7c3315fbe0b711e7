/** Maximum text lengths in characters (decision M-07). Enforced by the server, counted down on screen. */
export const limits = {
  projectName: 120,
  projectDescription: 2_000,
  answer: 5_000,
  clarification: 5_000,
  comment: 4_000,
  /** People mentioned in one comment. */
  mentions: 10,
  /** The quoted passage a comment is about, and what is kept of the text on either side of it. */
  quote: 500,
  quoteContext: 48,
  journalTitle: 200,
  journalContent: 10_000,
  /** A note on a row of figures, and the shorter texts about it: a reason, a formula, a proof. */
  ledgerNote: 2_000,
  ledgerDetail: 500,
  task: 400,
  /** Why somebody suggests a change, and what they are told about the decision. */
  suggestionReason: 1_000,
  suggestionWord: 500,
  /** To the question of an adviser. */
  taskAnswer: 2_000,
  /** A figure or a name as an analysis writes it, the sentence around it, and where it comes from. */
  figureWritten: 300,
  figureContext: 400,
  figureSource: 500,
  /** Why a paper is not needed, who has it, where it is kept. */
  paperNote: 300,
  /** A fact for the lender: the background of a person is the longest. */
  lenderFact: 2_000,
  /** A section of the business plan in somebody's own words: as long as the longest analysis. */
  planSection: 60_000,
  planSectionTitle: 120,
  /** What a picture of the plan shows, for those who do not see it, and the line below it. */
  pictureAlt: 400,
  pictureCaption: 200,
  /** Why an adviser signs a section of the plan off. */
  signOffNote: 500,
  /** Who a link for a reader is for. */
  linkReader: 120,
  linkPasswordMinimum: 8,
  /** The key of a proposed row. */
  proposalKey: 500,
  email: 254,
  /** In visible characters. */
  personName: 80,
  passkeyName: 80,
  accessTokenName: 80,
  passwordMinimum: 6,
  passwordMaximum: 128,
} as const;

/** How much of a person's text goes into one prompt: per answer and in total; the oldest modules are dropped first. */
export const promptLimits = { answer: 4_000, total: 60_000 } as const;

/** Entries of one page of a list; what is beyond comes on demand (decision L-12). */
export const pageSizes = {
  projects: 100,
  trash: 50,
  sharedProjects: 100,
  advisedProjects: 30,
  invitations: 50,
  collaborators: 100,
  /** Comments with the newest of their replies. */
  comments: 20,
  replies: 10,
  journalEntries: 20,
  activity: 50,
  versions: 20,
  answerVersions: 20,
  rowVersions: 20,
  planVersions: 10,
  removedRows: 20,
  notices: 20,
  suggestions: 20,
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
  /** People that one person may notify by mentions within an hour. */
  mentionsPerHour: 100,
  /** Of one project. */
  ledgerRows: 500,
  /** Of one project. */
  scenarios: 5,
  /** Of one project: refused proposals. */
  ledgerRefusals: 2_000,
  /** Of one project: tasks that somebody added or changed. */
  tasks: 500,
  /** Of one project: figures and names of analyses that somebody confirmed. */
  confirmedFigures: 1_000,
  /** Of one project: own sections in its business plan. */
  planSections: 30,
  /** Characters that people may write in one project's business plan, so that a file takes seconds at most. */
  planCharacters: 300_000,
  /** Of one project: pictures in its business plan. */
  planPictures: 20,
  /** Of one section of it. */
  sectionPictures: 6,
  /** Of one project: pictures with those that were removed and can be brought back. */
  keptPictures: 60,
  /** Of one project: links for readers that work. */
  readerLinks: 20,
} as const;
export type Capacity = keyof typeof capacities;

/** The most answered questions of a lender in one project. */
export const mostRehearsalAnswers = 300;

/** The most facts for the lender in one project, with those that were taken back. */
export const mostLenderFacts = 2_000;

/** The most advisers of one project, pending invitations included; they do not count as collaborators. */
export const mostAdvisers = 5;

/**
 * Earlier texts of one section of the plan, or of one answer to a lender. Beyond that, older ones are thinned out where
 * they follow each other fastest; the first and the newest ones stay.
 */
export const mostEarlierTexts = 200;
/** The newest earlier texts, which are never thinned out. */
export const newestEarlierTexts = 50;

/** The most sign-offs of one project, those of former advisers among them. */
export const mostSignOffs = 500;

/** The most passkeys of one account. */
export const mostPasskeys = 20;

/** The most suggestions of one project that wait for a decision. */
export const mostOpenSuggestions = 200;
