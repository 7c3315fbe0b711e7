import type { Suggestion } from '@elan/contract/suggestions';
import { Refusal } from '@elan/domain/errors';
import { canBeAccepted } from '@elan/domain/suggestions/suggestion';
import type { Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readRows, storeLedger } from '../ledger/public.ts';
import { requireModule, saveWithin } from '../modules/public.ts';
import { storeSection } from '../plan-document/public.ts';
import { storeTask } from '../tasks/public.ts';
import { decideSuggestion } from './decide-suggestion.ts';
import type { StoredSuggestion } from './queries.ts';
import { readCurrent } from './read-current.ts';
import { addedRow, changedRow } from './row-change.ts';

export type Acceptance = {
  suggestionId: string;
  /** The version of what the person saw there. */
  over: number | null;
  word: string;
};

/**
 * Accepts a suggestion: the verb that would have made the change makes it, with its checks, its history and its
 * activity, in the same transaction.
 * @throws Refusal CONFLICT when what is there is not what the person saw, when it is set aside or gone, or somebody else
 *   decided first; and whatever the verb refuses
 */
export function acceptSuggestion(
  deps: Deps,
  access: Access<'project:edit'>,
  { suggestionId, over, word }: Acceptance,
): Promise<Suggestion> {
  return decideSuggestion(deps, access, { suggestionId, state: 'accepted', word }, (work, suggestion) =>
    makeChange(work, access, suggestion, over),
  );
}

async function makeChange(
  work: Write,
  access: Access<'project:edit'>,
  { id, proposed }: StoredSuggestion,
  over: number | null,
): Promise<void> {
  const current = (await readCurrent(work.tx, access.projectId, [proposed]))(proposed);
  if (!canBeAccepted(current.place) || current.version !== over) throw new Refusal('CONFLICT');
  const { row } = current;
  const baseVersion = over ?? 0;
  const only = { rows: [], removed: [], refuse: [], unrefuse: [] };
  switch (proposed.kind) {
    case 'answer': {
      const { module, question, value } = proposed;
      const change = { question, value, baseVersion };
      const { conflicts } = await saveWithin(work, access, requireModule(access, module), [change]);
      return requireNone(conflicts);
    }
    case 'row':
    case 'removal': {
      if (row === null) throw new Refusal('CONFLICT');
      const changes =
        proposed.kind === 'removal'
          ? { ...only, removed: [{ id: row.id, version: row.version }] }
          : { ...only, rows: [changedRow(row, proposed.cells)] };
      return requireNone(conflictsOf(await storeLedger(work, access, changes)));
    }
    case 'new_row': {
      const rows = [addedRow(proposed, await readRows(work.tx, access.projectId))];
      return requireNone(conflictsOf(await storeLedger(work, access, { ...only, rows })));
    }
    case 'section':
      return requireNone(
        [await storeSection(work, access, { ...proposed, baseVersion, drafted: false })].filter(
          ({ conflict }) => conflict,
        ),
      );
    case 'task': {
      const { text, due, about = null } = proposed;
      await storeTask(work, access, { taskId: id, text, due, assignee: null, module: about });
    }
  }
}

const conflictsOf = ({ results }: Awaited<ReturnType<typeof storeLedger>>) =>
  results.filter(({ conflict }) => conflict);

/** The verb found something other than what the person saw: roll everything back. */
function requireNone(conflicts: readonly unknown[]): void {
  if (conflicts.length > 0) throw new Refusal('CONFLICT');
}
