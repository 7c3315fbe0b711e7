import type { AdvisedProject } from '@elan/contract/advising';
import type { ActivityType } from '@elan/domain/activity';
import { pageSizes } from '@elan/domain/limits';
import { profileOf } from '@elan/domain/people';
import { type AdviserRole, adviserRoles } from '@elan/domain/permissions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { type PersonRow, personFields } from '../../db/person-row.ts';

/** Activities that change the plan's content. */
const changes: readonly ActivityType[] = ['module_updated', 'figures_updated', 'figures_checked', 'plan_updated'];

const list = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

type AdvisedRow = Omit<AdvisedProject, 'owner' | 'updated_at' | 'role'> & {
  role: AdviserRole;
  updatedAt: Date | string;
  owner: PersonRow;
  total: number;
};

/**
 * A page of the projects a person advises, with what waits for them in each: one statement, whose work grows with the
 * page and not with what else there is. Each count reads one project by an index.
 */
export async function listAdvised(
  db: Queryable,
  userId: string,
  cursor: string | undefined,
): Promise<{ projects: AdvisedProject[]; count: number; next: string | null }> {
  const later = after(cursor, { at: sql`p.updated_at`, id: sql`p.id` });
  const advised = sql`project_collaborators c join projects p on p.id = c.project_id
    where c.user_id = ${userId} and c.status = 'accepted' and c.role in (${list(adviserRoles)}) and p.deleted_at is null`;
  const { rows: found } = await db.execute<AdvisedRow>(sql`
    with page as materialized (
      select p.id, p.name, p.user_id, p.updated_at, p.archived_at, c.role
      from ${advised} ${later === undefined ? sql`` : sql`and ${later}`}
      order by p.updated_at desc, p.id desc limit ${pageSizes.advisedProjects + 1})
    select a.id as project_id, a.name as project_name, a.role, a.archived_at is not null as archived,
      to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      ${sql.raw(personFields('o'))} as owner,
      s.signed, s.before as signed_before_change, q.open as open_questions, q.answered as new_answers,
      (select count(*)::int from notices n
        where n.project_id = a.id and n.user_id = ${userId} and n.read_at is null) as unread,
      (select count(*)::int from ${advised}) as total
    from page a
      join users o on o.id = a.user_id
      left join project_visits v on v.project_id = a.id and v.user_id = ${userId}
      cross join lateral (
        select count(*)::int as signed, count(*) filter (where g.signed_at < (
          select y.created_at from project_activity y
          where y.project_id = a.id and y.action_type in (${list(changes)})
          order by y.created_at desc, y.id desc limit 1))::int as before
        from plan_sign_offs g where g.project_id = a.id and g.user_id = ${userId}) s
      cross join lateral (
        select count(*) filter (where k.done_at is null)::int as open,
          count(*) filter (where k.question->>'answer' is not null and k.done_at > v.begun_at)::int as answered
        from project_tasks k
        where k.project_id = a.id and k.created_by = ${userId} and k.question is not null and not k.removed) q
    order by a.updated_at desc, a.id desc`);
  const { rows, next } = pageOf(found, pageSizes.advisedProjects, (row) => ({ at: row.updatedAt, id: row.project_id }));
  return {
    projects: rows.map(({ owner, updatedAt, total: _total, ...row }) => ({
      ...row,
      owner: profileOf(owner.id, owner),
      updated_at: new Date(updatedAt).toISOString(),
    })),
    count: found[0]?.total ?? 0,
    next,
  };
}
