import type { KeptRow } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import type { Row } from '@elan/domain/ledger/row';
import { isSameContent } from '@elan/domain/ledger/row-content';
import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readRows, readRowVersion } from './queries.ts';
import { publishRowChanges, storeRows } from './store-rows.ts';

/**
 * Brings back an earlier content of a row, or a removed row. The content it replaces is kept; a removed setting takes
 * the place of the row that holds it now, which can be brought back in turn.
 * @throws Refusal NOT_FOUND when there is no such version; LIMIT_REACHED when a removed row finds no room
 */
export function restoreRow(
  deps: Deps,
  access: Access<'project:edit'>,
  { rowId, version }: { rowId: string; version: number },
): Promise<KeptRow> {
  const { projectId } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const earlier = await readRowVersion(work.tx, projectId, rowId, version);
    if (earlier === undefined) throw new Refusal('NOT_FOUND');
    const rows = await readRows(work.tx, projectId);
    const existing = rows.find(({ id }) => id === rowId);
    if (existing !== undefined && isSameContent(existing, earlier)) return existing;
    const displaced = rows.filter((row) => row.id !== rowId && isSameSetting(row, earlier));
    const row = { ...earlier, version: existing?.version ?? null };
    await storeRows(
      work,
      access,
      [row],
      displaced.map(({ id }) => id),
      true,
    );
    await publishRowChanges(work, access, [earlier]);
    const restored = (await readRows(work.tx, projectId)).find(({ id }) => id === rowId);
    if (restored === undefined) throw new Error('a restored row is not there');
    return restored;
  });
}

const isSameSetting = (one: Row, other: Row) =>
  one.kind === 'setting' && other.kind === 'setting' && one.cells.name === other.cells.name;
