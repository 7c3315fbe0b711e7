import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './client.ts';

/**
 * The most rows, and about the most characters of JSON, that one statement takes, so that none comes near the timeout.
 */
const mostRows = 500;
const mostCharacters = 512 * 1024;

/**
 * Inserts any number of rows, a portion at a time, with the same few statements for any number: each portion is one
 * parameter. Call it inside a transaction.
 * @param rows with every column of the table
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly Required<T['$inferSelect']>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (const portion of portionsOf(
    rows.map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return JSON.stringify(Object.fromEntries(columns.map(([key, column]) => [column.name, values.get(key)])));
    }),
  )) {
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${`[${portion.join(',')}]`}::jsonb)`);
  }
}

function portionsOf(texts: readonly string[]): string[][] {
  const portions: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = portions.at(-1);
    if (last === undefined || last.length === mostRows || room < text.length) {
      portions.push([text]);
      room = mostCharacters - text.length;
    } else {
      last.push(text);
      room -= text.length;
    }
  }
  return portions;
}
