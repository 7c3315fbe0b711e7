import type { KeptRow, LedgerKept, LedgerSaved } from '@elan/contract/ledger';
import type { QueryClient } from '@tanstack/react-query';
import { ledgerQuery } from '../../data/api/queries.ts';
import { type Autosave, createAutosave, type FieldsSaved, type StoredFields } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import type { FieldsState } from '../../lib/autosave/fields-state.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { flushIndependentWork } from '../../lib/pending-work.ts';
import { putResponse } from '../../lib/put-response.ts';
import { agreedTexts, createKeptReader, createRowReader, type KeptState, type LedgerDispute } from './kept-rows.ts';
import { mergeRow } from './merge-row.ts';
import { idOfKey, isSettingKey, keyOfRefusal, keyOfRow, refusalOf, refusedText, textOfRow } from './row-texts.ts';
import { sendChanges } from './send-changes.ts';

export type LedgerAutosave = Autosave & {
  /** Takes what the server keeps, on load and on every refetch. */
  take: (kept: LedgerKept) => void;
  /** What is kept, as the person here left it or as everybody else sees it; the same object until any of that changes. */
  kept: Readonly<Record<'mine' | 'theirs', () => KeptState>>;
  /** Decides what two people changed, for one of them; what only one of them changed stays. */
  settle: (dispute: LedgerDispute, preferred: 'mine' | 'theirs') => void;
};

/** Rows of one request: small enough with the longest quotes. */
const rowsAtOnce = 100;

/** Saves rows and refusals as they are made, with the rules of typed answers. */
export function createLedgerAutosave(
  queryClient: QueryClient,
  { userId, projectId }: { userId: string; projectId: string },
): LedgerAutosave {
  const settingIds = new Map<string, string>();
  let taken: LedgerKept | null = null;
  const idOf = (key: string): string => {
    if (!isSettingKey(key)) return idOfKey(key);
    const id = settingIds.get(key) ?? crypto.randomUUID();
    settingIds.set(key, id);
    return id;
  };
  const noteIds = (rows: readonly KeptRow[]) => {
    for (const row of rows) if (row.kind === 'setting') settingIds.set(keyOfRow(row), row.id);
  };
  const autosave: Autosave = createAutosave({
    save: async (changes) => {
      // The server checks that the answers say what a row quotes.
      await flushIndependentWork();
      const { fields } = autosave.get().state;
      const isKept = (key: string) => (fields[key]?.saved ?? '') !== '';
      const saved = new Map<string, number>();
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (let at = 0; at < changes.length; at += rowsAtOnce) {
        const part = changes.slice(at, at + rowsAtOnce).map((change) => ({ ...change, isKept: isKept(change.key) }));
        const { result, order } = await sendChanges(projectId, part, idOf);
        for (const { key, baseVersion } of part) saved.set(key, baseVersion + 1);
        for (const [index, { key, baseVersion }] of order.entries()) {
          const { row, conflict } = result.results[index] ?? { row: null, conflict: false };
          const version = row?.version ?? baseVersion + 1;
          saved.set(key, version);
          if (!conflict) continue;
          saved.delete(key);
          conflicts.push({ key, value: row === null ? '' : textOfRow(row), version });
        }
        noteIds(result.results.flatMap(({ row }) => row ?? []));
        keepResult(queryClient, projectId, result);
      }
      return { saved: Object.fromEntries(saved), conflicts };
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, 'ledger'),
  });
  /** Changes of different cells of a row are put together; only what both changed is asked about. */
  autosave.subscribe(() => {
    for (const [key, text] of Object.entries(agreedTexts(autosave.get().state, idOf))) {
      autosave.keepMine(key);
      autosave.type(key, text);
    }
  });
  const rowOf = createRowReader(idOf);
  const keptAs = (mine: boolean) => createKeptReader(() => autosave.get().state, { idOf, rowOf }, mine);
  return {
    ...autosave,
    kept: { mine: keptAs(true), theirs: keptAs(false) },
    settle: (dispute, preferred) => {
      const { key, base, mine, theirs } = dispute;
      if (base === null || mine === null || theirs === null) {
        return preferred === 'mine' ? autosave.keepMine(key) : autosave.takeOther(key);
      }
      autosave.keepMine(key);
      autosave.type(key, textOfRow(mergeRow({ base, mine, theirs }, preferred).row));
    },
    take: (kept) => {
      if (kept === taken) return;
      taken = kept;
      noteIds(kept.rows);
      autosave.read(storedFields(kept, autosave.get().state));
    },
  };
}

/** Puts the response of a save into what was read. */
function keepResult(queryClient: QueryClient, projectId: string, { results, refused }: LedgerSaved): void {
  putResponse(queryClient, ledgerQuery(projectId).queryKey, (before) => {
    if (before === undefined) return undefined;
    const told = new Set(results.flatMap(({ id, row }) => [id, ...(row === null ? [] : [row.id])]));
    const rows = [...before.rows.filter(({ id }) => !told.has(id)), ...results.flatMap(({ row }) => row ?? [])];
    return { ...before, rows: rows.sort((one, other) => one.position - other.position), refused };
  });
}

/** What the server keeps, as the texts that the autosave protects. What it no longer keeps is an empty text. */
function storedFields(kept: LedgerKept, { fields }: FieldsState): StoredFields {
  const texts = new Map(kept.rows.map((row) => [keyOfRow(row), { value: textOfRow(row), version: row.version }]));
  const refused = new Set(kept.refused.map(keyOfRefusal));
  const known = Object.entries(fields);
  for (const key of refused) texts.set(key, { value: refusedText, version: fields[key]?.version ?? 1 });
  for (const [key, { saved, version }] of known) {
    const isRefusal = refusalOf(key) !== undefined;
    // Refusals have no versions, and a removed row no longer has one.
    if (isRefusal && refused.has(key) && saved === '') texts.set(key, { value: refusedText, version: version + 1 });
    if (!texts.has(key) && saved !== '') texts.set(key, { value: '', version: version + 1 });
  }
  const entries = [...texts];
  const times = kept.rows.map((row) => row.updated_at).sort();
  return {
    values: Object.fromEntries(entries.map(([key, { value }]) => [key, value])),
    versions: Object.fromEntries(entries.map(([key, { version }]) => [key, version])),
    lastUpdated: times.at(-1) ?? null,
  };
}
