import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** By table, a hash of all rows and one of those of a project. */
export type StoredState = { all: Readonly<Record<string, string>>; ofProject: Readonly<Record<string, string>> };

/** A read that happens in any case: it only says when somebody last looked. */
const notState = new Set(['project_visits']);

/**
 * @returns what reads the state of every table, found in the catalogue so that a new table is included, with a project's
 * part of it
 */
export async function stateReader(db: Database, projectId: string): Promise<() => Promise<StoredState>> {
  const { rows } = await db.execute<{ table: string; of_project: boolean }>(sql`
    select t.table_name as "table", c.column_name is not null as of_project
    from information_schema.tables t
      left join information_schema.columns c
        on c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'project_id'
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1`);
  const tables = rows.filter(({ table }) => !notState.has(table));
  const rowsAsText = sql`string_agg(t::text, ' ' order by t::text)`;
  const parts = tables.map(({ table, of_project }) => {
    const key = table === 'projects' ? sql`t.id` : of_project ? sql`t.project_id` : sql`null`;
    return sql`select ${table}::text as "table", md5(${rowsAsText}) as "all",
      md5(${rowsAsText} filter (where ${key} = ${projectId}::uuid)) as "ofProject" from ${sql.identifier(table)} t`;
  });
  const statement = sql.join(parts, sql` union all `);
  return async () => {
    const found = await db.execute<{ table: string; all: string; ofProject: string }>(statement);
    return {
      all: Object.fromEntries(found.rows.map(({ table, all }) => [table, all])),
      ofProject: Object.fromEntries(found.rows.map(({ table, ofProject }) => [table, ofProject])),
    };
  };
}
