import type { Reply } from '@elan/contract/comments';
import { eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { changeable, refuseChange } from './changeable-comment.ts';
import { presentReply } from './present.ts';

/**
 * Replaces the text of a comment or reply.
 * @throws Refusal NOT_FOUND when the project has no such comment, FORBIDDEN when it is another person's
 */
export function updateComment(
  deps: Deps,
  access: Access<'project:comment'>,
  commentId: string,
  content: string,
): Promise<Reply> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const [row] = await work.tx
      .update(projectComments)
      .set({
        content: content.trim(),
        // Keep updatedAt after createdAt at the column's precision, even for an instant edit: 'edited' is derived from
        // it.
        updatedAt: sql`greatest(now(), ${projectComments.createdAt} + interval '1 millisecond')`,
      })
      .where(changeable(access, commentId))
      .returning();
    if (row === undefined) return refuseChange(work, access, commentId);
    const people = projectPeople(work.tx, access.projectId);
    const [author] =
      row.userId === null
        ? []
        : await work.tx.select({ email: people.email }).from(people).where(eq(people.userId, row.userId));
    await work.live({ projectId: access.projectId, topic: 'comments', module: row.moduleKey, actor: access.user });
    return presentReply(row, author?.email ?? null);
  });
}
