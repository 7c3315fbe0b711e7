import type { ProjectPaper } from '@elan/contract/papers';
import type { PaperKey, PaperState } from '@elan/domain/papers/papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { putResponse } from '../../lib/put-response.ts';
import { papersQuery } from '../../lib/queries.ts';

export type Papers = {
  /** The stored statuses, by paper; undefined while they are being read. */
  said: ReadonlyMap<PaperKey, ProjectPaper> | undefined;
  /** Why it could not be read. */
  fault: Fault | null;
  retry: () => Promise<unknown>;
  /** Why the last change was not made. */
  refusal: Fault | null;
  /** @returns whether it is saved */
  update: (paper: PaperKey, state: PaperState, note: string | null) => Promise<boolean>;
};

/** The papers a lender asks for, with their status in a project. */
export function usePapers(projectId: string): Papers {
  const queryClient = useQueryClient();
  const query = papersQuery(projectId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const [refusal, setRefusal] = useState<Fault | null>(null);
  return {
    said: data && new Map(data.papers.map((paper) => [paper.key, paper])),
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    refusal,
    update: async (paper, state, note) => {
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
