import type { Reply } from '@elan/contract/comments';
import type { projectComments } from '../../db/schema/comments.ts';

export type CommentRow = typeof projectComments.$inferSelect;

/**
 * Presents a comment with the specification's field names.
 * @param email the author's address; null when the reader may not see it or the account is gone (COMM-012)
 */
export function presentReply(row: CommentRow, email: string | null): Reply {
  return {
    id: row.id,
    project_id: row.projectId,
    module_key: row.moduleKey,
    user_id: row.userId,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    parent_id: row.parentId,
    user_profile: email === null ? null : { email },
  };
}
