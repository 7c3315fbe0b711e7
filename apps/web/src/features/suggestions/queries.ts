import type { Suggestion } from '@elan/contract/suggestions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { SuggestionPlace } from '@elan/domain/suggestions/suggestion';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { suggestionsKey } from '../../data/api/queries.ts';
import { pagesOf } from '../../lib/paged-list.ts';

/** All open suggestions of one place, which are never many. @param module of answers: only those of this module */
export function openSuggestionsQuery(projectId: string, place: SuggestionPlace, module?: ModuleKey) {
  return queryOptions({
    queryKey: [...suggestionsKey(projectId), 'open', place, module ?? null] as const,
    queryFn: async ({ signal }) => {
      const found: Suggestion[] = [];
      let cursor: string | null = null;
      do {
        const input = { projectId, place, ...(module && { module }), ...(cursor !== null && { cursor }) };
        const page: SuggestionPage = await client.suggestions.list(input, { signal });
        found.push(...page.suggestions);
        cursor = page.next;
      } while (cursor !== null);
      return found;
    },
  });
}

type SuggestionPage = Awaited<ReturnType<typeof client.suggestions.list>>;

/** All suggestions of a project in one state, newest first. */
export const suggestionPages = (projectId: string, state: 'open' | 'decided') =>
  pagesOf('suggestions', 'id', [...suggestionsKey(projectId), 'list', state], (cursor, options) =>
    client.suggestions.list({ projectId, state, ...cursor }, options),
  );

/** How many suggestions of a project wait for a decision. */
export function suggestionCountQuery(projectId: string) {
  return queryOptions({
    queryKey: [...suggestionsKey(projectId), 'count'] as const,
    queryFn: ({ signal }) => client.suggestions.count({ projectId }, { signal }),
  });
}
