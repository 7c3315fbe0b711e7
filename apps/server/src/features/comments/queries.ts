import type { Comment } from '@elan/contract/comments';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { type CommentRow, presentReply } from './present.ts';

/** The comments and replies of a module, oldest first, with their authors' addresses: one statement. */
export function commentRows(db: Queryable, projectId: string, module: ModuleKey) {
  const people = projectPeople(db, projectId);
  return db
    .select({ ...getTableColumns(projectComments), email: people.email })
    .from(projectComments)
    .leftJoin(people, eq(people.userId, projectComments.userId))
    .where(and(eq(projectComments.projectId, projectId), eq(projectComments.moduleKey, module)))
    .orderBy(asc(projectComments.createdAt), asc(projectComments.id));
}

/** The threads of a module, oldest first; `count` is comments and replies together (decision N-22). */
export async function listComments(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
): Promise<{ comments: Comment[]; count: number }> {
  const rows = await commentRows(db, projectId, module);
  const threads = new Map<string, Comment>();
  for (const row of rows) {
    if (row.parentId === null) threads.set(row.id, { ...presentReply(row, row.email), replies: [] });
  }
  for (const row of rows) {
    if (row.parentId !== null) threads.get(row.parentId)?.replies.push(presentReply(row, row.email));
  }
  return { comments: [...threads.values()], count: rows.length };
}

/** One comment of a project; another project's is not there. */
export async function findComment(
  db: Queryable,
  projectId: string,
  commentId: string,
): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(projectComments)
    .where(and(eq(projectComments.projectId, projectId), eq(projectComments.id, commentId)));
  return row;
}
