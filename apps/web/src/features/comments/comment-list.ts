import type { Comment, Reply } from '@elan/contract/comments';

/** What a list call answers. `count` is comments and replies together (decision N-22). */
export type CommentList = { comments: Comment[]; count: number };

/** The list with a comment or reply in it: in its place when it is known already, else as the newest. */
export function withComment(list: CommentList, added: Reply): CommentList {
  if (added.parent_id === null) {
    const known = list.comments.some((comment) => comment.id === added.id);
    const comments = known
      ? list.comments.map((comment) => (comment.id === added.id ? { ...comment, ...added } : comment))
      : [...list.comments, { ...added, replies: [] }];
    return counted(comments);
  }
  return counted(
    list.comments.map((comment) => {
      if (comment.id !== added.parent_id) return comment;
      const known = comment.replies.some((reply) => reply.id === added.id);
      const replies = known
        ? comment.replies.map((reply) => (reply.id === added.id ? added : reply))
        : [...comment.replies, added];
      return { ...comment, replies };
    }),
  );
}

/** The list without a comment and its replies, or without a reply. */
export function withoutComment(list: CommentList, id: string): CommentList {
  return counted(
    list.comments
      .filter((comment) => comment.id !== id)
      .map((comment) => ({ ...comment, replies: comment.replies.filter((reply) => reply.id !== id) })),
  );
}

/** The list with what is on its way to the server; what has arrived by other means is not shown twice. */
export function withPending(list: CommentList, pending: readonly Reply[]): CommentList {
  const ids = idsOf(list);
  return pending.filter((reply) => !ids.has(reply.id)).reduce(withComment, list);
}

export function idsOf(list: CommentList): Set<string> {
  return new Set(list.comments.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]));
}

function counted(comments: Comment[]): CommentList {
  return { comments, count: comments.reduce((count, comment) => count + 1 + comment.replies.length, 0) };
}
