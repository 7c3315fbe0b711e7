import type pg from 'pg';
import type { Header } from './format.ts';
import { quoted } from './format.ts';
import { majorVersion } from './major-version.ts';
import type { Table } from './tables.ts';

/** Made from other tables, by triggers and by the server that reads texts. */
const searchTables: ReadonlySet<string> = new Set(['search_texts', 'search_backlog', 'search_old_projects']);

/** How the search comes back with a restored database. */
export type SearchRestore = {
  /** Whether the rows of a table are left out, because they are made again. */
  skips(table: string): boolean;
  /** Call it when all tables are loaded. */
  finish(): Promise<void>;
};

/**
 * Prepares the loading of tables. The words of every text are restored with the rest: reading them again takes hours
 * for 100,000 people. Only another major version of PostgreSQL, which may find other stems, and a backup without them
 * have all projects read again, in the background.
 * @param client in the transaction of the restore, as the owner of the tables
 */
export async function prepareSearch(
  client: pg.ClientBase,
  { postgres }: Header,
  tables: readonly Table[],
): Promise<SearchRestore> {
  const isKept = postgres === (await majorVersion(client));
  const hasSearch = tables.some(({ name }) => searchTables.has(name));
  // Nothing has changed, although every row is new.
  const triggered = hasSearch ? await tablesWithTriggers(client) : [];
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  // Built at once in the end: adding each text to it takes many times as long.
  const index = hasSearch ? await dropIndex(client) : undefined;
  return {
    skips: (table) => !isKept && searchTables.has(table),
    async finish() {
      if (!hasSearch) return;
      if (!isKept) await client.query('insert into search_old_projects select id from projects');
      if (index !== undefined) await client.query(index);
      for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
    },
  };
}

/** @returns the names of tables whose changes go to the search */
async function tablesWithTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgname like 'search_%' and c.relnamespace = 'public'::regnamespace`);
  return rows.map(({ name }) => quoted(name));
}

/** @returns the statement that creates it again */
async function dropIndex(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ statement: string | null }>(
    `select pg_get_indexdef(to_regclass('search_texts_words')) as statement`,
  );
  const statement = rows[0]?.statement ?? undefined;
  if (statement !== undefined) await client.query('drop index search_texts_words');
  return statement;
}
