import { limits } from '@elan/domain/limits';
import { longestStoredName } from '@elan/domain/person-name';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { del, get, id, nothing, patch, post, procedure, put, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { countedPage, pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

/**
 * What a comment is about: a passage of the analysis or of an answer, by its words, or all of one (`exact` is empty).
 * A row of figures is named by its id; `exact` is the name it had. None: the module.
 */
export const anchor = z.object({
  on: z.enum(['analysis', 'answer', 'row']),
  question: z.nullable(z.string().check(z.maxLength(100))),
  exact: plainText(limits.quote),
  prefix: plainText(limits.quoteContext),
  suffix: plainText(limits.quoteContext),
  row: z.optional(id),
});

const mention = z.object({
  user_id: id,
  /** Follows an @ in the text. */
  label: plainText(longestStoredName).check(z.minLength(1)),
});

const person = z.nullable(profile);

export const reply = z.object({
  id,
  project_id: id,
  module_key: moduleKey,
  /** Null if the account no longer exists (decision N-22). */
  user_id: z.nullable(id),
  content: z.string(),
  /** The people named in the text, with the names they had then. Some may have left the project. */
  mentions: z.array(mention),
  created_at: timestamp,
  updated_at: timestamp,
  parent_id: z.nullable(id),
  /** Null for an unknown commenter (COMM-012). */
  user_profile: person,
  /** What the thread is about; null for a reply. */
  anchor: z.nullable(anchor),
  /** When the thread was resolved, and by whom; null while it is open, and for a reply. */
  resolvedAt: z.nullable(timestamp),
  resolvedBy: z.nullable(z.object({ user_id: z.nullable(id), user_profile: person })),
});

/** A comment with the newest of its replies, oldest first; replies have none of their own (COMM-011). */
export const comment = z.extend(reply, {
  replies: z.array(reply),
  /** The number of all its replies. */
  replyCount: z.number(),
  /** The cursor of the replies before these; null if there are none. */
  repliesNext: z.nullable(z.string()),
});
export type Comment = z.infer<typeof comment>;
export type Reply = z.infer<typeof reply>;

const content = plainText(limits.comment).check(z.regex(/\S/u));
/**
 * Whom the text mentions. Only those count whose label follows an @ in it, and who work on the project now or were
 * already mentioned; the rest stays ordinary text.
 */
const mentions = z.optional(z.array(mention).check(z.maxLength(limits.mentions)));
const inProject = { projectId: id };

export const commentsContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/modules/{module}/comments', 'Comments on a module'))
    .input(z.object({ ...inProject, module: moduleKey, ...pageInput }))
    /**
     * Pages come newest first, but each page is oldest first, so the next page goes above it. `count` is the number of
     * comments and replies on all pages (decision N-22).
     */
    .output(z.object({ comments: z.array(comment), ...countedPage })),
  replies: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/comments/{commentId}/replies', 'Replies to a comment'))
    .input(z.object({ ...inProject, commentId: id, ...pageInput }))
    /** Pages come newest first, but each page is oldest first. Empty for a comment that does not exist. */
    .output(z.object({ replies: z.array(reply), ...pageOutput })),
  add: procedure
    .meta({ access: 'project:comment', programs: 'suggest' })
    .route(
      post(
        '/projects/{projectId}/modules/{module}/comments',
        'Add a comment or a reply; a repeat with the same id changes nothing',
      ),
    )
    .input(
      z.object({
        ...inProject,
        module: moduleKey,
        commentId: id,
        content,
        mentions,
        parentId: z.optional(z.nullable(id)),
        /** Only for a comment, not for a reply. */
        anchor: z.optional(z.nullable(anchor)),
      }),
    )
    .output(reply),
  update: procedure
    .meta({ access: 'project:comment', programs: 'write' })
    .route(patch('/projects/{projectId}/comments/{commentId}', 'Edit a comment'))
    .input(z.object({ ...inProject, commentId: id, content, mentions }))
    .output(reply),
  /** People who may edit the project resolve any thread, commenters their own. Repeating it changes nothing. */
  resolve: procedure
    .meta({ access: 'project:comment', programs: 'write' })
    .route(put('/projects/{projectId}/comments/{commentId}/resolved', 'Resolve a thread, or reopen it'))
    .input(z.object({ ...inProject, commentId: id, resolved: z.boolean() }))
    .output(reply),
  remove: procedure
    .meta({ access: 'project:comment', programs: 'write' })
    .route(del('/projects/{projectId}/comments/{commentId}', 'Delete a comment and its replies'))
    .input(z.object({ ...inProject, commentId: id }))
    .output(nothing),
};
