import type { Comment, Reply } from '@elan/contract/comments';
import { Refusal } from '@elan/domain/errors';
import { pageSizes } from '@elan/domain/limits';
import type { Mention } from '@elan/domain/mentions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { PersonColor } from '@elan/domain/people';
import { and, count, desc, eq, getTableColumns, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, type Page, pageOf } from '../../db/page.ts';
import { type AuthorRow, authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { type CommentRow, type CommentWithPeople, presentReply } from './present.ts';

const placeOf = ({ createdAt: at, id }: Pick<CommentRow, 'createdAt' | 'id'>) => ({ at, id });
const columns = { at: projectComments.createdAt, id: projectComments.id };

/** A page of the comments of a module, newest first, with their authors and who resolved them. */
export function commentRows(db: Queryable, projectId: string, module: ModuleKey, cursor?: string) {
  return commentsWithPeople(db, projectId)
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

type FoundRow = CommentRow &
  AuthorRow & {
    mentions: Mention[];
    resolverEmail: string | null;
    resolverName: string | null;
    resolverColor: PersonColor | null;
  };

function withPeople({ resolverEmail, resolverName, resolverColor, ...row }: FoundRow): CommentWithPeople {
  const resolver = { userId: row.resolvedBy, email: resolverEmail, name: resolverName, color: resolverColor };
  return { ...row, author: authorOf(row), resolver: authorOf(resolver) };
}

/** Whom a comment mentions, in a column. */
const mentionsOf = (comment: SQLWrapper) => sql<Mention[]>`(
  select coalesce(json_agg(json_build_object('user_id', m.user_id, 'label', m.label) order by m.label, m.user_id), '[]')
  from comment_mentions m where m.comment_id = ${comment})`;

function commentsWithPeople(db: Queryable, projectId: string) {
  const people = projectPeople(db, projectId);
  const resolvers = projectPeople(db, projectId, 'resolvers');
  return db
    .select({
      ...getTableColumns(projectComments),
      mentions: mentionsOf(projectComments.id),
      ...authorColumns(people),
      resolverEmail: resolvers.email,
      resolverName: resolvers.name,
      resolverColor: resolvers.color,
    })
    .from(projectComments)
    .leftJoin(people, eq(people.userId, projectComments.userId))
    .leftJoin(resolvers, eq(resolvers.userId, projectComments.resolvedBy));
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
      anchor: newest.anchor,
      resolvedAt: newest.resolvedAt,
      resolvedBy: newest.resolvedBy,
      mentions: mentionsOf(newest.id),
      ...authorColumns(people),
      // Only threads are resolved.
      resolverEmail: sql<null>`null`,
      resolverName: sql<null>`null`,
      resolverColor: sql<null>`null`,
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
      ...presentReply(withPeople(row)),
      replies: replies.replies,
      replyCount: replyCounts[row.id] ?? 0,
      repliesNext: replies.next,
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
  const found = await commentsWithPeople(db, projectId)
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
): Promise<CommentWithPeople | undefined> {
  const [row] = await commentsWithPeople(db, projectId).where(
    and(eq(projectComments.projectId, projectId), eq(projectComments.id, commentId)),
  );
  return row === undefined ? undefined : withPeople(row);
}

/**
 * A comment as its readers see it.
 * @throws Refusal NOT_FOUND when the project has no such comment
 */
export async function presentComment(db: Queryable, projectId: string, commentId: string): Promise<Reply> {
  const row = await findComment(db, projectId, commentId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return presentReply(row);
}

function presentReplies(found: FoundRow[]): { replies: Reply[]; next: string | null } {
  const { rows, next }: Page<FoundRow> = pageOf(found, pageSizes.replies, placeOf);
  return { replies: rows.toReversed().map((row) => presentReply(withPeople(row))), next };
}
