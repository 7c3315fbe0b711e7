import { Refusal } from '@elan/domain/errors';
import { and, eq, type SQL } from 'drizzle-orm';
import { projectComments } from '../../db/schema/comments.ts';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';
import { findComment } from './queries.ts';

/**
 * Matches the comment if the caller may change it: as its author or as the project's owner (COMM-016, COMM-017, S-27).
 */
export function changeable(access: Access<'project:comment'>, commentId: string): SQL | undefined {
  return and(
    eq(projectComments.id, commentId),
    eq(projectComments.projectId, access.projectId),
    access.role === 'owner' ? undefined : eq(projectComments.userId, access.user.userId),
  );
}

/** Refuses a change that matched no row. A person who can read the project may learn that the comment is another's. */
export async function refuseChange(work: Write, access: Access<'project:comment'>, commentId: string): Promise<never> {
  const existing = await findComment(work.tx, access.projectId, commentId);
  throw new Refusal(existing === undefined ? 'NOT_FOUND' : 'FORBIDDEN');
}
