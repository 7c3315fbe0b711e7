import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { addComment } from './add-comment.ts';
import { listComments, listReplies } from './queries.ts';
import { removeComment } from './remove-comment.ts';
import { resolveComment } from './resolve-comment.ts';
import { updateComment } from './update-comment.ts';

export const commentsRouter = {
  list: os.comments.list
    .use(projectAccess)
    .handler(({ context, input }) =>
      listComments(context.deps.db, context.access.projectId, input.module, input.cursor),
    ),
  replies: os.comments.replies
    .use(projectAccess)
    .handler(({ context, input }) =>
      listReplies(context.deps.db, context.access.projectId, input.commentId, input.cursor),
    ),
  add: os.comments.add.use(projectAccess).handler(({ context, input }) =>
    addComment(context.deps, context.access, {
      ...input,
      parentId: input.parentId ?? null,
      anchor: input.anchor ?? null,
      mentions: input.mentions ?? [],
    }),
  ),
  update: os.comments.update
    .use(projectAccess)
    .handler(({ context, input }) => updateComment(context.deps, context.access, input)),
  resolve: os.comments.resolve
    .use(projectAccess)
    .handler(({ context, input }) => resolveComment(context.deps, context.access, input.commentId, input.resolved)),
  remove: os.comments.remove.use(projectAccess).handler(async ({ context, input }) => {
    await removeComment(context.deps, context.access, input.commentId);
    return {};
  }),
};
