import { type PresencePlace, projectTopics, userTopics } from '@elan/domain/live';
import { moduleKeys } from '@elan/domain/modules/keys';
import { roles } from '@elan/domain/permissions';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { id, nothing, procedure } from './base.ts';

const presencePlace: z.ZodMiniType<PresencePlace> = z.object({
  module: z.nullable(z.enum(moduleKeys)),
  question: z.nullable(z.string().check(z.maxLength(50))),
});

/** Somebody who has the project open, in one browser tab. */
export const presentPerson = z.object({
  /** The tab, so that one person in two tabs is seen once. */
  tabId: z.string(),
  userId: id,
  email: z.string(),
  place: presencePlace,
});
export type PresentPerson = z.infer<typeof presentPerson>;

/** What a stream says, in order. Nothing in it is data of a project: the reader asks again for what changed. */
export const liveEvent = z.discriminatedUnion('type', [
  /** The stream stands. `sequence` is the project's newest event: what to give as `after` when it breaks. */
  z.object({
    type: z.literal('ready'),
    sequence: z.nullable(z.number()),
    role: z.nullable(z.enum(roles)),
    /** What happened while the reader was away is not known any more: everything has to be read again. */
    resync: z.boolean(),
  }),
  z.object({
    type: z.literal('project'),
    sequence: z.number(),
    topic: z.enum(projectTopics),
    /** For topics `module` and `comments`. */
    module: z.nullable(z.string()),
    /** Who caused it: a browser need not read again what it just wrote itself. */
    causedBy: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('user'), topic: z.enum(userTopics) }),
  z.object({ type: z.literal('presence'), people: z.array(presentPerson) }),
  /** The right to the project ended; the stream goes on for the person's own topics. */
  z.object({ type: z.literal('lost') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

const tabId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u));

export const liveContract = {
  stream: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/live', summary: 'What changes, as a stream of events: one for each browser tab' })
    .input(
      z.object({
        tabId,
        /** The open project; a project the caller may not see is told as `lost`. */
        projectId: z.optional(id),
        /** The last sequence that was received. */
        after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
        /**
         * Instead of `after`, of a reader who has received none: milliseconds since they began to read the project.
         * They are told what has happened since then.
         */
        readFor: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      }),
    )
    .output(eventIterator(liveEvent)),
  present: procedure
    .meta({ access: 'project:view' })
    .route({ method: 'PUT', path: '/projects/{projectId}/presence/{tabId}', summary: 'Say where one is in a project' })
    .input(z.object({ projectId: id, tabId, place: presencePlace }))
    .output(nothing),
};
