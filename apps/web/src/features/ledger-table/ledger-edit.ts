import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { dismissalKey, passageKey } from '@elan/domain/ledger/passage-key';
import type { Ledger, Passage } from '@elan/domain/ledger/reading';
import {
  emptyCells,
  type Origin,
  type Row,
  type RowKind,
  type SettingCells,
  type TableKind,
} from '@elan/domain/ledger/row';
import type { Profile } from '@elan/domain/people';

/** The ledger of a project and what the reader may do with it. */
export type LedgerHandle = {
  ledger: Ledger;
  /** The keys of the proposals that were refused. */
  refused: readonly string[];
  mayEdit: boolean;
  /** Whether debts and the household may be shown to the reader. */
  seesPrivate: boolean;
  /** Shown at once and saved when possible. All edits of a call belong together. */
  edit: (edits: readonly LedgerEdit[]) => void;
  /** Rows that somebody else changed at the same time. */
  disputes?: readonly RowDispute[];
  /** Decides a dispute for one side; what only one of the two changed stays in any case. */
  settle?: (key: string, preferred: 'mine' | 'theirs') => void;
  /** Where earlier contents are; none where nothing is kept. */
  history?: RowHistory | undefined;
};

/** A row that two people changed at the same time. */
export type RowDispute = {
  key: string;
  /** As the person here left it, and as it is kept; null if they removed it. */
  mine: Row | null;
  theirs: Row | null;
  /** What both changed: columns, 'note', 'proof' or 'off'. Empty where not everything is known. */
  disputed: readonly string[];
  /** Who changed it meanwhile; null if that is not known. */
  by: Profile | null;
};

/** The earlier contents of the rows of a project. */
export type RowHistory = {
  projectId: string;
  /** Whether the server keeps the row: a proposal, and one that was just added, have no earlier contents. */
  isKept: (rowId: string) => boolean;
  /** Saves what was changed here, so that it is in the history. @returns whether everything is saved */
  flush: () => Promise<boolean>;
  /** Brings back an earlier content, of a removed row too. Throws what the call failed with. */
  restore: (rowId: string, version: number) => Promise<void>;
};

type Put = Extract<LedgerEdit, { put: Row }>;

/** Stays the same while a proposal becomes a stored row. */
export const keyOf = (row: Row): string => row.proposal ?? row.id;

const newId = () => crypto.randomUUID();

/** A row as it is stored once a person has decided about it. A proposal gets an id of its own. */
function decided(row: Row): Row {
  return row.status === 'confirmed' ? row : { ...row, id: newId(), status: 'confirmed' };
}

/** Keeps proposals as they are. */
export function keepRows(rows: readonly Row[]): LedgerEdit[] {
  return rows.filter(({ status }) => status === 'proposed').map((row) => ({ put: decided(row) }));
}

/** Changes cells. What a person types is theirs: the cell no longer comes from an answer. */
export function changeCells(row: Row, cells: Readonly<Record<string, unknown>>): Put {
  const origins = Object.fromEntries(Object.entries(row.origins).filter(([column]) => !Object.hasOwn(cells, column)));
  return { put: { ...decided(row), cells: { ...row.cells, ...cells }, origins } as Row };
}

/**
 * Changes cells of a row that a person began to edit a while ago. If somebody else has changed the same cell since, the
 * person is asked.
 * @param began the row as it was then
 */
export function changeBegun(began: Row, now: Row, cells: Readonly<Record<string, unknown>>): LedgerEdit {
  return began.status === 'confirmed' ? { ...changeCells(began, cells), over: began } : changeCells(now, cells);
}

/** The same change, of a cell that takes its value from the person's words. */
export function fromWords(edit: LedgerEdit, column: string, origin: Origin | undefined): LedgerEdit {
  if (origin === undefined || !('put' in edit)) return edit;
  return { ...edit, put: { ...edit.put, origins: { ...edit.put.origins, [column]: origin } } };
}

/** Changes what is around the cells: whether it counts, its note, its proof. */
export function changeRow(row: Row, change: Partial<Pick<Row, 'off' | 'note' | 'proof'>>): LedgerEdit {
  return { put: { ...decided(row), ...change } };
}

/** Removes rows. The words a row was read from are refused too; otherwise the row would come back as a proposal. */
export function removeRows(rows: readonly Row[]): LedgerEdit[] {
  return rows.flatMap((row) => {
    const dismissed = dismissalKey(row);
    return [
      ...(row.status === 'confirmed' ? [{ remove: row.id }] : []),
      ...(dismissed === null ? [] : [{ refuse: dismissed }]),
    ];
  });
}

export const blank = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null } as const;

export function newRow(kind: TableKind, name: string, cells: Readonly<Record<string, unknown>> = {}): Row {
  return { ...blank, id: newId(), kind, cells: { ...emptyCells(kind, name), ...cells } } as Row;
}

export function newSetting(cells: SettingCells): Row {
  return { ...blank, id: newId(), kind: 'setting', cells };
}

/** A second row with the same cells, right after the first. */
export function duplicateRow(row: Row): LedgerEdit {
  return { put: { ...row, ...blank, id: newId(), note: row.note } as Row, after: row.id };
}

/** Moves a stored row by one place among the stored rows of its kind; undefined at the end. */
export function moveRow(rows: readonly Row[], row: Row, by: -1 | 1): LedgerEdit | undefined {
  const others = storedOf(rows, row.kind);
  const at = others.findIndex(({ id }) => id === row.id);
  const target = at + by;
  if (at === -1 || target < 0 || target >= others.length) return undefined;
  return { put: row, after: (by === 1 ? others[target] : others[target - 1])?.id ?? null };
}

/** Moves a stored row to the place before or after another. */
export function placeRow(rows: readonly Row[], row: Row, target: string, edge: 'before' | 'after'): LedgerEdit {
  const others = storedOf(rows, row.kind).filter(({ id }) => id !== row.id);
  const at = others.findIndex(({ id }) => id === target);
  return { put: row, after: (edge === 'after' ? others[at] : others[at - 1])?.id ?? null };
}

const storedOf = (rows: readonly Row[], kind: RowKind) =>
  rows.filter((row) => row.kind === kind && row.status === 'confirmed');

/**
 * The edits that undo those of one call, each of which is about another row, in the order they must be made.
 * @param before the rows and refusals as they were
 */
export function inverseOf(
  edits: readonly LedgerEdit[],
  before: { rows: readonly Row[]; refused: readonly string[] },
): LedgerEdit[] {
  const stored = new Map(before.rows.filter(({ status }) => status === 'confirmed').map((row) => [row.id, row]));
  const afterOf = (row: Row) => {
    const others = storedOf(before.rows, row.kind);
    return others[others.findIndex(({ id }) => id === row.id) - 1]?.id ?? null;
  };
  const back = (id: string): LedgerEdit[] => {
    const row = stored.get(id);
    return row === undefined ? [{ remove: id }] : [{ put: row, after: afterOf(row) }];
  };
  const place = (edit: LedgerEdit) => ('put' in edit ? before.rows.findIndex(({ id }) => id === edit.put.id) : -1);
  // A row comes back after the one it names, so that one must be there.
  return edits
    .flatMap((edit): LedgerEdit[] => {
      if ('put' in edit) {
        const row = stored.get(edit.put.id);
        return row !== undefined && edit.after === undefined ? [{ put: row }] : back(edit.put.id);
      }
      if ('remove' in edit) return stored.has(edit.remove) ? back(edit.remove) : [];
      if ('refuse' in edit) return before.refused.includes(edit.refuse) ? [] : [{ unrefuse: edit.refuse }];
      return [{ refuse: edit.unrefuse }];
    })
    .toSorted((one, other) => place(one) - place(other));
}

/** Words of answers that are no figure of the plan. */
export function setAsidePassages(passages: readonly Passage[]): LedgerEdit[] {
  return passages.map((passage) => ({ refuse: passageKey(passage) }));
}
