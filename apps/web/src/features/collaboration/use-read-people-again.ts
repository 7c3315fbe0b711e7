import { useQueryClient } from '@tanstack/react-query';
import { activityQuery, collaboratorsKey } from '../../data/api/queries.ts';

/** Reads the people of a project again after one was changed: the list has the final state, whatever the responses were. */
export function useReadPeopleAgain(projectId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: collaboratorsKey(projectId) });
    void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
  };
}
