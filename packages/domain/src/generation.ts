/** The life of one generation, shared by server and screens. */
export const generationStatuses = ['running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/**
 * Why a generation failed. A failure is a state with a code and is never recognised by its text (decision S-03).
 * - configuration: no usable key, or the provider refused it
 * - technical: the provider failed, stalled, cut off or could not be reached
 * - empty: the reply held nothing
 * - unusable: the reply could not be read as the data that was asked for (decision N-13)
 * - misshapen: the reply is data, but not what was asked for (decision N-12)
 * - interrupted: the process that ran it died
 */
export const generationFailures = [
  'configuration',
  'technical',
  'empty',
  'unusable',
  'misshapen',
  'interrupted',
] as const;
export type GenerationFailure = (typeof generationFailures)[number];

/** Who wrote an analysis: a model, or the built-in drafting engine. */
export const generationSources = ['model', 'builtin'] as const;
export type GenerationSource = (typeof generationSources)[number];

/** Deadlines of one call to a model, in milliseconds (decision S-23: 60 s in all). */
export const generationDeadlines = { firstToken: 30_000, total: 60_000 } as const;

/** Unusable replies a person may cause in an hour before generations pause (decision N-13). */
export const unusableRepliesPerHour = 5;

/** The mark at the head of the specification's failure message (U+26A0, with or without U+FE0F). */
export const warningMark = '⚠️';

/** Removes a leading warning mark, also after '# ': a genuine reply must not look like a failure (decision S-03). */
export function withoutWarningMark(reply: string): string {
  return reply.replace(/^(\s*#*\s*)\u26a0\ufe0f?\s*/u, '$1');
}
