import type { Reply } from '@elan/contract/comments';
import { Refusal } from '@elan/domain/errors';
import { canResolve } from '@elan/domain/permissions';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { findComment, presentComment } from './queries.ts';

/**
 * Resolves a thread, or reopens it. Of two people who do the same at once, the second changes nothing.
 * @throws Refusal NOT_FOUND when the project has no such thread, FORBIDDEN when it is another person's
 */
export function resolveComment(
  deps: Deps,
  access: Access<'project:comment'>,
  commentId: string,
  resolved: boolean,
): Promise<Reply> {
  const { projectId, role, user } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const [changed] = await work.tx
      .update(projectComments)
      .set(resolved ? { resolvedAt: sql`now()`, resolvedBy: user.userId } : { resolvedAt: null, resolvedBy: null })
      .where(
        and(
          eq(projectComments.id, commentId),
          eq(projectComments.projectId, projectId),
          isNull(projectComments.parentId),
          canResolve(role, false) ? undefined : eq(projectComments.userId, user.userId),
          resolved ? isNull(projectComments.resolvedAt) : isNotNull(projectComments.resolvedAt),
        ),
      )
      .returning({ module: projectComments.moduleKey });
    if (changed === undefined) {
      const existing = await findComment(work.tx, projectId, commentId);
      if (existing === undefined || existing.parentId !== null) throw new Refusal('NOT_FOUND');
      if ((existing.resolvedAt !== null) !== resolved) throw new Refusal('FORBIDDEN');
      return presentComment(work.tx, projectId, commentId);
    }
    const { module } = changed;
    await work.live({
      projectId,
      topic: 'comments',
      module,
      actor: user,
      activity: resolved
        ? { type: 'comment_resolved', description: `Comment resolved: ${module}`, metadata: { comment_id: commentId } }
        : { type: 'comment_reopened', description: `Comment reopened: ${module}`, metadata: { comment_id: commentId } },
    });
    return presentComment(work.tx, projectId, commentId);
  });
}
