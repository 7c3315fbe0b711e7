import type { Suggestion } from '@elan/contract/suggestions';
import { placeOfSuggestion } from '@elan/domain/suggestions/suggestion';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { ledgerKey, planDocumentKey, projectQuery, suggestionsKey, tasksKey } from '../../data/api/queries.ts';

/** What a decision or a new suggestion makes stale. This tab receives no event for its own changes. */
const changedBy = ({ project_id: id, proposed }: Suggestion): QueryKey[] => {
  switch (placeOfSuggestion[proposed.kind]) {
    case 'answers':
      return [projectQuery(id).queryKey, tasksKey(id)];
    case 'figures':
      return [ledgerKey(id)];
    case 'plan':
      return [planDocumentKey(id)];
    case 'tasks':
      return [tasksKey(id)];
  }
};

export const readSuggestionsAgain = (queryClient: QueryClient, projectId: string) =>
  queryClient.invalidateQueries({ queryKey: suggestionsKey(projectId) });

/** What can be decided about a suggestion. Each throws what the call failed with, after the list was read again. */
export function useDecisions(suggestion: Suggestion) {
  const queryClient = useQueryClient();
  const { id: suggestionId, project_id: projectId } = suggestion;
  const run = async (call: () => Promise<unknown>, stale: readonly QueryKey[]) => {
    try {
      await call();
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    } finally {
      await readSuggestionsAgain(queryClient, projectId);
    }
  };
  return {
    accept: (word: string) => {
      const over = suggestion.standing?.version ?? null;
      return run(() => client.suggestions.accept({ projectId, suggestionId, over, word }), changedBy(suggestion));
    },
    refuse: (word: string) => run(() => client.suggestions.refuse({ projectId, suggestionId, word }), []),
    withdraw: () => run(() => client.suggestions.withdraw({ projectId, suggestionId }), []),
  };
}
