import type { ModuleEntry, StoredIdea } from '@elan/contract/modules';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { type Fault, toFault } from '../../lib/errors.ts';

export type Selection = {
  selectedId: string | null;
  fault: Fault | null;
  select: (idea: StoredIdea) => void;
  /** Waits until the choice has been saved. @returns whether it was */
  settle: () => Promise<boolean>;
};

/** The chosen idea: shown and saved immediately, and reverted if saving fails. */
export function useSelection(projectId: string, entry: ModuleEntry): Selection {
  const queryClient = useQueryClient();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  // Arrow keys can change the choice faster than the network responds: send one request at a time, the latest choice
  // last.
  const wanted = useRef<string | null>(null);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));

  const save = async (ideaId: string): Promise<boolean> => {
    if (wanted.current !== ideaId) return true;
    try {
      const saved = await client.brainstorm.selectIdea({ projectId, ideaId });
      updateEntry(queryClient, projectId, 'brainstorm', () => saved);
      if (wanted.current === ideaId) setChosenId(null);
      return true;
    } catch (error) {
      if (wanted.current === ideaId) {
        setChosenId(null);
        setFault(toFault(error));
      }
      return false;
    }
  };

  return {
    selectedId: chosenId ?? entry.selectedIdea?.id ?? null,
    fault,
    select: (idea) => {
      wanted.current = idea.id;
      setChosenId(idea.id);
      setFault(null);
      saving.current = saving.current.then(() => save(idea.id));
    },
    settle: () => saving.current,
  };
}
