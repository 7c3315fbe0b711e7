import type { LedgerSaved, RowChange, RowRemoval } from '@elan/contract/ledger';
import { client } from '../../data/api/api.ts';
import type { FieldChange } from '../../lib/autosave/fields-state.ts';
import { toFault } from '../../lib/errors.ts';
import { refusalOf, rowOfText } from './row-texts.ts';

/** A change of a row or a refusal, and whether the row is kept on the server at the moment. */
export type LedgerChange = FieldChange & { isKept: boolean };

export type SentChanges = {
  result: LedgerSaved;
  /** The changes of rows, in the order of the results. */
  order: readonly LedgerChange[];
};

/** Sends changes of rows and refusals in one call. @param idOf the id of the row of a key */
export async function sendChanges(
  projectId: string,
  changes: readonly LedgerChange[],
  idOf: (key: string) => string,
): Promise<SentChanges> {
  const ofRows = changes.filter(({ key }) => refusalOf(key) === undefined);
  const put = ofRows.flatMap((change) => {
    const row = rowOfText(change.value, idOf(change.key));
    return row === null ? [] : [{ change, row: { ...row, version: change.isKept ? change.baseVersion : null } }];
  });
  const gone = ofRows.filter(({ value, isKept }) => value === '' && isKept);
  const removed: RowRemoval[] = gone.map(({ key, baseVersion: version }) => ({ id: idOf(key), version }));
  const refusals = (refused: boolean) =>
    changes.flatMap(({ key, value }) => ((value !== '') === refused ? (refusalOf(key) ?? []) : []));
  const result = await saveLenient(
    { projectId, removed, refuse: refusals(true), unrefuse: refusals(false) },
    put.map(({ row }) => row),
  );
  return { result, order: [...put.map(({ change }) => change), ...gone] };
}

type Rest = { projectId: string; removed: RowRemoval[]; refuse: string[]; unrefuse: string[] };

/**
 * A quote that is not in a stored answer is left out, and its cell counts as typed: the answer has changed meanwhile, or
 * the words are in a field that is never stored.
 */
async function saveLenient(rest: Rest, rows: RowChange[]): Promise<LedgerSaved> {
  try {
    return await client.ledger.save({ ...rest, rows });
  } catch (error) {
    const unsaid = unsaidCells(error);
    if (unsaid.length === 0) throw error;
    const without = rows.map((row, index) => {
      const origins = Object.entries(row.origins).filter(
        ([column]) => !unsaid.some((cell) => cell.index === index && cell.column === column),
      );
      return { ...row, origins: Object.fromEntries(origins) };
    });
    return client.ledger.save({ ...rest, rows: without });
  }
}

/** The cells whose quote was refused, if nothing else was. */
function unsaidCells(error: unknown): { index: number; column: string }[] {
  const fault = toFault(error);
  const fields = fault.kind === 'refused' && Array.isArray(fault.data.fields) ? (fault.data.fields as unknown[]) : [];
  const cells = fields.flatMap((field) => {
    const { path, problem } = field as { path?: unknown; problem?: unknown };
    const [, index, column] = /^rows\.(\d+)\.origins\.(.+)$/u.exec(String(path)) ?? [];
    return problem === 'not_in_answer' && column !== undefined ? [{ index: Number(index), column }] : [];
  });
  return cells.length === fields.length ? cells : [];
}
