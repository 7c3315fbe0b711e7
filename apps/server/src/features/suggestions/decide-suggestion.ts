import type { Suggestion } from '@elan/contract/suggestions';
import { Refusal } from '@elan/domain/errors';
import type { SuggestionState } from '@elan/domain/suggestions/suggestion';
import { eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { seesPrivateRows } from '../ledger/public.ts';
import { notifyOfSuggestion } from './notify-of-suggestion.ts';
import { findSuggestion, readSuggestion, type StoredSuggestion } from './queries.ts';

type Decision = { suggestionId: string; state: Exclude<SuggestionState, 'open'>; word: string };

/**
 * Decides on a suggestion that is open. When two people decide at once, the second one gets a conflict: the project's
 * row lock serializes them. Repeating one's own decision changes nothing. Only the author withdraws.
 * @param makes what else the decision does, in the same transaction
 * @throws Refusal NOT_FOUND for a suggestion that the project does not have, or that the person may not see; FORBIDDEN to
 *   withdraw somebody else's; CONFLICT when somebody decided otherwise
 */
export function decideSuggestion(
  deps: Deps,
  access: Access<'project:comment'> | Access<'project:edit'>,
  { suggestionId, state, word }: Decision,
  makes?: (work: Write, suggestion: StoredSuggestion) => Promise<void>,
): Promise<Suggestion> {
  const { projectId, user, role } = access;
  return write(deps, async (work) => {
    const { name: project } = await lockProject(work.tx, projectId);
    const found = await findSuggestion(work.tx, suggestionId);
    const isSeen = found?.projectId === projectId && (!found.private || seesPrivateRows(role));
    if (found === undefined || !isSeen) throw new Refusal('NOT_FOUND');
    if (state === 'withdrawn' && found.userId !== user.userId) throw new Refusal('FORBIDDEN');
    if (found.state !== 'open') {
      if (found.state !== state || found.decidedBy !== user.userId) throw new Refusal('CONFLICT');
      return readSuggestion(work.tx, projectId, suggestionId);
    }
    await makes?.(work, found);
    const [decided] = await work.tx
      .update(suggestions)
      .set({ state, word: word.trim(), decidedBy: user.userId, decidedAt: sql`now()` })
      .where(eq(suggestions.id, suggestionId))
      .returning();
    if (decided === undefined) throw new Error('a locked suggestion is gone');
    await notifyOfSuggestion(deps, work, { suggestion: decided, project, actor: user });
    return readSuggestion(work.tx, projectId, suggestionId);
  });
}
