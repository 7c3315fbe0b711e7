import type { ModuleEntry } from '@elan/contract/modules';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { client } from '../../lib/api.ts';
import { onConnectionChange } from '../../lib/connection.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { registerPendingWork } from '../../lib/pending-work.ts';
import { updateEntry } from '../../lib/project-data.ts';
import { whenAccountLeaves } from '../../lib/session.ts';
import { answersOf } from './answers-state.ts';
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts';
import { createDrafts } from './drafts.ts';

type Target = { userId: string; projectId: string; module: ModuleKey };

/** One autosave per person and module. It outlives the screen, so that a save in flight completes. */
const autosaves = new WeakMap<QueryClient, Map<string, Autosave>>();

function autosaveOf(queryClient: QueryClient, target: Target): Autosave {
  const known = autosaves.get(queryClient) ?? new Map<string, Autosave>();
  autosaves.set(queryClient, known);
  const { userId, projectId, module } = target;
  const key = `${projectId}:${module}`;
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const created = createAutosave({
    save: async (changes) => {
      const result = await client.modules.saveAnswers({ projectId, module, answers: changes });
      const values = Object.fromEntries(changes.map((change) => [change.question, change.value]));
      updateEntry(queryClient, projectId, module, (before) => ({
        ...before,
        answers: {
          ...before.answers,
          ...Object.fromEntries(Object.keys(result.saved).map((id) => [id, values[id] ?? ''])),
        },
        versions: { ...before.versions, ...result.saved },
        lastUpdated: result.lastUpdated,
        origin: before.origin === null ? null : { ...before.origin, outdated: true },
      }));
      return result;
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, module),
  });
  // Retry when the browser reports it is online again, or any call succeeds.
  window.addEventListener('online', created.retry);
  const stops = [onConnectionChange(created.retry), registerPendingWork(created.flush)];
  whenAccountLeaves(() => {
    window.removeEventListener('online', created.retry);
    for (const stop of stops) stop();
    created.close();
  });
  known.set(key, created);
  return created;
}

export type AnswersHandle = {
  values: Readonly<Record<string, string>>;
  conflictOf: (question: string) => string | null;
  status: SaveStatus;
  type: (question: string, value: string) => void;
  keepMine: (question: string) => void;
  takeOther: (question: string) => void;
  flush: () => Promise<boolean>;
};

/** The answers of a module, saved as they are typed. */
export function useAnswers({ userId, projectId, module }: Target, entry: ModuleEntry): AnswersHandle {
  const queryClient = useQueryClient();
  const autosave = autosaveOf(queryClient, { userId, projectId, module });
  const { answers, status } = useSyncExternalStore(autosave.subscribe, autosave.get);

  // Before paint, so that no field is empty for a moment.
  useLayoutEffect(() => autosave.read(entry), [autosave, entry]);

  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [autosave]);

  // Only warn somebody who leaves about text that would really be lost.
  const wouldBeLost = 'kept' in status && !status.kept;
  useEffect(() => {
    if (!wouldBeLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldBeLost]);

  const conflictOf = useCallback((question: string) => answers.fields[question]?.conflict?.value ?? null, [answers]);
  return useMemo(
    () => ({
      values: answersOf(answers),
      conflictOf,
      status,
      type: autosave.type,
      keepMine: autosave.keepMine,
      takeOther: autosave.takeOther,
      flush: autosave.flush,
    }),
    [answers, autosave, conflictOf, status],
  );
}
