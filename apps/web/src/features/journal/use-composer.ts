import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../../lib/api.ts';
import { onConnectionChange } from '../../lib/connection.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { registerPendingWork } from '../../lib/pending-work.ts';
import { updateEntry } from '../../lib/project-data.ts';
import { useAccount, whenAccountLeaves } from '../../lib/session.ts';
import { type Composer, type ComposerState, createComposer } from './composer.ts';
import { createEntryDrafts } from './entry-drafts.ts';
import { logQuietly } from './log-quietly.ts';

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

export type ComposerHandle = { state: ComposerState } & Pick<Composer, 'open' | 'type' | 'discard' | 'add'>;

/** The entry being written in a project. */
export function useComposer(projectId: string): ComposerHandle {
  const queryClient = useQueryClient();
  const { user } = useAccount();
  const composer = composerOf(queryClient, user.id, projectId);
  const state = useSyncExternalStore(composer.subscribe, composer.get);

  // Only warn somebody who leaves about text that would really be lost.
  const wouldBeLost = state.draft !== null && !state.kept;
  useEffect(() => {
    if (!wouldBeLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldBeLost]);

  return { state, open: composer.open, type: composer.type, discard: composer.discard, add: composer.add };
}
