import { type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '../db/client.ts';

type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
};

/**
 * What a statement reads of the tables when it runs as the product runs it, prepared and planned once for all values:
 * rows looked at and pages touched. Unlike its time, both are the same on every machine.
 */
export async function readsOf(db: Database, statement: SQLWrapper): Promise<{ rows: number; pages: number }> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement.getSQL());
  const values = params.map((value) => (value === null ? 'null' : pg.escapeLiteral(String(value)))).join(', ');
  const execute = params.length === 0 ? 'execute measured' : `execute measured(${values})`;
  const client = await db.$client.connect();
  try {
    await client.query(`prepare measured as ${text}`);
    // Once before: the first look at a table may also touch what it has never touched before.
    await client.query(execute);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, buffers, timing off, format json) ${execute}`,
    );
    await client.query('deallocate measured');
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error('explain gave no plan');
    return { rows: rowsOf(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  } finally {
    client.release();
  }
}

function rowsOf(node: PlanNode): number {
  const own =
    node['Relation Name'] === undefined
      ? 0
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}

/**
 * Which large tables some work read from end to end, however deep: in a statement, a foreign key's check or a cascade.
 * @param work all of it through `db`, or through connections that have ended by then
 */
export async function tablesScannedBy(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const before = await scansOfLargeTables(db);
  await work();
  const after = await scansOfLargeTables(db);
  return [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0)).map(([table]) => table);
}

async function scansOfLargeTables(db: Database): Promise<Map<string, number>> {
  await reportScans(db);
  const { rows } = await db.execute<{ table: string; scans: string }>(sql`
    select s.relname as table, s.seq_scan as scans from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and c.reltuples >= 5000`);
  return new Map(rows.map(({ table, scans }) => [table, Number(scans)]));
}

/** A connection tells the server's statistics what it did about once a second; this makes each tell at once. */
async function reportScans({ $client: pool }: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
  for (const client of clients) client.release();
}
