import { bellKinds } from '@elan/domain/notices';
import * as z from 'zod/mini';
import { id, nothing, procedure, storableTimestamp, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

const notice = z.object({
  /** Of the comment it is about: there is at most one notice of a comment for each person. */
  id,
  kind: z.enum(bellKinds),
  project_id: id,
  project_name: z.string(),
  module_key: moduleKey,
  /** The top-level comment that begins the thread. */
  thread_id: id,
  /** The beginning of the comment, on one line. */
  excerpt: z.string(),
  /** Who wrote the comment; null once the person left the project or the account is gone. */
  actor: z.nullable(profile),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
});
export type Notice = z.infer<typeof notice>;

/** What concerns the caller in projects they may see now. */
export const noticesContract = {
  list: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/notices', summary: 'Notices of the caller, newest first' })
    .input(z.object(pageInput))
    .output(z.object({ notices: z.array(notice), ...pageOutput })),
  count: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/notices/count', summary: 'Number of unread notices' })
    .input(nothing)
    /** `unread` is at most `mostCounted`; `any` says whether there are notices at all. */
    .output(z.object({ unread: z.number(), any: z.boolean() })),
  /** A notice that is gone, or was read before, changes nothing. */
  read: procedure
    .meta({ access: 'account' })
    .route({ method: 'PUT', path: '/notices/{noticeId}/read', summary: 'Mark a notice as read' })
    .input(z.object({ noticeId: id }))
    .output(nothing),
  readAll: procedure
    .meta({ access: 'account' })
    .route({ method: 'PUT', path: '/notices/read', summary: 'Mark notices as read' })
    /** The moment of the newest notice that was seen: what came later stays unread. */
    .input(z.object({ until: storableTimestamp }))
    .output(nothing),
};
