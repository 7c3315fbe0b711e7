import { type GenerationFailure, generationFailures } from '@elan/domain/generation';
import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { type Usage, usage } from './account.ts';
import { del, get, id, post, procedure } from './base.ts';
import { moduleEntry, moduleKey } from './modules.ts';

/** What a reader of a running generation receives, in order. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    generationId: id,
    module: moduleKey,
    usage,
    /** Earlier modules that were left out because they did not fit. */
    dropped: z.array(moduleKey),
    /** Long texts of which only the beginning was used: `<module>.<question>`, `clarification`, `project.description`. */
    shortened: z.array(z.string()),
  }),
  /** `offset` is the length of the text before this piece, in UTF-16 units: where to continue after a disconnection. */
  z.object({ type: z.literal('text'), text: z.string(), offset: z.number() }),
  /** For structured output: how many entries have arrived. */
  z.object({ type: z.literal('progress'), entries: z.number() }),
  z.object({
    type: z.literal('succeeded'),
    module: moduleKey,
    entry: moduleEntry,
    /**
     * Text already sent in `text` events is not repeated: the entry's `field` is null here, and its value is the first
     * `length` UTF-16 units of those events. Null: the entry is complete.
     */
    text: z.nullable(z.object({ field: z.enum(['aiResponse', 'aiAnalysis']), length: z.number() })),
    usage,
  }),
  z.object({ type: z.literal('failed'), failure: z.enum(generationFailures), usage }),
  z.object({ type: z.literal('cancelled'), usage }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

/** What the reader of a question to a model receives: that it was sent, then what came of it. */
export type AskedEvent<T> =
  | { type: 'started'; usage: Usage }
  | { type: 'finished'; value: T; usage: Usage }
  /** The unit was given back; what is used now is null if that could not be read. */
  | { type: 'failed'; failure: GenerationFailure; usage: Usage | null }
  | { type: 'cancelled'; usage: Usage | null };

export function askedEvent<Value extends z.ZodMiniType>(value: Value) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('started'), usage }),
    z.object({ type: z.literal('finished'), value, usage }),
    z.object({ type: z.literal('failed'), failure: z.enum(generationFailures), usage: z.nullable(usage) }),
    z.object({ type: z.literal('cancelled'), usage: z.nullable(usage) }),
  ]);
}

export const generationContract = {
  start: procedure
    .meta({ access: 'project:edit' })
    .route(
      post(
        '/projects/{projectId}/modules/{module}/generations',
        'Generate the output of a module; the response is a stream of events',
      ),
    )
    .input(
      z.object({
        projectId: id,
        module: moduleKey,
        language: languageSchema,
        /** 'Comments or clarifications': goes into this prompt and is never stored (MOD-015). */
        clarification: z.optional(plainText(limits.clarification)),
        /** Fill the questionnaire from earlier modules first (the auto-fill banner). */
        autofill: z.optional(z.boolean()),
      }),
    )
    .output(eventIterator(generationEvent)),
  follow: procedure
    .meta({ access: 'project:view' })
    .route(get('/projects/{projectId}/generations/{generationId}/events', 'Follow a generation from an offset'))
    .input(
      z.object({ projectId: id, generationId: id, offset: z._default(z.coerce.number().check(z.gte(0), z.int()), 0) }),
    )
    .output(eventIterator(generationEvent)),
  cancel: procedure
    .meta({ access: 'project:edit' })
    .route(del('/projects/{projectId}/generations/{generationId}', 'Cancel a generation and give its unit back'))
    .input(z.object({ projectId: id, generationId: id }))
    .output(z.object({ cancelled: z.boolean(), usage })),
};
