import type { Notice } from '@elan/contract/notices';
import { excerpt } from '@elan/domain/excerpt';
import { pageSizes } from '@elan/domain/limits';
import {
  type BellChoices,
  type BundleKind,
  bellChoices,
  bundleKinds,
  choiceOfBundle,
  mostCounted,
  noticeExcerpt,
} from '@elan/domain/notices';
import type { PersonColor } from '@elan/domain/people';
import { can, roles } from '@elan/domain/permissions';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { isoUtc } from '../../db/json-row.ts';
import { after, pageOf } from '../../db/page.ts';
import { authorOf } from '../../db/project-people.ts';
import { users } from '../../db/schema/auth.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { noticeChoices } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/notices.ts';
import { projects } from '../../db/schema/projects.ts';

/** Whether a person works on the joined project now, as its owner or an accepted collaborator. */
const worksOn = (userId: SQL): SQL => sql`(${projects.userId} = ${userId} or exists (
  select from project_collaborators c
  where c.project_id = ${projects.id} and c.user_id = ${userId} and c.status = 'accepted'))`;

/** The notices of a person in projects they may see now, of the kinds that their bell shows. */
function visibleTo(userId: string): SQL | undefined {
  return and(
    eq(notices.userId, userId),
    isNull(projects.deletedAt),
    worksOn(sql`${userId}::uuid`),
    isShown(userId, sql`${notices.kind}`),
  );
}

const isShown = (userId: string, choice: SQL): SQL => sql`not exists (
  select from notice_choices o where o.user_id = ${userId} and o.kind = ${choice} and not o.bell)`;

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

const oneOf = (values: readonly string[]): SQL =>
  sql`in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
const ofAdvice = oneOf(bundleKinds.filter((kind) => choiceOfBundle[kind] === 'advice'));

/** The same of bundles, which are `b` in the statement, as their projects are `projects`. */
const visibleBundles = (userId: string): SQL => sql`b.user_id = ${userId} and ${projects.deletedAt} is null
  and ${worksOn(sql`${userId}::uuid`)}
  and ${isShown(userId, sql`case when b.kind ${ofAdvice} then 'advice' else 'suggestion' end`)}`;

/** The remaining subjects of a bundle, without what the reader may not see. */
const subjectsLeft = (userId: string): SQL => sql`
  select count(*)::int as count, min(subject) as subject, min(text) as text, bool_or(is_open) as is_open
  from (
    select s.id::text as subject, s.state = 'open' as is_open,
      case when s.private then ''
        when b.kind = 'suggested' then coalesce(
          nullif(s.reason, ''), s.proposed ->> 'text', s.proposed ->> 'value', s.proposed ->> 'name', '')
        else s.word end as text
    from suggestions s
    where b.kind in ('suggested', 'accepted', 'refused') and s.project_id = b.project_id and s.state <> 'withdrawn'
      and s.id = any(case when b.kind in ('suggested', 'accepted', 'refused') then b.subjects::uuid[] end)
      and (not s.private or ${projects.userId} = ${userId} or exists (
        select from project_collaborators c where c.project_id = b.project_id and c.user_id = ${userId}
          and c.status = 'accepted' and c.role ${oneOf(seeingPrivate)}))
    union all
    select t.id, t.done_at is null, case b.kind when 'answered' then t.question ->> 'answer' else t.text end
    from project_tasks t
    where b.kind in ('asked', 'answered') and t.project_id = b.project_id and t.id = any(b.subjects) and not t.removed
    union all
    select g.section, false, g.title from plan_sign_offs g
    where b.kind = 'signed' and g.project_id = b.project_id and g.user_id = b.actor_id and g.section = any(b.subjects)
  ) each`;

const seeingPrivate = roles.filter((role) => can(role, 'project:private'));

/** A page of what people did in a person's projects, newest first. */
export function bundleRows(userId: string, cursor?: string): SQL {
  const further = after(cursor, { at: sql`b.created_at`, id: sql`b.id` });
  return sql`
    select b.id, ${sql.raw(isoUtc('b.created_at'))} as at, ${sql.raw(isoUtc('b.read_at'))} as "readAt", b.kind,
      b.project_id as "projectId", projects.name as "projectName", cardinality(b.subjects) as "all", left_over.count,
      left_over.subject, left(left_over.text, ${longestStart}::int) as text, left_over.is_open as "isOpen",
      ${users.id} as "actorId", ${users.email}, ${users.name}, ${users.color}
    from notice_bundles b
      join projects on projects.id = b.project_id
      left join users on users.id = b.actor_id and ${worksOn(sql`users.id`)}
      cross join lateral (${subjectsLeft(userId)}) left_over
    where ${visibleBundles(userId)}${further === undefined ? sql`` : sql` and ${further}`}
    order by b.created_at desc, b.id desc
    limit ${pageSizes.notices + 1}`;
}

/** More than an excerpt can need, in characters. */
const longestStart = 2000;

type NoticeRow = Awaited<ReturnType<typeof noticeRows>>[number];
type BundleRow = {
  id: string;
  at: string;
  readAt: string | null;
  kind: BundleKind;
  projectId: string;
  projectName: string;
  all: number;
  count: number;
  subject: string | null;
  text: string | null;
  isOpen: boolean | null;
  actorId: string | null;
  email: string | null;
  name: string | null;
  color: PersonColor | null;
};

/** A page of a person's notices, newest first. */
export async function listNotices(
  db: Queryable,
  userId: string,
  cursor: string | undefined,
): Promise<{ notices: Notice[]; next: string | null }> {
  const [ofComments, bundles] = await Promise.all([
    noticeRows(db, userId, cursor),
    db.execute<BundleRow>(bundleRows(userId, cursor)),
  ]);
  const found = [...ofComments.map(presentNotice), ...bundles.rows.map(presentBundle)];
  const placeOf = ({ created_at: at, id }: Notice) => ({ at, id });
  found.sort((a, b) => (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? 1 : -1));
  const { rows, next } = pageOf(found, pageSizes.notices, placeOf);
  return { notices: rows, next };
}

function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    project_id: row.projectId,
    project_name: row.projectName,
    module_key: row.module,
    thread_id: row.parentId ?? row.id,
    excerpt: excerpt(row.content, noticeExcerpt),
    actor: authorOf({ ...row, userId: row.actorId }),
    created_at: row.at.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

function presentBundle(row: BundleRow): Notice {
  const { count, subject, text } = row;
  const isOne = count === 1;
  return {
    id: row.id,
    kind: row.kind,
    project_id: row.projectId,
    project_name: row.projectName,
    // For content the reader can no longer see, it shows only what they already knew.
    count: count === 0 ? row.all : count,
    subject: isOne ? subject : null,
    is_open: row.isOpen ?? false,
    excerpt: isOne ? excerpt(text ?? '', noticeExcerpt) : '',
    actor: authorOf({ ...row, userId: row.actorId }),
    created_at: row.at,
    read_at: row.readAt,
  };
}

/** Counts the unread notices of a person, up to `mostCounted`. */
export async function countNotices(db: Queryable, userId: string): Promise<{ unread: number; any: boolean }> {
  const ofComments = (unread?: SQL, limit = 1) =>
    db
      .select({ id: notices.commentId })
      .from(notices)
      .innerJoin(projects, eq(projects.id, notices.projectId))
      .where(and(visibleTo(userId), unread))
      .limit(limit);
  const bundles = (unread: SQL, limit: number) => sql`(select b.id from notice_bundles b
    join projects on projects.id = b.project_id where ${visibleBundles(userId)} ${unread} limit ${limit})`;
  const { rows } = await db.execute<{ unread: number; any: boolean }>(sql`
    select least(${mostCounted}::int,
        (select count(*)::int from ${ofComments(isNull(notices.readAt), mostCounted).as('unread')})
        + (select count(*)::int from ${bundles(sql`and b.read_at is null`, mostCounted)} unread_bundles)) as unread,
      exists ${ofComments()} or exists ${bundles(sql``, 1)} as "any"`);
  return rows[0] ?? { unread: 0, any: false };
}

/** Which kinds the bell of a person shows. */
export async function readBellChoices(db: Queryable, userId: string): Promise<BellChoices> {
  return bellChoices(await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId)));
}
