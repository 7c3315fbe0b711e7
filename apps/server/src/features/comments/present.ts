import type { Reply } from '@elan/contract/comments';
import type { Mention } from '@elan/domain/mentions';
import type { Profile } from '@elan/domain/people';
import type { projectComments } from '../../db/schema/comments.ts';

export type CommentRow = typeof projectComments.$inferSelect;

/** A comment with its people; null when the reader may not see one or the account is gone (COMM-012). */
export type CommentWithPeople = CommentRow & {
  mentions: Mention[];
  author: Profile | null;
  resolver: Profile | null;
};

/** Presents a comment with the specification's field names. */
export function presentReply(row: CommentWithPeople): Reply {
  return {
    id: row.id,
    project_id: row.projectId,
    module_key: row.moduleKey,
    user_id: row.userId,
    content: row.content,
    mentions: row.mentions,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    parent_id: row.parentId,
    user_profile: row.author,
    anchor: row.anchor,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedAt === null ? null : { user_id: row.resolvedBy, user_profile: row.resolver },
  };
}
