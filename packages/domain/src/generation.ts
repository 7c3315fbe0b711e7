/** The states of a generation, shared by server and screens. */
export const generationStatuses = ['running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/**
 * Why a generation failed. A failure is a state with a code and is never recognized by its text (decision S-03).
 * - configuration: no usable key, or the provider refused it
 * - technical: the provider failed, stalled, cut off the reply or could not be reached
 * - empty: the reply was empty
 * - unusable: the reply could not be parsed as the requested data (decision N-13), or a text that is only of use whole
 *   reached the token limit
 * - misshapen: the reply is not what was requested: data of another shape (decision N-12), or a text the provider
 *   withheld or that never ended
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

/** What writes an analysis here: a model, or the built-in drafting engine. */
export const generationSources = ['model', 'builtin'] as const;
export type GenerationSource = (typeof generationSources)[number];

/** Where an analysis comes from. A file may say anything about who wrote what it holds, so that is not kept. */
export const analysisSources = [...generationSources, 'imported'] as const;
export type AnalysisSource = (typeof analysisSources)[number];

/** What a person asks a model beside the analyses of modules: each takes a unit too. */
export const askedTasks = ['rehearsal', 'plan-section'] as const;
export type AskedTask = (typeof askedTasks)[number];

/** How long one call to a model may take, in milliseconds: without a piece, and in all (decision S-23). */
export const generationDeadlines = { silence: 30_000, total: 5 * 60_000 } as const;

/** Failures that are the service's own: they count toward no limit (decision L-01). */
export const serviceFailures: readonly GenerationFailure[] = ['configuration', 'technical', 'interrupted'];

/** Unusable replies a person may cause in an hour before generations pause (decision N-13). */
export const unusableRepliesPerHour = 5;

/** The mark that starts the specification's failure message (U+26A0, with or without U+FE0F). */
export const warningMark = '⚠️';

/**
 * Removes a leading warning mark, also after '# ', so that a genuine reply never looks like a failure (decision S-03).
 */
export function withoutWarningMark(reply: string): string {
  return reply.replace(/^(\s*#*\s*)(?:\u26a0\ufe0f?\s*)+/u, '$1');
}
