import type { Reply } from '@elan/contract/comments';
import type { Mention } from '@elan/domain/mentions';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { notifyOfComment } from '../notices/public.ts';
import { changeable, refuseChange } from './changeable-comment.ts';
import { presentComment } from './queries.ts';
import { storeMentions } from './store-mentions.ts';

type Change = { commentId: string; content: string; mentions?: readonly Mention[] | undefined };

/**
 * Replaces the text of a comment or reply, and tells those whom it now mentions and did not before.
 * @throws Refusal NOT_FOUND when the project has no such comment, FORBIDDEN when it is another person's
 * @throws Refusal INVALID_INPUT when it mentions too many people, LIMIT_REACHED when the person did within the hour
 */
export function updateComment(deps: Deps, access: Access<'project:comment'>, change: Change): Promise<Reply> {
  const { projectId, user } = access;
  const { commentId, mentions = [] } = change;
  const content = change.content.trim();
  return write(deps, async (work) => {
    const project = await lockProject(work.tx, projectId);
    const [row] = await work.tx
      .update(projectComments)
      .set({
        content,
        // Keep updatedAt after createdAt at the column's precision, even for an instant edit: 'edited' is derived from
        // it.
        updatedAt: sql`greatest(now(), ${projectComments.createdAt} + interval '1 millisecond')`,
      })
      .where(changeable(access, commentId))
      .returning({ module: projectComments.moduleKey });
    if (row === undefined) return refuseChange(work, access, commentId);
    const { module } = row;
    const mentioned = await storeMentions(work, { projectId, commentId, content, mentions });
    await work.live({ projectId, topic: 'comments', module, actor: user });
    const comment = await presentComment(work.tx, projectId, commentId);
    if (mentioned.length > 0) {
      await notifyOfComment(deps, work, {
        projectId,
        project: project.name,
        module,
        commentId,
        thread: comment.parent_id ?? commentId,
        content,
        // The owner can edit the comments of others.
        author: { userId: comment.user_id, profile: comment.user_profile ?? user.profile },
        causedBy: user.userId,
        mentioned,
        isNewReply: false,
      });
    }
    return comment;
  });
}
