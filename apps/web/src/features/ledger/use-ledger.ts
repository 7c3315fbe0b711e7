import type { LedgerKept } from '@elan/contract/ledger';
import type { Project } from '@elan/contract/projects';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { Reading } from '@elan/domain/ledger/reading';
import { privateKinds } from '@elan/domain/ledger/row';
import type { Answers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { can } from '@elan/domain/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import { client } from '../../data/api/api.ts';
import { ledgerKey, ledgerQuery } from '../../data/api/queries.ts';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { useSavedWhenLeft } from '../../lib/autosave/use-autosave.ts';
import { toFault } from '../../lib/errors.ts';
import { thisMonth } from '../../lib/local-date.ts';
import { useInTurn } from '../../lib/use-in-turn.ts';
import { createLedgerAutosave, type LedgerAutosave } from './ledger-autosave.ts';
import { textsOfEdits } from './ledger-edit.ts';
import { meetOthers } from './meet-others.ts';
import { type LedgerReader, sharedReader } from './read-memo.ts';
import { useModelReading } from './use-model-reading.ts';
import { useRested } from './use-rested.ts';

/** The figures of a project, and what the reader may do with them. */
export type LedgerState = ReturnType<typeof useLedger>;

/** What is on the screen of a module and may not be saved yet. */
export type TypedAnswers = { module: ModuleKey; answers: Answers; clarification?: string };

/** The figures of a project: what people kept, and what the answers propose, as they are typed. */
export function useLedger(userId: string, project: Project, typed?: TypedAnswers) {
  const projectId = project.id;
  const { data, error, refetch } = useQuery(ledgerQuery(projectId));
  const autosave = useLedgerAutosave(userId, projectId);
  useSavedWhenLeft(autosave);
  const mayEdit = project.permissions.canEdit;
  // Before the rows are read, so that what is kept on the device is not sent first and refused.
  useLayoutEffect(() => autosave.allow(mayEdit), [autosave, mayEdit]);
  useLayoutEffect(() => {
    if (data !== undefined) autosave.take(data);
  }, [autosave, data]);

  const seesPrivate = can(project.permissions.role, 'project:private');
  const kept = useSyncExternalStore(autosave.subscribe, autosave.kept[mayEdit ? 'mine' : 'theirs']);
  const { rows, refused, disputes } = kept;
  const reader = sharedReader(autosave);
  const proposed = useProposed(project, typed, { reader, kept: data, seesPrivate });
  const ledger = useMemo(() => reader.merge(rows, refused, proposed), [reader, rows, refused, proposed]);
  const edit = useEdit(autosave);
  const history = useHistory(projectId, data, autosave);
  const isLoaded = data !== undefined;
  const known = disputes.length === 0 ? undefined : data;
  return useMemo(
    () => ({
      /** What counts, and what a person still has to look at: proposals of the answers on screen included. */
      ledger,
      /** The keys of the proposals that were refused. */
      refused,
      mayEdit,
      /** Whether debts and the household may be shown to the reader. */
      seesPrivate,
      edit,
      /** False until the kept rows are known: what is shown until then are proposals only. */
      isLoaded,
      /** Why the kept rows could not be read. */
      fault: isLoaded || error === null ? null : toFault(error),
      retry: () => void refetch(),
      /** Rows that somebody else changed at the same time, and who that was, for the person to decide on. */
      disputes: disputes.map((dispute) => ({
        ...dispute,
        by: known?.rows.find(({ id }) => id === dispute.theirs?.id)?.updatedBy ?? null,
      })),
      /** Decides a dispute for one side; what only one of the two changed stays in any case. */
      settle: (key: string, preferred: 'mine' | 'theirs') => {
        const dispute = disputes.find((each) => each.key === key);
        if (dispute !== undefined) autosave.settle(dispute, preferred);
      },
      history,
    }),
    [ledger, refused, mayEdit, seesPrivate, edit, isLoaded, known, error, refetch, disputes, autosave, history],
  );
}

/** Whether what the person did is safe. */
export function useLedgerSave(userId: string, projectId: string): SaveStatus {
  const autosave = useLedgerAutosave(userId, projectId);
  return useSyncExternalStore(autosave.subscribe, () => autosave.get().status);
}

type Kept = { reader: LedgerReader; kept: LedgerKept | undefined; seesPrivate: boolean };

/** What the answers propose, read once typing has rested. */
function useProposed(project: Project, typed: TypedAnswers | undefined, { reader, kept, seesPrivate }: Kept) {
  const readings = kept?.readings;
  useModelReading(project, kept, typed?.module);
  const settled = useRested(useReadingInput(project, typed));
  const found = useMemo(() => {
    // A model read saved words; what is on screen may have changed since, or was set aside.
    const current = readings?.filter(({ module, question }) => {
      const saved = project.modules_data[module]?.answers[question];
      return saved !== undefined && settled.answers[module]?.[question] === saved;
    });
    return reader.read(settled, current ?? []);
  }, [reader, settled, readings, project.modules_data]);
  const shown = useMemo(() => (seesPrivate ? found : found.map(withoutPrivate)), [found, seesPrivate]);
  // Reading and putting together are tasks of their own.
  return useDeferredValue(shown);
}

/** Makes edits: shown at once and saved when possible. All edits of a call belong together. */
function useEdit(autosave: LedgerAutosave) {
  return useCallback(
    (edits: readonly LedgerEdit[]) => {
      if (!autosave.get().maySave) return;
      const { rows: kept } = autosave.kept.mine();
      const { current, late } = meetOthers(edits, kept);
      for (const { key, text, base } of late) autosave.typeOver(key, text, base);
      const texts = textsOfEdits(current, kept);
      if (Object.keys(texts).length > 0) autosave.typeAll(texts);
    },
    [autosave],
  );
}

/** The earlier contents of rows. */
function useHistory(projectId: string, kept: LedgerKept | undefined, autosave: LedgerAutosave) {
  const queryClient = useQueryClient();
  const keptIds = kept?.rows.map(({ id }) => id).join(' ') ?? '';
  return useMemo(
    () => ({
      projectId,
      /** Whether the server keeps the row. */
      isKept: (rowId: string) => keptIds.split(' ').includes(rowId),
      /** Saves now what was changed. @returns whether everything is saved */
      flush: autosave.flush,
      /** Brings back an earlier content of a row, removed or not. Throws what the call failed with. */
      restore: async (rowId: string, version: number) => {
        await autosave.flush();
        await client.ledger.restore({ projectId, rowId, version });
        await queryClient.invalidateQueries({ queryKey: ledgerKey(projectId) });
      },
    }),
    [projectId, keptIds, autosave, queryClient],
  );
}

/** Whether every answer was read once. Each is read in a task of its own, so that no key and no press waits for all. */
export function useAnswersRead(userId: string, project: Project, typed?: TypedAnswers): boolean {
  const reader = sharedReader(useLedgerAutosave(userId, project.id));
  const input = useReadingInput(project, typed);
  const [steps] = useState(() => reader.steps(input));
  return useInTurn(steps) !== null;
}

function useLedgerAutosave(userId: string, projectId: string) {
  const queryClient = useQueryClient();
  const create = () => createLedgerAutosave(queryClient, { userId, projectId });
  return sharedAutosave(queryClient, `${projectId}:ledger`, create, true);
}

const withoutPrivate = (reading: Reading): Reading => ({
  ...reading,
  rows: reading.rows.filter(({ kind }) => !privateKinds.includes(kind)),
});

/** Every answer of the project, with those on screen in place of the saved ones. */
function useReadingInput(project: Project, typed: TypedAnswers | undefined) {
  const saved = project.modules_data;
  const today = useThisMonth();
  const { module, answers, clarification } = typed ?? {};
  return useMemo(() => {
    const all = Object.entries(saved).map(([key, entry]) => [key, entry.answers] as const);
    return {
      answers: { ...Object.fromEntries(all), ...(module === undefined ? {} : { [module]: answers }) },
      clarifications: module === undefined || clarification === undefined ? {} : { [module]: clarification },
      today,
    };
  }, [saved, module, answers, clarification, today]);
}

function useThisMonth(): CalendarMonth {
  const [month, setMonth] = useState(thisMonth);
  useEffect(() => {
    // A page that stays open over the turn of a month.
    const look = () => setMonth(thisMonth());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return month;
}
