import type { Notice } from '@elan/contract/notices';
import { excerpt } from '@elan/domain/excerpt';
import { pageSizes } from '@elan/domain/limits';
import { mostCounted, noticeExcerpt } from '@elan/domain/notices';
import { profileOf } from '@elan/domain/people';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { users } from '../../db/schema/auth.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { notices } from '../../db/schema/notices.ts';
import { projects } from '../../db/schema/projects.ts';

/** Whether a person works on the joined project now, as its owner or an accepted collaborator. */
const worksOn = (userId: SQL): SQL => sql`(${projects.userId} = ${userId} or exists (
  select from project_collaborators c
  where c.project_id = ${projects.id} and c.user_id = ${userId} and c.status = 'accepted'))`;

/** The notices of a person in projects they may see now. */
function visibleTo(userId: string): SQL | undefined {
  return and(eq(notices.userId, userId), isNull(projects.deletedAt), worksOn(sql`${userId}::uuid`));
}

/** A page of a person's notices, newest first. */
export function noticeRows(db: Queryable, userId: string, cursor?: string) {
  return db
    .select({
      id: notices.commentId,
      at: notices.createdAt,
      readAt: notices.readAt,
      kind: notices.kind,
      projectId: notices.projectId,
      projectName: projects.name,
      module: projectComments.moduleKey,
      parentId: projectComments.parentId,
      content: projectComments.content,
      actorId: users.id,
      email: users.email,
      name: users.name,
      color: users.color,
    })
    .from(notices)
    .innerJoin(projects, eq(projects.id, notices.projectId))
    .innerJoin(projectComments, eq(projectComments.id, notices.commentId))
    .leftJoin(users, and(eq(users.id, projectComments.userId), worksOn(sql`${users.id}`)))
    .where(and(visibleTo(userId), after(cursor, { at: notices.createdAt, id: notices.commentId })))
    .orderBy(desc(notices.createdAt), desc(notices.commentId))
    .limit(pageSizes.notices + 1);
}

type NoticeRow = Awaited<ReturnType<typeof noticeRows>>[number];

export async function listNotices(
  db: Queryable,
  userId: string,
  cursor: string | undefined,
): Promise<{ notices: Notice[]; next: string | null }> {
  const { rows, next } = pageOf(await noticeRows(db, userId, cursor), pageSizes.notices, (row) => row);
  return { notices: rows.map(presentNotice), next };
}

function presentNotice(row: NoticeRow): Notice {
  const { actorId, email, name, color } = row;
  return {
    id: row.id,
    kind: row.kind,
    project_id: row.projectId,
    project_name: row.projectName,
    module_key: row.module,
    thread_id: row.parentId ?? row.id,
    excerpt: excerpt(row.content, noticeExcerpt),
    actor: actorId === null || email === null ? null : profileOf(actorId, { email, name: name ?? '', color }),
    created_at: row.at.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

/** Counts the unread notices of a person, up to `mostCounted`. */
export async function countNotices(db: Queryable, userId: string): Promise<{ unread: number; any: boolean }> {
  const visible = (unread?: SQL, limit = 1) =>
    db
      .select({ id: notices.commentId })
      .from(notices)
      .innerJoin(projects, eq(projects.id, notices.projectId))
      .where(and(visibleTo(userId), unread))
      .limit(limit);
  const { rows } = await db.execute<{ unread: number; any: boolean }>(sql`
    select (select count(*)::int from ${visible(isNull(notices.readAt), mostCounted).as('unread')}) as unread,
      exists ${visible()} as "any"`);
  return rows[0] ?? { unread: 0, any: false };
}
