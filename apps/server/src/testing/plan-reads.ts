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

type Reads = { rows: number; pages: number; plan: string };

/**
 * Counts the rows and pages a statement reads when it runs prepared, as it does in the product. Unlike its time, both
 * are the same on every machine: the pages are the fewest of three runs, because a run may also read the catalogue
 * again, whose cache a connection loses when other tests change many tables at once.
 */
export async function readsOf(db: Database, statement: SQLWrapper): Promise<Reads> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement.getSQL());
  const values = params.map((value) => (value === null ? 'null' : pg.escapeLiteral(String(value)))).join(', ');
  const execute = params.length === 0 ? 'execute measured' : `execute measured(${values})`;
  const client = await db.$client.connect();
  try {
    await client.query(`prepare measured as ${text}`);
    // A warm-up: the first read of a table may also touch pages that later ones do not.
    await client.query(execute);
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await explained(client, execute));
    await client.query('deallocate measured');
    return runs.reduce((least, run) => (run.pages < least.pages ? run : least));
  } finally {
    client.release();
  }
}

async function explained(client: pg.ClientBase, execute: string): Promise<Reads> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, timing off, format json) ${execute}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('explain gave no plan');
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  return { rows: rowsOf(plan), pages, plan: JSON.stringify(plan, null, 1) };
}

function rowsOf(node: PlanNode): number {
  const own =
    node['Relation Name'] === undefined
      ? 0
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}

/**
 * Finds the large tables that some work scanned completely, even inside a foreign key check or a cascade.
 * @param work the work to watch, done through `db` or through connections that are closed when it returns
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

/** A connection reports its statistics to the server about once a second; this makes each one report now. */
async function reportScans({ $client: pool }: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
  for (const client of clients) client.release();
}
