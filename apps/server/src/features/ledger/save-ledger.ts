import type { KeptRow, LedgerSaved, RowChange, RowRemoval } from '@elan/contract/ledger';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { isSameContent } from '@elan/domain/ledger/row-content';
import { capacities } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { ledgerRefusals } from '../../db/schema/ledger.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { checkChanges, checkQuotes } from './check-changes.ts';
import { readRefused, readRows } from './queries.ts';
import { publishRowChanges, storeRows } from './store-rows.ts';

export type LedgerChanges = {
  rows: readonly RowChange[];
  removed: readonly RowRemoval[];
  refuse: readonly string[];
  unrefuse: readonly string[];
};

/**
 * Saves rows, each only over the version it was changed from; a row that somebody else changed first is left alone and
 * returned. What is stored already counts as saved, so that a request whose response was lost can be retried.
 * @throws Refusal INVALID_INPUT naming every cell that quotes what was not said; LIMIT_REACHED for too many rows or
 *   scenarios
 */
export function saveLedger(deps: Deps, access: Access<'project:edit'>, changes: LedgerChanges): Promise<LedgerSaved> {
  checkChanges(changes.rows, changes.removed);
  return write(deps, (work) => storeLedger(work, access, changes));
}

/** The same inside the caller's transaction. The changes must already be checked. */
export async function storeLedger(
  work: Write,
  access: Access<'project:edit'>,
  changes: LedgerChanges,
): Promise<LedgerSaved> {
  const { projectId } = access;
  await lockProject(work.tx, projectId);
  const before = await readRows(work.tx, projectId);
  const plan = planOf(changes, before);
  await checkQuotes(work.tx, projectId, plan.write, before);
  const written = plan.write.map(({ row }) => row);
  await storeRows(
    work,
    access,
    written,
    plan.remove.map(({ id }) => id),
  );
  const refusals = await storeRefusals(work, access, changes);
  await publishRowChanges(work, access, [...written, ...plan.remove], refusals);
  const isChanged = written.length + plan.remove.length > 0;
  const after = new Map((isChanged ? await readRows(work.tx, projectId) : before).map((row) => [row.id, row]));
  const results = [...changes.rows, ...changes.removed].map(({ id }) => {
    const blocked = plan.conflicts.get(id);
    if (blocked !== undefined) return { id, row: blocked, conflict: true };
    return { id, row: after.get(id) ?? null, conflict: false };
  });
  return { results, refused: await readRefused(work.tx, projectId) };
}

type Plan = {
  write: { index: number; row: RowChange }[];
  remove: KeptRow[];
  /** The row that conflicts with a change, by the id of the changed row; null: that row was removed. */
  conflicts: Map<string, KeptRow | null>;
};

/** The changes to make. The project is locked, so nobody else can change the rows meanwhile. */
function planOf(changes: LedgerChanges, before: readonly KeptRow[]): Plan {
  const kept = new Map(before.map((row) => [row.id, row]));
  const plan: Plan = { write: [], remove: [], conflicts: new Map() };
  for (const { id, version } of changes.removed) {
    const existing = kept.get(id);
    if (existing === undefined) continue;
    if (existing.version === version) plan.remove.push(existing);
    else plan.conflicts.set(id, existing);
  }
  const left = before.filter((row) => !plan.remove.includes(row));
  for (const [index, row] of changes.rows.entries()) {
    const existing = kept.get(row.id);
    if (existing !== undefined && isSameContent(existing, row)) continue;
    if (existing !== undefined && !isSameThing(existing, row)) throw invalidInput(`rows.${index}.kind`, 'another_kind');
    const setting = left.find((other) => other.id !== row.id && other.kind === 'setting' && isSameThing(other, row));
    if ((existing?.version ?? null) !== row.version) plan.conflicts.set(row.id, existing ?? null);
    else if (setting !== undefined) plan.conflicts.set(row.id, setting);
    else plan.write.push({ index, row });
  }
  return plan;
}

/** A row never becomes one of another kind, nor a setting another setting. */
const isSameThing = (one: KeptRow, other: RowChange) =>
  one.kind === other.kind && (one.kind !== 'setting' || one.cells.name === other.cells.name);

/** @returns how many proposals were refused, or are open again */
async function storeRefusals(
  { tx }: Write,
  { projectId, user }: Access<'project:edit'>,
  { refuse, unrefuse }: LedgerChanges,
): Promise<number> {
  let changed = 0;
  if (unrefuse.length > 0) {
    const { rowCount } = await tx.execute(sql`
      delete from ${ledgerRefusals} where project_id = ${projectId} and proposal = any(${sql.param(unrefuse)}::text[])`);
    changed += rowCount ?? 0;
  }
  if (refuse.length > 0) {
    const { rowCount } = await tx.execute(sql`
      insert into ${ledgerRefusals} (project_id, proposal, refused_by)
      select ${projectId}::uuid, key, ${user.userId}::uuid from unnest(${sql.param(refuse)}::text[]) as key
      on conflict do nothing`);
    changed += rowCount ?? 0;
    const limit = capacities.ledgerRefusals;
    const total = (await readRefused(tx, projectId)).length;
    if (total > limit) throw new Refusal('LIMIT_REACHED', { of: 'ledgerRefusals', limit });
  }
  return changed;
}
