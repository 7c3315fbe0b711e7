import type { Comment, Reply } from '@elan/contract/comments';
import { pageSizes } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, type Page, pageOf } from '../../db/page.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { type CommentRow, presentReply } from './present.ts';

const placeOf = ({ createdAt: at, id }: Pick<CommentRow, 'createdAt' | 'id'>) => ({ at, id });
const columns = { at: projectComments.createdAt, id: projectComments.id };

/** A page of the comments of a module, newest first, with their authors' addresses. */
export function commentRows(db: Queryable, projectId: string, module: ModuleKey, cursor?: string) {
  const people = projectPeople(db, projectId);
  return db
    .select({ ...getTableColumns(projectComments), email: people.email })
    .from(projectComments)
    .leftJoin(people, eq(people.userId, projectComments.userId))
    .where(
      and(
        eq(projectComments.projectId, projectId),
        eq(projectComments.moduleKey, module),
        isNull(projectComments.parentId),
        after(cursor, columns),
      ),
    )
    .orderBy(desc(projectComments.createdAt), desc(projectComments.id))
    .limit(pageSizes.comments + 1);
}

/** The newest replies to each of these comments, newest first: one more than a page holds. */
export function newestReplyRows(db: Queryable, projectId: string, commentIds: readonly string[]) {
  const people = projectPeople(db, projectId);
  const newest = db
    .select()
    .from(projectComments)
    .where(sql`${projectComments.parentId} = parents.id`)
    .orderBy(desc(projectComments.createdAt), desc(projectComments.id))
    .limit(pageSizes.replies + 1)
    .as('newest');
  return db
    .select({
      id: newest.id,
      projectId: newest.projectId,
      moduleKey: newest.moduleKey,
      userId: newest.userId,
      content: newest.content,
      parentId: newest.parentId,
      createdAt: newest.createdAt,
      updatedAt: newest.updatedAt,
      email: people.email,
    })
    .from(sql`unnest(${idArray(commentIds)}::uuid[]) as parents(id)`)
    .crossJoinLateral(newest)
    .leftJoin(people, eq(people.userId, newest.userId))
    .orderBy(desc(newest.createdAt), desc(newest.id));
}

/**
 * A page of a module's threads, oldest first within the page; the next page holds older ones. `count` includes the
 * comments and replies of all pages (decision N-22).
 */
export async function listComments(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  cursor: string | undefined,
): Promise<{ comments: Comment[]; count: number; next: string | null }> {
  const found = await commentRows(db, projectId, module, cursor);
  const { rows, next } = pageOf(found, pageSizes.comments, placeOf);
  const { count: total, replyCounts } = await readCounts(
    db,
    projectId,
    module,
    rows.map(({ id }) => id),
  );
  const answered = Object.keys(replyCounts);
  const replyRows = answered.length === 0 ? [] : await newestReplyRows(db, projectId, answered);
  const byParent = Map.groupBy(replyRows, ({ parentId }) => parentId);
  const comments = rows.toReversed().map((row) => {
    const replies = presentReplies(byParent.get(row.id) ?? []);
    return {
      ...presentReply(row, row.email),
      replies: replies.replies,
      reply_count: replyCounts[row.id] ?? 0,
      replies_next: replies.next,
    };
  });
  return { comments, count: total, next };
}

/** A page of the replies to a comment, oldest first within the page; the next page holds older ones. */
export async function listReplies(
  db: Queryable,
  projectId: string,
  commentId: string,
  cursor: string | undefined,
): Promise<{ replies: Reply[]; next: string | null }> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ ...getTableColumns(projectComments), email: people.email })
    .from(projectComments)
    .leftJoin(people, eq(people.userId, projectComments.userId))
    .where(
      and(eq(projectComments.projectId, projectId), eq(projectComments.parentId, commentId), after(cursor, columns)),
    )
    .orderBy(desc(projectComments.createdAt), desc(projectComments.id))
    .limit(pageSizes.replies + 1);
  return presentReplies(found);
}

/** Counts the module's comments and replies together, and the replies of each of these comments that has any. */
async function readCounts(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  commentIds: readonly string[],
): Promise<{ count: number; replyCounts: Record<string, number> }> {
  const { rows } = await db.execute<{ count: number; replyCounts: Record<string, number> }>(sql`
    select (
        select count(*)::int from project_comments where project_id = ${projectId} and module_key = ${module}) as count,
      (
        select coalesce(json_object_agg(parent_id, replies), '{}') from (
          select parent_id, count(*) as replies from project_comments
          where parent_id = any(${idArray(commentIds)}::uuid[]) group by parent_id) r) as "replyCounts"`);
  return rows[0] ?? { count: 0, replyCounts: {} };
}

/** Passes ids as a single parameter, a PostgreSQL array literal. */
const idArray = (ids: readonly string[]) => sql.param(`{${ids.join()}}`);

/** Counts comments and replies of a module together. */
export async function countComments(db: Queryable, projectId: string, module: ModuleKey): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(projectComments)
    .where(and(eq(projectComments.projectId, projectId), eq(projectComments.moduleKey, module)));
  return row?.count ?? 0;
}

/** Finds one comment of this project. */
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

function presentReplies(found: (CommentRow & { email: string | null })[]): { replies: Reply[]; next: string | null } {
  const { rows, next }: Page<(typeof found)[number]> = pageOf(found, pageSizes.replies, placeOf);
  return { replies: rows.toReversed().map((row) => presentReply(row, row.email)), next };
}
