import { lockProject } from '../../db/lock-project.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { changeable, refuseChange } from './changeable-comment.ts';

/**
 * Deletes a comment and all replies to it, by any author (decision N-22).
 * @throws Refusal NOT_FOUND when the project has no such comment, FORBIDDEN when it is another person's
 */
export function removeComment(deps: Deps, access: Access<'project:comment'>, commentId: string): Promise<void> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const [removed] = await work.tx
      .delete(projectComments)
      .where(changeable(access, commentId))
      .returning({ module: projectComments.moduleKey });
    if (removed === undefined) return refuseChange(work, access, commentId);
    await work.live({ projectId: access.projectId, topic: 'comments', module: removed.module, actor: access.user });
  });
}
