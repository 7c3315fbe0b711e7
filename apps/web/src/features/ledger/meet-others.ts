import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { mergeRow } from './merge-row.ts';
import { keyOfRow, type PlacedRow, textOfRow } from './row-texts.ts';

/** An edit of something that somebody else has changed since it was begun. */
type LateEdit = { key: string; text: string; base: string };

/**
 * Puts edits of rows that have changed since they were begun together with the rows of now.
 * @returns the edits as they can be made, and those where both changed the same thing
 */
export function meetOthers(
  edits: readonly LedgerEdit[],
  kept: readonly PlacedRow[],
): { current: LedgerEdit[]; late: LateEdit[] } {
  const late: LateEdit[] = [];
  const current = edits.flatMap((edit): LedgerEdit[] => {
    if (!('put' in edit) || edit.over === undefined) return [edit];
    const { put, over, ...rest } = edit;
    const now = kept.find((row) => keyOfRow(row) === keyOfRow(put));
    if (now === undefined) return [{ ...rest, put }];
    const base = { ...now, ...over } as PlacedRow;
    const mine = { ...now, ...put } as PlacedRow;
    const { row, disputed } = mergeRow({ base, mine, theirs: now }, 'mine');
    if (disputed.length === 0) return [{ ...rest, put: row }];
    late.push({ key: keyOfRow(now), text: textOfRow(mine), base: textOfRow(base) });
    return [];
  });
  return { current, late };
}
