import type { ModuleEntry, SaveResult } from '@elan/contract/modules';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { isQuestionSetAside } from '@elan/domain/modules/set-aside';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import { client } from '../../data/api/api.ts';
import { tradeKey } from '../../data/api/queries.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { type Autosave, createAutosave, type SaveStatus } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { draftOf, officialValuesOf, valuesOf } from '../../lib/autosave/fields-state.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { storageOf } from '../../lib/own-storage.ts';

type Target = { userId: string; projectId: string; module: ModuleKey };

function createAnswersAutosave(queryClient: QueryClient, { userId, projectId, module }: Target): Autosave {
  return createAutosave({
    save: async (changes) => {
      const answers = changes.map(({ key: question, ...change }) => ({ question, ...change }));
      const result = await client.modules.saveAnswers({ projectId, module, answers });
      takeSaved(queryClient, { projectId, module }, changes, result);
      return { ...result, conflicts: result.conflicts.map(({ question: key, ...other }) => ({ key, ...other })) };
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, module),
  });
}

/** Brings what is shown of a module up to date with answers that were saved. */
export function takeSaved(
  queryClient: QueryClient,
  { projectId, module }: Omit<Target, 'userId'>,
  changes: readonly { key: string; value: string }[],
  { saved, lastUpdated }: SaveResult,
): void {
  const values = changes.filter(({ key }) => key in saved).map(({ key, value }) => [key, value] as const);
  updateEntry(queryClient, projectId, module, (before) => ({
    ...before,
    ...withValues(before, values),
    filledIn: before.filledIn?.filter((question) => !(question in saved)),
    versions: { ...before.versions, ...saved },
    lastUpdated,
    origin: before.origin === null ? null : { ...before.origin, outdated: true },
  }));
  suggestTradeAgain(queryClient, projectId);
}

/** The trade is suggested from what was written, until somebody chooses one. */
function suggestTradeAgain(queryClient: QueryClient, projectId: string): void {
  const isOpen = ({ state: { data } }: Query) => (data as { chosen: unknown } | undefined)?.chosen === null;
  void queryClient.invalidateQueries({ queryKey: tradeKey(projectId), predicate: isOpen });
}

/** The answers with newly saved ones; somebody else may have set their question aside in the meantime. */
function withValues({ answers, setAside }: ModuleEntry, saved: readonly (readonly [string, string])[]) {
  const isAside = ([id]: readonly [string, string]) => isQuestionSetAside(setAside, id);
  const counted = { ...answers, ...Object.fromEntries(saved.filter((value) => !isAside(value))) };
  if (setAside === undefined) return { answers: counted };
  const questions = { ...setAside.questions, ...Object.fromEntries(saved.filter(isAside)) };
  return { answers: counted, setAside: { ...setAside, questions } };
}

export type AnswersHandle = {
  /** Without those of questions that were set aside. */
  values: Readonly<Record<string, string>>;
  conflictOf: (question: string) => string | null;
  /** What the person saved and somebody has changed since. */
  replacedOf: (question: string) => string | null;
  status: SaveStatus;
  /** The status at this moment, for what runs longer than a render. */
  statusNow: () => SaveStatus;
  type: (question: string, value: string) => void;
  keepMine: (question: string) => void;
  takeOther: (question: string) => void;
  keepBoth: (question: string) => Promise<void>;
  /** What the person typed and may not save now; shown next to the answer, never instead of it. */
  unsentOf: (question: string) => string | null;
  /** Whether the person may change the answers. */
  allow: (maySave: boolean) => void;
  discard: (question: string) => void;
  flush: () => Promise<boolean>;
};

/** The answers of a module, saved as they are typed. */
export function useAnswers({ userId, projectId, module }: Target, entry: ModuleEntry): AnswersHandle {
  const queryClient = useQueryClient();
  const autosave = sharedAutosave(queryClient, `${projectId}:${module}`, () =>
    createAnswersAutosave(queryClient, { userId, projectId, module }),
  );
  const { state: answers, status, maySave } = useAutosave(autosave);

  // Before paint, so that no field is empty for a moment.
  useLayoutEffect(
    // With the answers of questions that were set aside: they come back as they were.
    () => autosave.read({ ...entry, values: { ...entry.answers, ...entry.setAside?.questions } }),
    [autosave, entry],
  );

  const conflictOf = useCallback(
    (question: string) => (maySave ? (answers.fields[question]?.conflict?.value ?? null) : null),
    [answers, maySave],
  );
  const replacedOf = useCallback((question: string) => answers.fields[question]?.replaced ?? null, [answers]);
  const unsentOf = useCallback(
    (question: string) => (maySave ? null : (draftOf(answers.fields[question])?.value ?? null)),
    [answers, maySave],
  );
  // Until they have been read, those of the entry: what follows the answers in its own time starts with them.
  const isUnread = Object.keys(answers.fields).length === 0;
  const { setAside } = entry;
  const values = useMemo(() => {
    if (isUnread) return entry.answers;
    const shown = Object.entries(maySave ? valuesOf(answers) : officialValuesOf(answers));
    return Object.fromEntries(shown.filter(([id]) => !isQuestionSetAside(setAside, id)));
  }, [answers, entry.answers, isUnread, maySave, setAside]);
  return useMemo(
    () => ({
      values,
      conflictOf,
      replacedOf,
      status,
      statusNow: () => autosave.get().status,
      type: autosave.type,
      keepMine: autosave.keepMine,
      takeOther: autosave.takeOther,
      keepBoth: autosave.keepBoth,
      unsentOf,
      allow: autosave.allow,
      discard: autosave.discard,
      flush: autosave.flush,
    }),
    [autosave, conflictOf, replacedOf, status, unsentOf, values],
  );
}
