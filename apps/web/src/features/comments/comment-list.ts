import type { Comment, Reply } from '@elan/contract/comments';

/** What was read of a list. `count` is all comments and replies together (decision N-22), read or not. */
export type CommentList = { comments: Comment[]; count: number; next: string | null };

export const noComments: CommentList = { comments: [], count: 0, next: null };

/** Adds a comment or reply to the list: replaces a known one, otherwise appends it as the newest. */
export function withComment(list: CommentList, added: Reply): CommentList {
  if (idsOf(list).has(added.id)) return { ...list, comments: list.comments.map((comment) => replaced(comment, added)) };
  if (added.parent_id === null) {
    const comment = { ...added, replies: [], replyCount: 0, repliesNext: null };
    return { ...list, comments: [...list.comments, comment], count: list.count + 1 };
  }
  const comments = list.comments.map((comment) =>
    comment.id === added.parent_id
      ? { ...comment, replies: [...comment.replies, added], replyCount: comment.replyCount + 1 }
      : comment,
  );
  return { ...list, comments, count: list.count + 1 };
}

function replaced(comment: Comment, changed: Reply): Comment {
  if (comment.id === changed.id) return { ...comment, ...changed };
  return { ...comment, replies: comment.replies.map((reply) => (reply.id === changed.id ? changed : reply)) };
}

/** Removes a comment with its replies, or a single reply. */
export function withoutComment(list: CommentList, id: string): CommentList {
  const removed = list.comments.find((comment) => comment.id === id);
  if (removed !== undefined) {
    const comments = list.comments.filter((comment) => comment !== removed);
    return { ...list, comments, count: list.count - 1 - removed.replyCount };
  }
  if (!idsOf(list).has(id)) return list;
  const comments = list.comments.map((comment) => {
    const replies = comment.replies.filter((reply) => reply.id !== id);
    return { ...comment, replies, replyCount: comment.replyCount - comment.replies.length + replies.length };
  });
  return { ...list, comments, count: list.count - 1 };
}

/** The list with the page that comes before it. */
export function withEarlier(list: CommentList, page: CommentList): CommentList {
  return { ...page, comments: [...page.comments, ...list.comments] };
}

/** The list with the replies that come before those of a comment. */
export function withEarlierReplies(
  list: CommentList,
  commentId: string,
  page: { replies: Reply[]; next: string | null },
): CommentList {
  const comments = list.comments.map((comment) =>
    comment.id === commentId
      ? { ...comment, replies: [...page.replies, ...comment.replies], repliesNext: page.next }
      : comment,
  );
  return { ...list, comments };
}

/** The list with comments that are still being sent; those that already arrived are not shown twice. */
export function withPending(list: CommentList, pending: readonly Reply[]): CommentList {
  const ids = idsOf(list);
  return pending.filter((reply) => !ids.has(reply.id)).reduce(withComment, list);
}

/** Of every comment and reply that was read. */
export function idsOf(list: CommentList): Set<string> {
  return new Set(list.comments.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]));
}

/** What is there and was not read yet: earlier comments, or earlier replies to one. Null: all was read. */
export function unreadOf(list: CommentList): { replies: Comment | null } | null {
  if (list.next !== null) return { replies: null };
  const replies = list.comments.find((comment) => comment.repliesNext !== null);
  return replies === undefined ? null : { replies };
}
