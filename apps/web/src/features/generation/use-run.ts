import type { ModuleEntry } from '@elan/contract/modules';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { session, whenAccountLeaves } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { refreshProject, updateEntry } from '../../data/project/project-data.ts';
import type { RunOutline } from './run-state.ts';
import { type RunRequest, Runs, type RunTarget } from './runs.ts';

const allRuns = new WeakMap<QueryClient, Runs>();

/** The generations of the signed-in person, connected to the rest of the app's state. */
function runsOf(queryClient: QueryClient): Runs {
  const existing = allRuns.get(queryClient);
  if (existing !== undefined) return existing;
  const showRunning = ({ projectId, module }: RunTarget, run: Omit<NonNullable<ModuleEntry['running']>, 'startedAt'>) =>
    updateEntry(queryClient, projectId, module, (entry) => ({
      ...entry,
      running: { ...run, startedAt: new Date().toISOString() },
    }));
  const runs = new Runs({
    start: (request, signal) => client.generation.start(request, { signal }),
    follow: (input, signal) => client.generation.follow(input, { signal }),
    cancel: (input) => client.generation.cancel(input),
    onUsage: (usage) => session.update({ usage }),
    onStarted: (target, id) => showRunning(target, { id, isMine: true, startedBy: '' }),
    onJoined: (target, id, startedBy) => showRunning(target, { id, isMine: false, startedBy }),
    onSaved: ({ projectId, module }, entry) => updateEntry(queryClient, projectId, module, () => entry),
    onStale: ({ projectId, module }) => {
      updateEntry(queryClient, projectId, module, (entry) => ({ ...entry, running: null }));
      void refreshProject(queryClient, projectId);
      void session.recheck();
    },
  });
  whenAccountLeaves(runs.close);
  allRuns.set(queryClient, runs);
  return runs;
}

/** The text as it arrives, for the one place that shows it. */
export type Words = { subscribe: (listener: () => void) => () => void; read: () => string };

export type RunHandle = {
  state: RunOutline;
  words: Words;
  start: (request: Omit<RunRequest, 'language'> & { language: Language }) => Promise<void>;
  stop: () => Promise<void>;
  dismiss: () => void;
};

/** Whether a generation that is followed here is under way, in any module. */
export function useIsAnyUnderWay(): boolean {
  const runs = runsOf(useQueryClient());
  return useSyncExternalStore(runs.subscribe, runs.anyUnderWay);
}

/** The generation of one module; one that is already running is followed from its beginning. */
export function useRun(projectId: string, module: ModuleKey, running: ModuleEntry['running']): RunHandle {
  const queryClient = useQueryClient();
  const runs = runsOf(queryClient);
  const target = useMemo(() => ({ projectId, module }), [projectId, module]);
  const state = useSyncExternalStore(runs.subscribe, () => runs.outline(target));
  const runningId = running?.id;

  useEffect(() => {
    if (runningId !== undefined) void runs.follow(target, runningId);
  }, [runs, target, runningId]);

  return useMemo(
    () => ({
      state,
      words: { subscribe: runs.subscribe, read: () => runs.get(target).text },
      start: (request) => runs.start(target, request),
      stop: () => runs.stop(target),
      dismiss: () => runs.dismiss(target),
    }),
    [runs, state, target],
  );
}
