import { isDeepStrictEqual } from 'node:util';
import type { Proposal } from '@elan/contract/suggestions';
import { Refusal } from '@elan/domain/errors';
import { mostOpenSuggestions as limit } from '@elan/domain/limits';
import { lockProject } from '../../db/lock-project.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { checkProposal } from './check-proposal.ts';
import { notifyOfSuggestion } from './notify-of-suggestion.ts';
import { countOpen, findSuggestion } from './queries.ts';

export type NewSuggestion = {
  /** Generated on the device, so that a request whose response was lost can be retried. */
  suggestionId: string;
  proposal: Proposal;
  reason: string;
};

/**
 * Stores a suggestion; nothing else of the project changes. Repeating a request changes nothing.
 * @throws Refusal INVALID_INPUT for what could never be accepted; CONFLICT when the id is taken; LIMIT_REACHED when too
 *   many wait for a decision
 */
export function addSuggestion(
  deps: Deps,
  access: Access<'project:comment'>,
  { suggestionId: id, proposal, reason: written }: NewSuggestion,
): Promise<{ id: string }> {
  const { projectId, user } = access;
  const reason = written.trim();
  return write(deps, async (work) => {
    const { name: project } = await lockProject(work.tx, projectId);
    const known = await findSuggestion(work.tx, id);
    if (known !== undefined) {
      if (!isRepeat(known, { userId: user.userId, projectId, reason, proposal })) throw new Refusal('CONFLICT');
      return { id };
    }
    const { proposed, baseVersion, isPrivate } = await checkProposal(work.tx, access, proposal);
    if ((await countOpen(work.tx, projectId, 'owner')) >= limit)
      throw new Refusal('LIMIT_REACHED', { of: 'suggestions', limit });
    const [stored] = await work.tx
      .insert(suggestions)
      .values({
        id,
        projectId,
        userId: user.userId,
        program: user.program?.name ?? null,
        kind: proposed.kind,
        module: proposed.kind === 'answer' ? proposed.module : null,
        private: isPrivate,
        baseVersion,
        proposed,
        reason,
      })
      .returning();
    if (stored === undefined) throw new Error('an insert returned no row');
    await notifyOfSuggestion(deps, work, { suggestion: stored, project, actor: user });
    return { id };
  });
}

type Repeat = { userId: string; projectId: string; reason: string; proposal: Proposal };

/** Whether a request was sent before. Of a row only the cells that differed were stored. */
function isRepeat(known: typeof suggestions.$inferSelect, { userId, projectId, reason, proposal }: Repeat): boolean {
  const { proposed } = known;
  if (known.userId !== userId || known.projectId !== projectId || known.reason !== reason) return false;
  const said: Record<string, unknown> = { ...proposal };
  return Object.entries(proposed).every(([name, value]) => {
    if (!Object.hasOwn(said, name)) return true;
    if (proposal.kind === 'row' && name === 'cells') {
      return Object.entries(value as object).every(([cell, of]) => isDeepStrictEqual(proposal.cells[cell], of));
    }
    return name === 'text' && proposal.kind === 'task'
      ? proposal.text.trim() === value
      : isDeepStrictEqual(said[name], value);
  });
}
