import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** A hash of all rows of a table, or of those of one project. */
export type StoredState = Readonly<Record<string, string>>;

/** A read that happens in any case: it only says when somebody last looked. */
const notState = new Set(['project_visits']);

/** What reads the state of every table, found in the catalogue so that a new table is included. */
export async function stateReader(db: Database) {
  const { rows } = await db.execute<{ table: string; of_project: boolean }>(sql`
    select t.table_name as "table", c.column_name is not null as of_project
    from information_schema.tables t
      left join information_schema.columns c
        on c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'project_id'
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1`);
  const tables = rows.filter(({ table }) => !notState.has(table));
  const hash = sql`coalesce(md5(string_agg(t::text, ' ' order by t::text)), '')`;
  const read = async (parts: ReturnType<typeof sql>[]) => {
    const found = await db.execute<{ table: string; state: string }>(sql.join(parts, sql` union all `));
    return Object.fromEntries(found.rows.map(({ table, state }) => [table, state])) as StoredState;
  };
  const part = (table: string, where: ReturnType<typeof sql>) =>
    sql`select ${table}::text as "table", ${hash} as state from ${sql.identifier(table)} t where ${where}`;
  return {
    /** Everything that is stored. */
    all: () => read(tables.map(({ table }) => part(table, sql`true`))),
    /** What is stored of one project. */
    ofProject: (id: string) =>
      read([
        part('projects', sql`t.id = ${id}::uuid`),
        ...tables
          .filter(({ of_project }) => of_project)
          .map(({ table }) => part(table, sql`t.project_id = ${id}::uuid`)),
      ]),
  };
}
