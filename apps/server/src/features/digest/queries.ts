import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/** What happened in one project since a person's last digest. */
export type ProjectNews = {
  userId: string;
  name: string;
  /** By other people. */
  changes: number;
  /** By other people. */
  comments: number;
  changedModules: ModuleKey[];
  /** By anybody. */
  completedModules: ModuleKey[];
  people: { name: string; email: string }[];
};

/** A person, and when their digest begins. */
export type Reader = { userId: string; since: Date };

/** The news of the projects that people may read now, busiest first; projects without any are left out. */
export async function readNews(tx: Transaction, readers: readonly Reader[], until: Date): Promise<ProjectNews[]> {
  const people = JSON.stringify(readers);
  const { rows } = await tx.execute<ProjectNews>(sql`
    with readers as (
      select * from jsonb_to_recordset(${people}::jsonb) as r("userId" uuid, since timestamptz)
    ), readable as (
      select r."userId", r.since, p.id, p.name from readers r join projects p on p.user_id = r."userId" and p.deleted_at is null
      union all
      select r."userId", r.since, p.id, p.name from readers r
        join project_collaborators c on c.user_id = r."userId" and c.status = 'accepted'
        join projects p on p.id = c.project_id and p.deleted_at is null
    )
    select r."userId", r.name, a.changes, a.comments, coalesce(a.modules, '{}') as "changedModules",
      coalesce(m.modules, '{}') as "completedModules", coalesce(a.people, '[]'::json) as people
    from readable r
      cross join lateral (
        select (count(*) filter (where e.action_type = 'module_updated'))::int as changes,
          (count(*) filter (where e.action_type = 'comment_added'))::int as comments,
          array_agg(distinct e.module_key) filter (where e.action_type = 'module_updated') as modules,
          json_agg(distinct jsonb_build_object('name', u.name, 'email', u.email))
            filter (where u.id is not null) as people
        from project_activity e left join users u on u.id = e.user_id
        where e.project_id = r.id and e.created_at > r.since and e.created_at <= ${until}
          and e.user_id is distinct from r."userId" and e.action_type in ('module_updated', 'comment_added')
      ) a
      cross join lateral (
        select array_agg(m.module order by m.completed_at) as modules from project_modules m
        where m.project_id = r.id and m.complete and m.completed_at > r.since and m.completed_at <= ${until}
      ) m
    where a.changes + a.comments > 0 or m.modules is not null
    order by a.changes + a.comments desc, r.name, r.id`);
  return rows;
}
