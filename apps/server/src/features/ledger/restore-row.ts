import type { KeptRow } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import { isSameContent } from '@elan/domain/ledger/row-content';
import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readRows, readRowVersion } from './queries.ts';
import { storeRows, tellOfRows } from './store-rows.ts';

/**
 * Brings back an earlier content of a row, or a removed row. The content it replaces is kept.
 * @throws Refusal NOT_FOUND when there is no such version; CONFLICT when another row now holds the same setting;
 * LIMIT_REACHED when a removed row finds no room
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
    const standing = rows.find(({ id }) => id === rowId);
    if (standing !== undefined && isSameContent(standing, earlier)) return standing;
    const isTaken = rows.some(
      (row) =>
        row.id !== rowId &&
        row.kind === 'setting' &&
        earlier.kind === 'setting' &&
        row.cells.name === earlier.cells.name,
    );
    if (isTaken) throw new Refusal('CONFLICT');
    await storeRows(work, access, [{ ...earlier, version: standing?.version ?? null }], [], true);
    await tellOfRows(work, access, [earlier]);
    const restored = (await readRows(work.tx, projectId)).find(({ id }) => id === rowId);
    if (restored === undefined) throw new Error('a restored row is not there');
    return restored;
  });
}
