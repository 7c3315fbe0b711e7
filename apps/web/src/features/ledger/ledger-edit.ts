import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Row } from '@elan/domain/ledger/row';
import { keyOfRefusal, keyOfRow, type PlacedRow, refusedText, textOfRow } from './row-texts.ts';

/** Rows this close together are given new places. */
const smallestGap = 1e-6;

/**
 * What edits make of the kept rows, as the texts that the autosave protects.
 * @param kept the rows of now, in their order
 * @returns the texts that change, by their keys
 */
export function textsOfEdits(edits: readonly LedgerEdit[], kept: readonly PlacedRow[]): Record<string, string> {
  const texts: Record<string, string> = {};
  let rows = [...kept];
  const place = (row: PlacedRow) => {
    rows = [...rows.filter((other) => keyOfRow(other) !== keyOfRow(row)), row].sort(byPosition);
    texts[keyOfRow(row)] = textOfRow(row);
  };
  for (const edit of edits) {
    if ('refuse' in edit) texts[keyOfRefusal(edit.refuse)] = refusedText;
    else if ('unrefuse' in edit) texts[keyOfRefusal(edit.unrefuse)] = '';
    else if ('remove' in edit) {
      const gone = rows.find(({ id }) => id === edit.remove);
      if (gone === undefined) continue;
      rows = rows.filter((row) => row !== gone);
      texts[keyOfRow(gone)] = '';
    } else {
      const others = rows.filter((row) => keyOfRow(row) !== keyOfRow(edit.put));
      const position = positionOf(edit, rows, others);
      if (position !== null) place({ ...edit.put, position });
      else for (const row of spacedOut(edit, others)) place(row);
    }
  }
  return texts;
}

const byPosition = (one: PlacedRow, other: PlacedRow) => one.position - other.position || (one.id < other.id ? -1 : 1);

type Put = Extract<LedgerEdit, { put: Row }>;

/** Where a row goes; null when there is no room left between its neighbours. */
function positionOf({ put, after }: Put, rows: readonly PlacedRow[], others: readonly PlacedRow[]): number | null {
  const end = Math.max(0, ...others.map(({ position }) => position)) + 1;
  if (after === undefined) return rows.find((row) => keyOfRow(row) === keyOfRow(put))?.position ?? end;
  const ofKind = others.filter(({ kind }) => kind === put.kind);
  const at = after === null ? -1 : ofKind.findIndex(({ id }) => id === after);
  if (after !== null && at === -1) return end;
  const [before, next] = [ofKind[at]?.position, ofKind[at + 1]?.position];
  if (next === undefined) return before === undefined ? end : before + 1;
  if (before === undefined) return next - 1;
  return next - before > smallestGap ? (before + next) / 2 : null;
}

/** All rows of the kind in their order with the new one, at whole distances. */
function spacedOut({ put, after }: Put, others: readonly PlacedRow[]): PlacedRow[] {
  const ofKind = others.filter(({ kind }) => kind === put.kind);
  const at = ofKind.findIndex(({ id }) => id === after) + 1;
  const first = Math.floor(ofKind[0]?.position ?? 0);
  return [...ofKind.slice(0, at), put, ...ofKind.slice(at)].map((row, index) => ({ ...row, position: first + index }));
}
