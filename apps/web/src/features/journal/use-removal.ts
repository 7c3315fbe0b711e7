import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { toFault } from '../../lib/errors.ts';
import { refreshProject, updateEntry } from '../../lib/project-data.ts';
import { logQuietly } from './use-composer.ts';

export type Removal = {
  outcome: 'none' | 'deleted' | 'failed';
  /** Deletes an entry; one that is already gone counts as deleted (JOUR-004). */
  remove: (entryId: string) => Promise<void>;
};

export function useRemoval(projectId: string): Removal {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Removal['outcome']>('none');
  return {
    outcome,
    remove: async (entryId) => {
      setOutcome('none');
      try {
        const saved = await client.journal.remove({ projectId, entryId });
        updateEntry(queryClient, projectId, 'journal', () => saved);
        setOutcome('deleted');
      } catch (error) {
        const fault = toFault(error);
        logQuietly(fault);
        const isGone = fault.kind === 'refused' && fault.code === 'NOT_FOUND';
        if (isGone) await refreshProject(queryClient, projectId);
        setOutcome(isGone ? 'deleted' : 'failed');
      }
    },
  };
}
