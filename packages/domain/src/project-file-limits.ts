/**
 * A project as a file that can be imported again. In bytes: the file itself, and what it holds of the journal and of
 * earlier analyses, the newest first, and of pictures, so that a file can always be imported.
 */
export const projectFileLimits = {
  bytes: 16 * 1024 * 1024,
  journalBytes: 3 * 1024 * 1024,
  analysesBytes: 1024 * 1024,
  /** Of pictures before they become base64, which makes them a third longer; in the order of their sections. */
  picturesBytes: 6 * 1024 * 1024,
  /** Analyses of one module, the current one among them. */
  analyses: 20,
  /** Characters of one analysis: the longest reply of a model that is kept. */
  analysis: 200_000,
} as const;
