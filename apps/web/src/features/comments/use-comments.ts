import type { Comment, Reply } from '@elan/contract/comments';
import type { Anchor } from '@elan/domain/comment-anchor';
import type { Mention } from '@elan/domain/mentions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../../lib/api.ts';
import { isRefusal } from '../../lib/errors.ts';
import { pagedQuery, readMore } from '../../lib/paged-list.ts';
import { activityQuery } from '../../lib/queries.ts';
import { useAccount } from '../../lib/session.ts';
import {
  type CommentList,
  idsOf,
  withComment,
  withEarlierReplies,
  withoutComment,
  withPending,
} from './comment-list.ts';
import { commentPages } from './queries.ts';

type NewComment = { id: string; content: string; parentId: string | null; anchor: Anchor | null; mentions: Mention[] };

export type CommentsHandle = {
  /** As the reader sees it, including what is still being sent; undefined until first loaded. */
  list: CommentList | undefined;
  /** The ids the server has confirmed. */
  confirmed: ReadonlySet<string>;
  /** The ids still being sent. */
  pending: ReadonlySet<string>;
  error: Error | null;
  fetching: boolean;
  refresh: () => Promise<unknown>;
  /** Adds earlier comments, or earlier replies to one, to the list. Both throw what the call failed with. */
  showEarlier: () => Promise<void>;
  showEarlierReplies: (comment: Comment) => Promise<void>;
  /** These throw what the call failed with. */
  add: (comment: NewComment) => Promise<void>;
  update: (commentId: string, content: string, mentions: Mention[]) => Promise<void>;
  /** Resolves a thread, or reopens it. */
  resolve: (commentId: string, resolved: boolean) => Promise<void>;
  remove: (commentId: string) => Promise<void>;
};

const empty: CommentList = { comments: [], count: 0, next: null };

/** The comments of a module, and the actions on them. */
export function useComments(projectId: string, module: ModuleKey): CommentsHandle {
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const pages = commentPages(projectId, module);
  const options = pagedQuery(pages);
  const query = useQuery(options);
  const [pending, setPending] = useState<readonly Reply[]>([]);

  const { data } = query;
  const list = useMemo(() => {
    if (data === undefined) return pending.length === 0 ? undefined : withPending(empty, pending);
    return withPending(data, pending);
  }, [data, pending]);
  const confirmed = useMemo(() => idsOf(data ?? empty), [data]);
  const pendingIds = useMemo(() => new Set(pending.map((reply) => reply.id)), [pending]);

  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  /** Applies a server response. A read that started earlier must not undo it. */
  const settle = async (change: (list: CommentList) => CommentList) => {
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    queryClient.setQueryData(options.queryKey, (known) => (known === undefined ? undefined : change(known)));
    void refresh();
  };

  return {
    list,
    confirmed,
    pending: pendingIds,
    error: query.error,
    fetching: query.isFetching,
    refresh: () => query.refetch(),
    showEarlier: () => readMore(queryClient, pages),
    showEarlierReplies: async ({ id, repliesNext: cursor }) => {
      if (cursor === null) return;
      const page = await client.comments.replies({ projectId, commentId: id, cursor });
      queryClient.setQueryData(options.queryKey, (known) => {
        const stillFollows = known?.comments.some((comment) => comment.id === id && comment.repliesNext === cursor);
        return known !== undefined && stillFollows === true ? withEarlierReplies(known, id, page) : known;
      });
    },
    add: async ({ id, content, parentId, anchor, mentions }) => {
      const now = new Date().toISOString();
      const shown: Reply = {
        id,
        project_id: projectId,
        module_key: module,
        user_id: user.id,
        content,
        mentions,
        created_at: now,
        updated_at: now,
        parent_id: parentId,
        user_profile: { email: user.email, name: user.name, color: user.color },
        anchor,
        resolvedAt: null,
        resolvedBy: null,
      };
      setPending((before) => [...before, shown]);
      try {
        const input = { projectId, module, commentId: id, content, parentId, anchor, mentions };
        const reply = await client.comments.add(input);
        await settle((known) => withComment(known, reply));
        void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
      } catch (error) {
        // It may have arrived although its response did not.
        void refresh();
        throw error;
      } finally {
        setPending((before) => before.filter((reply) => reply.id !== id));
      }
    },
    update: async (commentId, content, mentions) => {
      try {
        const reply = await client.comments.update({ projectId, commentId, content, mentions });
        await settle((known) => withComment(known, reply));
      } catch (error) {
        void refresh();
        throw error;
      }
    },
    resolve: async (commentId, resolved) => {
      try {
        const reply = await client.comments.resolve({ projectId, commentId, resolved });
        await settle((known) => withComment(known, reply));
        void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
      } catch (error) {
        void refresh();
        throw error;
      }
    },
    remove: async (commentId) => {
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
