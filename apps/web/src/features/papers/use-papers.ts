import type { PaperKey, PaperState } from '@elan/domain/papers/papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../data/api/api.ts';
import { papersQuery } from '../../data/api/queries.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { putResponse } from '../../lib/put-response.ts';

export type Papers = ReturnType<typeof usePapers>;

/** The papers a lender asks for, with their status in a project. */
export function usePapers(projectId: string) {
  const queryClient = useQueryClient();
  const query = papersQuery(projectId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const [refusal, setRefusal] = useState<Fault | null>(null);
  return {
    /** The stored statuses, by paper; undefined while they are being read. */
    said: data && new Map(data.papers.map((paper) => [paper.key, paper])),
    /** Why it could not be read. */
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    /** Why the last change was not made. */
    refusal,
    /** @returns whether it is saved */
    update: async (paper: PaperKey, state: PaperState, note: string | null) => {
      setRefusal(null);
      try {
        const saved = await client.papers.update({ projectId, paper, state, note });
        putResponse(queryClient, query.queryKey, (list) => {
          const others = (list?.papers ?? []).filter(({ key }) => key !== paper);
          return { papers: [...others, saved] };
        });
        return true;
      } catch (caught) {
        setRefusal(toFault(caught));
        void queryClient.invalidateQueries({ queryKey: query.queryKey });
        return false;
      }
    },
  };
}
