import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { decideSuggestion } from './decide-suggestion.ts';

/** Takes back a suggestion that nobody has decided on. @throws Refusal FORBIDDEN when it is somebody else's */
export async function withdrawSuggestion(
  deps: Deps,
  access: Access<'project:comment'>,
  suggestionId: string,
): Promise<{ id: string }> {
  const { id } = await decideSuggestion(deps, access, { suggestionId, state: 'withdrawn', word: '' }, async () => {});
  return { id };
}
