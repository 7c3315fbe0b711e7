import type { Suggestion } from '@elan/contract/suggestions';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { decideSuggestion } from './decide-suggestion.ts';

/** Refuses a suggestion, with a word for its author if there is something to say. */
export function refuseSuggestion(
  deps: Deps,
  access: Access<'project:edit'>,
  { suggestionId, word }: { suggestionId: string; word: string },
): Promise<Suggestion> {
  return decideSuggestion(deps, access, { suggestionId, state: 'refused', word }, async () => {});
}
