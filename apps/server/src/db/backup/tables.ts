import type pg from 'pg';

export type Table = { name: string; columns: string[] };

/**
 * The product's tables, each after those it refers to, with the columns that hold data. The job queue's own tables are
 * not among them: it creates them again when the server starts.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select a.relname as "from", b.relname as "to"
    from pg_constraint k
      join pg_class a on a.oid = k.conrelid
      join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and a.relnamespace = 'public'::regnamespace and a.oid <> b.oid`);
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waits = (table: Table) =>
      references.some(({ from, to }) => from === table.name && left.some(({ name }) => name === to));
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
