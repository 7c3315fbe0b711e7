import type { Comment, Reply } from '@elan/contract/comments';
import type { Anchor } from '@elan/domain/comment-anchor';
import type { Mention } from '@elan/domain/mentions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { activityQuery } from '../../data/api/queries.ts';
import { isRefusal } from '../../lib/errors.ts';
import { pagedQuery, readMore } from '../../lib/paged-list.ts';
import {
  type CommentList,
  idsOf,
  noComments,
  withComment,
  withEarlierReplies,
  withoutComment,
  withPending,
} from './comment-list.ts';
import { commentPages } from './queries.ts';

type NewComment = { id: string; content: string; parentId: string | null; anchor: Anchor | null; mentions: Mention[] };

export type CommentsHandle = ReturnType<typeof useComments>;

/** The comments of a module, and the actions on them, which throw what the call failed with. */
export function useComments(projectId: string, module: ModuleKey) {
  const queryClient = useQueryClient();
  const pages = commentPages(projectId, module);
  const { queryKey } = pagedQuery(pages);
  const { data, error, isFetching, refetch } = useQuery(pagedQuery(pages));
  const [sent, setSent] = useState<readonly Reply[]>([]);
  const newComment = useNewComment(projectId, module);
  const { settle, change } = useListChange(queryKey);
  const refreshActivity = () => queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });

  return {
    /** As the reader sees it, including what is still being sent; undefined until first loaded. */
    list: useMemo(() => shown(data, sent), [data, sent]),
    /** The ids the server has confirmed. */
    confirmed: useMemo(() => idsOf(data ?? noComments), [data]),
    /** The ids still being sent. */
    pending: useMemo(() => new Set(sent.map((reply) => reply.id)), [sent]),
    error,
    fetching: isFetching,
    refresh: () => refetch(),
    showEarlier: () => readMore(queryClient, pages),
    /** Adds earlier replies to a comment. */
    showEarlierReplies: async ({ id, repliesNext: cursor }: Comment) => {
      if (cursor === null) return;
      const page = await client.comments.replies({ projectId, commentId: id, cursor });
      queryClient.setQueryData(queryKey, (known) => {
        const stillFollows = known?.comments.some((comment) => comment.id === id && comment.repliesNext === cursor);
        return known !== undefined && stillFollows === true ? withEarlierReplies(known, id, page) : known;
      });
    },
    add: async (added: NewComment) => {
      setSent((before) => [...before, newComment(added)]);
      const { id: commentId, ...words } = added;
      try {
        await change(client.comments.add({ projectId, module, commentId, ...words }));
        void refreshActivity();
      } finally {
        setSent((before) => before.filter((reply) => reply.id !== commentId));
      }
    },
    update: (commentId: string, content: string, mentions: Mention[]) =>
      change(client.comments.update({ projectId, commentId, content, mentions })),
    /** Resolves a thread, or reopens it. */
    resolve: async (commentId: string, resolved: boolean) => {
      await change(client.comments.resolve({ projectId, commentId, resolved }));
      void refreshActivity();
    },
    remove: async (commentId: string) => {
      try {
        await client.comments.remove({ projectId, commentId });
      } catch (error) {
        // If it was already deleted elsewhere, the goal is reached.
        if (!isRefusal(error, 'NOT_FOUND')) throw error;
      }
      await settle((known) => withoutComment(known, commentId));
    },
  };
}

const shown = (read: CommentList | undefined, sent: readonly Reply[]) =>
  read === undefined && sent.length === 0 ? undefined : withPending(read ?? noComments, sent);

function useListChange(queryKey: ReturnType<typeof pagedQuery<CommentList>>['queryKey']) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  /** Applies a server response. A read that started earlier must not undo it. */
  const settle = async (apply: (list: CommentList) => CommentList) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => (known === undefined ? undefined : apply(known)));
    void refresh();
  };
  /** Shows what a call makes of a comment. It may have arrived although its response did not. */
  const change = async (call: Promise<Reply>) => {
    try {
      const reply = await call;
      await settle((known) => withComment(known, reply));
    } catch (error) {
      void refresh();
      throw error;
    }
  };
  return { settle, change };
}

/** A comment of the reader as the list shows it until the server has it. */
function useNewComment(projectId: string, module: ModuleKey): (comment: NewComment) => Reply {
  const { user } = useAccount();
  return ({ parentId, ...comment }) => {
    const now = new Date().toISOString();
    return {
      ...comment,
      project_id: projectId,
      module_key: module,
      user_id: user.id,
      created_at: now,
      updated_at: now,
      parent_id: parentId,
      user_profile: { email: user.email, name: user.name, color: user.color },
      resolvedAt: null,
      resolvedBy: null,
    };
  };
}
