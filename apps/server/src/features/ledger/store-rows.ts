import type { KeptRow, RowChange } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import { privateKinds } from '@elan/domain/ledger/row';
import { capacities } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Saves that follow each other faster than this are one piece of editing, as with answers. */
const editingPauseMinutes = 2;

/**
 * Writes rows and removes others in a few statements for any number of them. The caller has locked the project and
 * checked the versions. The content a row had is kept when somebody else wrote it, when it had stood for a while, and
 * when the row is removed or brought back.
 * @param keepAll whether to keep the content in any case
 * @throws Refusal LIMIT_REACHED when there would be too many rows, or too many scenarios
 */
export async function storeRows(
  { tx }: Write,
  access: Access<'project:edit'>,
  rows: readonly RowChange[],
  removed: readonly string[],
  keepAll = false,
): Promise<void> {
  const { projectId, user } = access;
  const touched = [...removed, ...rows.map(({ id }) => id)];
  if (touched.length === 0) return;
  const gone = [...removed.map(() => true), ...rows.map(() => false)];
  await tx.execute(sql`
    insert into ${ledgerRowVersions} (project_id, row_id, version, kind, cells, origins, status, off, note, proof,
      proposal, position, written_by, written_at, removed_by, removed_at)
    select r.project_id, r.id, r.version, r.kind, r.cells, r.origins, r.status, r.off, r.note, r.proof,
      r.proposal, r.position, r.updated_by, r.updated_at,
      case when change.removed then ${user.userId}::uuid end, case when change.removed then now() end
    from unnest(${sql.param(touched)}::uuid[], ${sql.param(gone)}::boolean[]) as change (id, removed)
      join ${ledgerRows} r on r.project_id = ${projectId} and r.id = change.id
    where change.removed or ${keepAll} or r.updated_by is distinct from ${user.userId}::uuid
      or r.updated_at < now() - make_interval(mins => ${editingPauseMinutes})
    on conflict do nothing`);
  if (removed.length > 0) {
    await tx.execute(sql`
      delete from ${ledgerRows} where project_id = ${projectId} and id = any(${sql.param(removed)}::uuid[])`);
  }
  if (rows.length > 0) await upsertRows(tx, access, rows);
}

async function upsertRows(tx: Transaction, { projectId, user }: Access<'project:edit'>, rows: readonly RowChange[]) {
  const added = rows.flatMap(({ id, version }) => (version === null ? [id] : []));
  if (added.length > 0) {
    await tx.execute(sql`
      update ${ledgerRowVersions} set removed_at = null, removed_by = null
      where project_id = ${projectId} and row_id = any(${sql.param(added)}::uuid[]) and removed_at is not null`);
  }
  // A row that comes back gets a version that nobody has seen yet; its removal counted as one.
  await tx.execute(sql`
    insert into ${ledgerRows} (project_id, id, version, kind, cells, origins, status, off, note, proof, proposal,
      position, updated_by)
    select ${projectId}::uuid, c.id, coalesce(c.version, (
        select max(w.version) from ${ledgerRowVersions} w where w.project_id = ${projectId} and w.row_id = c.id) + 1, 0) + 1,
      c.kind, c.cells, c.origins, c.status, c.off, c.note, c.proof, c.proposal, c.position, ${user.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, version int, kind text, cells jsonb,
      origins jsonb, status text, off boolean, note text, proof jsonb, proposal text, position float8)
    on conflict (project_id, id) do update set
      version = excluded.version, cells = excluded.cells, origins = excluded.origins, status = excluded.status,
      off = excluded.off, note = excluded.note, proof = excluded.proof, proposal = excluded.proposal,
      position = excluded.position, updated_by = excluded.updated_by, updated_at = now()`);
  const { rows: counted } = await tx.execute<{ ledgerRows: number; scenarios: number }>(sql`
    select count(*)::int as "ledgerRows", (count(*) filter (where kind = 'scenario'))::int as scenarios
    from ${ledgerRows} where project_id = ${projectId}`);
  for (const capacity of ['ledgerRows', 'scenarios'] as const) {
    const limit = capacities[capacity];
    if ((counted[0]?.[capacity] ?? 0) > limit) throw new Refusal('LIMIT_REACHED', { of: capacity, limit });
  }
}

/**
 * Publishes that figures changed. Changes of private rows alone are not on the timeline, and reach only the people who
 * may see those rows.
 */
export async function publishRowChanges(
  work: Write,
  { projectId, user }: Access<'project:edit'>,
  changed: readonly Pick<KeptRow, 'kind'>[],
  refusals = 0,
): Promise<void> {
  const count = changed.filter(({ kind }) => !privateKinds.includes(kind)).length;
  if (changed.length === 0 && refusals === 0) return;
  await work.live({
    projectId,
    topic: count + refusals > 0 ? 'ledger' : 'private-ledger',
    actor: user,
    ...(count === 0
      ? {}
      : {
          activity: {
            type: 'figures_updated',
            description: `Figures updated: ${count}`,
            metadata: { count: String(count) },
          },
        }),
    project: sql`updated_at = now()`,
  });
}
