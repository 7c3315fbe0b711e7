import { type PresencePlace, projectTopics, userTopics } from '@elan/domain/live';
import { moduleKeys } from '@elan/domain/modules/keys';
import { roles } from '@elan/domain/permissions';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { get, id, nothing, procedure, put } from './base.ts';
import { profile } from './people.ts';

const presencePlace: z.ZodMiniType<PresencePlace> = z.object({
  module: z.nullable(z.enum(moduleKeys)),
  question: z.nullable(z.string().check(z.maxLength(50))),
  cell: z.optional(z.object({ row: id, column: z.string().check(z.maxLength(40)) })),
});

/** A person who has the project open, in one browser tab. */
export const presentPerson = z.extend(profile, {
  /** The tab's id, so that one person in two tabs is shown once. */
  tabId: z.string(),
  userId: id,
  place: presencePlace,
});
export type PresentPerson = z.infer<typeof presentPerson>;

/** The events of a stream, in order. They contain no project data: the reader fetches again what changed. */
export const liveEvent = z.discriminatedUnion('type', [
  /**
   * The stream is open. `sequence` is the number of the project's latest event, to send as `after` if the stream
   * breaks.
   */
  z.object({
    type: z.literal('ready'),
    sequence: z.nullable(z.number()),
    role: z.nullable(z.enum(roles)),
    /** The events the reader missed are no longer available, so it must read everything again. */
    resync: z.boolean(),
  }),
  z.object({
    type: z.literal('project'),
    sequence: z.number(),
    topic: z.enum(projectTopics),
    /** For topics `module` and `comments`. */
    module: z.nullable(z.string()),
    /** The tab that caused the change, so that it does not read again what it has just written. */
    causedBy: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('user'), topic: z.enum(userTopics) }),
  z.object({ type: z.literal('presence'), people: z.array(presentPerson) }),
  /** The person lost access to the project; the stream continues for their personal topics. */
  z.object({ type: z.literal('lost') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

const tabId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u));

export const liveContract = {
  stream: procedure
    .meta({ access: 'account' })
    .route(get('/live', 'Stream of changes; open one per browser tab'))
    .input(
      z.object({
        tabId,
        /** The open project. If the caller may not see it, the stream sends `lost`. */
        projectId: z.optional(id),
        /** The last sequence number the reader received. */
        after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
        /**
         * Used instead of `after` by a reader who has not received any number yet: milliseconds since they began to
         * read the project. They get the changes since then.
         */
        readFor: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      }),
    )
    .output(eventIterator(liveEvent)),
  present: procedure
    .meta({ access: 'project:view' })
    .route(put('/projects/{projectId}/presence/{tabId}', 'Say where the caller is in a project'))
    .input(z.object({ projectId: id, tabId, place: presencePlace }))
    .output(nothing),
};
