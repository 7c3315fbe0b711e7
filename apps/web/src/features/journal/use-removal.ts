import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../data/api/api.ts';
import { refreshProject, updateEntry } from '../../data/project/project-data.ts';
import { toFault } from '../../lib/errors.ts';
import { logQuietly } from './use-composer.ts';

/** Deletes entries; one that is already gone counts as deleted (JOUR-004). */
export function useRemoval(projectId: string) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'none' | 'deleted' | 'failed'>('none');
  return {
    outcome,
    remove: async (entryId: string) => {
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
