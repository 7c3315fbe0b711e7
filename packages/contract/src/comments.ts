import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { id, nothing, procedure, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { countedPage, pageInput, pageOutput } from './page.ts';

const reply = z.object({
  id,
  project_id: id,
  module_key: moduleKey,
  /** Null if the account no longer exists (decision N-22). */
  user_id: z.nullable(id),
  content: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  parent_id: z.nullable(id),
  /** Null for an unknown commenter (COMM-012). */
  user_profile: z.nullable(z.object({ email: z.string() })),
});

/** A comment with the newest of its replies, oldest first; replies have none of their own (COMM-011). */
export const comment = z.extend(reply, {
  replies: z.array(reply),
  /** The number of all its replies. */
  reply_count: z.number(),
  /** The cursor of the replies before these; null if there are none. */
  replies_next: z.nullable(z.string()),
});
export type Comment = z.infer<typeof comment>;
export type Reply = z.infer<typeof reply>;

const content = plainText(limits.comment).check(z.regex(/\S/u));
const inProject = { projectId: id };

export const commentsContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route({ method: 'GET', path: '/projects/{projectId}/modules/{module}/comments', summary: 'Comments on a module' })
    .input(z.object({ ...inProject, module: moduleKey, ...pageInput }))
    /**
     * Pages come newest first, but each page is oldest first, so the next page goes above it. `count` is the number of
     * comments and replies on all pages (decision N-22).
     */
    .output(z.object({ comments: z.array(comment), ...countedPage })),
  replies: procedure
    .meta({ access: 'project:view' })
    .route({
      method: 'GET',
      path: '/projects/{projectId}/comments/{commentId}/replies',
      summary: 'Replies to a comment',
    })
    .input(z.object({ ...inProject, commentId: id, ...pageInput }))
    /** Pages come newest first, but each page is oldest first. Empty for a comment that does not exist. */
    .output(z.object({ replies: z.array(reply), ...pageOutput })),
  add: procedure
    .meta({ access: 'project:comment' })
    .route({
      method: 'POST',
      path: '/projects/{projectId}/modules/{module}/comments',
      summary: 'Add a comment or a reply; a repeat with the same id changes nothing',
    })
    .input(z.object({ ...inProject, module: moduleKey, commentId: id, content, parentId: z.optional(z.nullable(id)) }))
    .output(reply),
  update: procedure
    .meta({ access: 'project:comment' })
    .route({ method: 'PATCH', path: '/projects/{projectId}/comments/{commentId}', summary: 'Change a comment' })
    .input(z.object({ ...inProject, commentId: id, content }))
    .output(reply),
  remove: procedure
    .meta({ access: 'project:comment' })
    .route({
      method: 'DELETE',
      path: '/projects/{projectId}/comments/{commentId}',
      summary: 'Delete a comment and its replies',
    })
    .input(z.object({ ...inProject, commentId: id }))
    .output(nothing),
};
