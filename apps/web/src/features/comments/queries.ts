import type { ModuleKey } from '@elan/domain/modules/keys';
import { client } from '../../data/api/api.ts';
import { commentsKey } from '../../data/api/queries.ts';
import type { PagedList } from '../../lib/paged-list.ts';
import { type CommentList, withEarlier, withEarlierReplies } from './comment-list.ts';

/** The comments of one module, the newest page first. */
export function commentPages(projectId: string, module: ModuleKey): PagedList<CommentList> {
  return {
    queryKey: [...commentsKey(projectId), module],
    readPage: (cursor, options) => client.comments.list({ projectId, module, ...cursor }, options),
    join: withEarlier,
    ids: ({ comments }) => comments.map(({ id }) => id).toReversed(),
    // Earlier replies that were shown are read again too.
    complete: async (list, before, options) => {
      let complete = list;
      for (const { id, replies } of before.comments) {
        const shown = replies.length;
        const found = () => complete.comments.find((comment) => comment.id === id);
        for (let now = found(); now !== undefined && now.replies.length < shown; now = found()) {
          if (now.repliesNext === null) break;
          const input = { projectId, commentId: id, cursor: now.repliesNext };
          complete = withEarlierReplies(complete, id, await client.comments.replies(input, options));
        }
      }
      return complete;
    },
  };
}
