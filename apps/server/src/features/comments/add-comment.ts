import type { Reply } from '@elan/contract/comments';
import { Refusal } from '@elan/domain/errors';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { projectComments } from '../../db/schema/comments.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { holdProject } from '../collaboration/public.ts';
import { presentReply } from './present.ts';
import { findComment } from './queries.ts';

export type NewComment = {
  /** From the device, so that a request whose answer was lost can be sent again. */
  commentId: string;
  module: ModuleKey;
  content: string;
  /** The comment it answers; null for a comment of its own. */
  parentId: string | null;
};

/**
 * Adds a comment or a reply; a repeat with the same id and words changes nothing and is answered alike.
 * @throws Refusal NOT_FOUND when there is no such comment to answer in this module, or it is itself a reply
 * @throws Refusal CONFLICT when the id is taken by anything else, wherever that stands
 */
export function addComment(deps: Deps, access: Access<'project:comment'>, comment: NewComment): Promise<Reply> {
  const { projectId, user } = access;
  const { commentId, module, parentId } = comment;
  const content = comment.content.trim();
  return write(deps, async (work) => {
    await holdProject(work.tx, projectId);
    if (parentId !== null) await requireParent(work, projectId, module, parentId);
    const [added] = await work.tx
      .insert(projectComments)
      .values({ id: commentId, projectId, moduleKey: module, userId: user.userId, content, parentId })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) {
      const standing = await findComment(work.tx, projectId, commentId);
      const isRepeat =
        standing?.userId === user.userId &&
        standing.moduleKey === module &&
        standing.parentId === parentId &&
        standing.content === content;
      if (!isRepeat) throw new Refusal('CONFLICT');
      return presentReply(standing, user.email);
    }
    await work.activity({
      projectId,
      actor: user,
      type: 'comment_added',
      module,
      description: parentId === null ? `Comment added: ${module}` : `Reply added: ${module}`,
      metadata: { kind: parentId === null ? 'comment' : 'reply', comment_id: commentId },
    });
    await work.live({ projectId, topic: 'comments', module, actor: user });
    return presentReply(added, user.email);
  });
}

/** Only a comment of the same module that is itself no reply can be answered (COMM-011). */
async function requireParent(work: Write, projectId: string, module: ModuleKey, parentId: string): Promise<void> {
  const parent = await findComment(work.tx, projectId, parentId);
  if (parent?.moduleKey !== module || parent.parentId !== null) throw new Refusal('NOT_FOUND');
}
