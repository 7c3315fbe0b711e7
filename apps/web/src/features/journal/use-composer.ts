import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import type { Fault } from '../../lib/errors.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { useWarnBeforeLeaving } from '../../lib/use-warn-before-leaving.ts';
import { type Composer, type ComposerState, createComposer } from './composer.ts';
import { createEntryDrafts } from './entry-drafts.ts';

/** Logs a journal problem without showing it (JOUR-018). Never logs the entry's text. */
export function logQuietly(fault: Fault): void {
  console.info('journal:', fault.kind === 'refused' ? fault.code : fault.kind);
}

export type ComposerHandle = Composer & { state: ComposerState };

/** The entry being written in a project. It outlives the screen, so that one waiting for the network stays queued. */
export function useComposer(projectId: string): ComposerHandle {
  const queryClient = useQueryClient();
  const { user } = useAccount();
  const composer = sharedAutosave(queryClient, `${projectId}:new-entry`, () =>
    createComposer({
      add: async ({ id, title, content, mood }) => {
        const saved = await client.journal.add({ projectId, entryId: id, title, content, mood });
        updateEntry(queryClient, projectId, 'journal', () => saved);
      },
      drafts: createEntryDrafts(storageOf(user.id), user.id, projectId),
      log: logQuietly,
    }),
  );
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  useWarnBeforeLeaving(state.draft !== null && !state.kept);
  return { ...composer, state };
}
