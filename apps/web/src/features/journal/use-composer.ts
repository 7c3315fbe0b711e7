import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { client } from '../../lib/api.ts';
import { onConnectionChange } from '../../lib/connection.ts';
import type { Fault } from '../../lib/errors.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { registerPendingWork } from '../../lib/pending-work.ts';
import { updateEntry } from '../../lib/project-data.ts';
import { useAccount, whenAccountLeaves } from '../../lib/session.ts';
import { useWarnBeforeLeaving } from '../../lib/use-warn-before-leaving.ts';
import { type Composer, type ComposerState, createComposer } from './composer.ts';
import { createEntryDrafts } from './entry-drafts.ts';

/** Logs a journal problem without showing it (JOUR-018). Never logs the entry's text. */
export function logQuietly(fault: Fault): void {
  console.info('journal:', fault.kind === 'refused' ? fault.code : fault.kind);
}

/**
 * One composer per person and project. It outlives the screen, so that an entry waiting for the network stays queued.
 */
const composers = new WeakMap<QueryClient, Map<string, Composer>>();

function composerOf(queryClient: QueryClient, userId: string, projectId: string): Composer {
  const known = composers.get(queryClient) ?? new Map<string, Composer>();
  composers.set(queryClient, known);
  const existing = known.get(projectId);
  if (existing !== undefined) return existing;
  const created = createComposer({
    add: async ({ id, title, content, mood }) => {
      const saved = await client.journal.add({ projectId, entryId: id, title, content, mood });
      updateEntry(queryClient, projectId, 'journal', () => saved);
    },
    drafts: createEntryDrafts(storageOf(userId), userId, projectId),
    log: logQuietly,
  });
  // Retry when the browser reports it is online again, or any call succeeds.
  window.addEventListener('online', created.retry);
  const stops = [onConnectionChange(created.retry), registerPendingWork(created.flush)];
  whenAccountLeaves(() => {
    window.removeEventListener('online', created.retry);
    for (const stop of stops) stop();
    created.close();
  });
  known.set(projectId, created);
  return created;
}

export type ComposerHandle = Composer & { state: ComposerState };

/** The entry being written in a project. */
export function useComposer(projectId: string): ComposerHandle {
  const queryClient = useQueryClient();
  const { user } = useAccount();
  const composer = composerOf(queryClient, user.id, projectId);
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  useWarnBeforeLeaving(state.draft !== null && !state.kept);
  return { ...composer, state };
}
