import type { FieldsState, SavedField } from '../../lib/autosave/fields-state.ts';
import { mergeRow } from './merge-row.ts';
import { rememberLast } from './remember-last.ts';
import { type PlacedRow, refusalOf, rowOfText, textOfRow } from './row-texts.ts';

/** A row that two people changed at the same time. */
export type LedgerDispute = {
  key: string;
  /** As the person here left it; null if they removed it. */
  mine: PlacedRow | null;
  /** As it is kept; null if it was removed. */
  theirs: PlacedRow | null;
  /** The row both started from; null if it is no longer known. */
  base: PlacedRow | null;
  /** What both changed: columns, 'note', 'proof' or 'off'. Empty where not everything is known. */
  disputed: readonly string[];
};

export type KeptState = {
  /** In their order. */
  rows: readonly PlacedRow[];
  refused: readonly string[];
  disputes: readonly LedgerDispute[];
};

type IdOf = (key: string) => string;
type RowOf = (key: string, text: string) => PlacedRow | null;
type Readers = { idOf: IdOf; rowOf: RowOf };

/**
 * Reads rows; each stays the same as long as its text does, saved or not: what is computed from rows is not computed again
 * when an edit has been saved, and editing one row renders no other.
 */
export function createRowReader(idOf: IdOf): RowOf {
  const known = new Map<string, { text: string; id: string; row: PlacedRow | null }>();
  return (key, text) => {
    const id = idOf(key);
    const last = known.get(key);
    if (last?.text === text && last.id === id) return last.row;
    const row = rowOfText(text, id);
    known.set(key, { text, id, row });
    return row;
  };
}

/**
 * Reads the kept rows and refused proposals of now: the same object until one of them changes, so that nothing is rendered
 * because something was saved.
 * @param mine whether to show what the person did, or what everybody else sees
 */
export function createKeptReader(stateNow: () => FieldsState, readers: Readers, mine: boolean): () => KeptState {
  const same = rememberLast(
    (rows: KeptState['rows'], refused: KeptState['refused'], disputes: KeptState['disputes']): KeptState => ({
      rows,
      refused,
      disputes,
    }),
  );
  let last: { state: FieldsState; kept: KeptState } | null = null;
  return () => {
    const state = stateNow();
    if (last?.state === state) return last.kept;
    const { rows, refused, disputes } = keptIn(state, readers, mine);
    last = { state, kept: same(rows, refused, disputes) };
    return last.kept;
  };
}

function keptIn(state: FieldsState, { idOf, rowOf }: Readers, mine: boolean): KeptState {
  const rows: PlacedRow[] = [];
  const refused: string[] = [];
  const disputes: LedgerDispute[] = [];
  for (const [key, field] of Object.entries(state.fields)) {
    const text = mine ? field.value : (field.conflict?.value ?? field.saved);
    const refusal = refusalOf(key);
    if (refusal !== undefined) {
      if (text !== '') refused.push(refusal);
      continue;
    }
    const row = rowOf(key, text);
    if (row !== null) rows.push(row);
    if (mine && field.conflict !== null) {
      disputes.push(disputeOf(key, field, idOf(key)));
    }
  }
  return { rows: rows.sort((one, other) => one.position - other.position), refused, disputes };
}

/** What two people made of a row. A text kept on this device since an earlier visit has lost what it started from. */
function disputeOf(key: string, { value, saved, conflict }: SavedField, id: string): LedgerDispute {
  const theirs = rowOfText(conflict?.value ?? '', id);
  const mine = rowOfText(value, id);
  const base = saved === conflict?.value ? null : rowOfText(saved, id);
  const disputed =
    base === null || mine === null || theirs === null ? [] : mergeRow({ base, mine, theirs }, 'mine').disputed;
  return { key, mine, theirs, base, disputed };
}

/** The disputes that are none: two people changed different cells of the same row. */
export function agreedTexts(state: FieldsState, idOf: IdOf): Record<string, string> {
  const disputes = Object.entries(state.fields).flatMap(([key, field]) =>
    field.conflict === null || refusalOf(key) !== undefined ? [] : disputeOf(key, field, idOf(key)),
  );
  return Object.fromEntries(
    disputes.flatMap(({ key, base, mine, theirs, disputed }) => {
      if (base === null || mine === null || theirs === null || disputed.length > 0) return [];
      return [[key, textOfRow(mergeRow({ base, mine, theirs }, 'mine').row)]];
    }),
  );
}
