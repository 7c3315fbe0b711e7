import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** The most rows one statement changes, so that none comes near the statement timeout. */
export const portion = 2_000;

export const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes every row that matches a condition, a portion at a time. Atomic only inside a transaction. */
export function deleteInPortions(db: Queryable, table: PgTable, condition: SQL): Promise<void> {
  return repeat(() => db.execute(sql`delete from ${table} where ${firstOf(table, condition)}`));
}

/**
 * Updates every row that matches a condition, a portion at a time. Atomic only inside a transaction.
 * @param change the assignments; they must make the condition false, or this never ends
 */
export function updateInPortions(db: Queryable, table: PgTable, change: SQL, condition: SQL): Promise<void> {
  return repeat(() => db.execute(sql`update ${table} set ${change} where ${firstOf(table, condition)}`));
}

const firstOf = (table: PgTable, condition: SQL) =>
  sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${sql.raw(String(portion))}))`;

async function repeat(step: () => Promise<{ rowCount: number | null }>): Promise<void> {
  while (((await step()).rowCount ?? 0) === portion);
}
