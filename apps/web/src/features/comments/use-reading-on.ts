import { useEffect, useRef } from 'react';
import { type CommentList, unreadOf } from './comment-list.ts';
import type { CommentsHandle } from './use-comments.ts';

/**
 * Reads earlier comments and replies, page after page, while something is looked for among them. What cannot be read
 * now is looked for when the list is read again.
 * @returns whether something was not read yet
 */
export function useReadingOn(comments: CommentsHandle, list: CommentList, isSearching: boolean): boolean {
  const unread = unreadOf(list);
  const latest = useRef({ comments, unread });
  latest.current = { comments, unread };
  // The cursor changes with each page.
  const cursor = unread === null || !isSearching ? null : (unread.replies?.repliesNext ?? list.next);
  useEffect(() => {
    const { comments: handle, unread: rest } = latest.current;
    if (cursor === null || rest === null) return;
    (rest.replies === null ? handle.showEarlier() : handle.showEarlierReplies(rest.replies)).catch(() => {});
  }, [cursor]);
  return unread !== null;
}
