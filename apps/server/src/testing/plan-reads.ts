import { type SQLWrapper, sql } from 'drizzle-orm';
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
 * What a statement reads of the tables when it runs: rows looked at and pages touched. Unlike its time, both are the
 * same on every machine.
 */
export async function readsOf(db: Database, statement: SQLWrapper): Promise<{ rows: number; pages: number }> {
  const explain = sql`explain (analyze, buffers, timing off, format json) ${statement}`;
  // Once before: the first look at a table may also touch what it has never touched before.
  await db.execute(explain);
  const result = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
  const plan = result.rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('explain gave no plan');
  return { rows: rowsOf(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

function rowsOf(node: PlanNode): number {
  const own =
    node['Relation Name'] === undefined
      ? 0
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}
