import { bellKinds, bundleKinds, commentNoticeKinds } from '@elan/domain/notices';
import * as z from 'zod/mini';
import { get, id, nothing, procedure, put, storableTimestamp, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

const about = {
  id,
  project_id: id,
  project_name: z.string(),
  /** Who caused it; null once the person left the project or the account is gone. */
  actor: z.nullable(profile),
  /** The beginning of the comment, of a single suggestion or question, or a section's title, on one line; may be empty. */
  excerpt: z.string(),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
};
const commentNotice = z.object({
  /** Its id is that of the comment: there is at most one notice of a comment for each person. */
  ...about,
  kind: z.enum(commentNoticeKinds),
  module_key: moduleKey,
  /** The top-level comment that begins the thread. */
  thread_id: id,
});
const bundle = z.object({
  ...about,
  kind: z.enum(bundleKinds),
  /** How many suggestions, questions or sections it is about. */
  count: z.number(),
  /** The id of the only suggestion or task, or the key of the only section; null if there are several. */
  subject: z.nullable(z.string()),
  /** Of a suggestion or question: whether it still waits for a decision or an answer. */
  is_open: z.boolean(),
});
const notice = z.discriminatedUnion('kind', [commentNotice, bundle]);
export type Notice = z.infer<typeof notice>;
export type Bundle = z.infer<typeof bundle>;

const bellKind = z.enum(bellKinds);
const choices = z.record(bellKind, z.boolean());

/** What concerns the caller in projects they may see now. */
export const noticesContract = {
  list: procedure
    .meta({ access: 'account' })
    .route(get('/notices', 'Notices of the caller, newest first'))
    .input(z.object(pageInput))
    .output(z.object({ notices: z.array(notice), ...pageOutput })),
  count: procedure
    .meta({ access: 'account' })
    .route(get('/notices/count', 'Number of unread notices'))
    .input(nothing)
    /** `unread` is at most `mostCounted`; `any` says whether there are notices at all. */
    .output(z.object({ unread: z.number(), any: z.boolean() })),
  /** A notice that is gone, or was read before, changes nothing. */
  read: procedure
    .meta({ access: 'account' })
    .route(put('/notices/{noticeId}/read', 'Mark a notice as read'))
    .input(z.object({ noticeId: id }))
    .output(nothing),
  readAll: procedure
    .meta({ access: 'account' })
    .route(put('/notices/read', 'Mark notices as read'))
    /** The moment of the newest notice that was seen: what came later stays unread. */
    .input(z.object({ until: storableTimestamp }))
    .output(nothing),
  /** Which kinds the caller's bell shows. */
  choices: procedure
    .meta({ access: 'account' })
    .route(get('/account/bell', 'Which notices the bell shows'))
    .input(nothing)
    .output(choices),
  /** Shows or hides one kind, also of what came before; returns all choices. */
  choose: procedure
    .meta({ access: 'account' })
    .route(put('/account/bell/{kind}', 'Show or hide a kind of notice in the bell'))
    .input(z.object({ kind: bellKind, shown: z.boolean() }))
    .output(choices),
};
