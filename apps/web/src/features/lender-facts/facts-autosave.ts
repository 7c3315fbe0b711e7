import type { LenderFact, LenderFactList } from '@elan/contract/lender-facts';
import type { Language } from '@elan/domain/locale';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { type Autosave, createAutosave, type FieldsSaved } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storedTexts } from '../../lib/autosave/stored-texts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { putResponse } from '../../lib/put-response.ts';
import { lenderFactsQuery } from './queries.ts';

export type FactsAutosave = Autosave & {
  /** The language new facts are begun in. */
  writeIn: (language: Language) => void;
  /** Takes what the server keeps, on load and on every refetch. */
  take: (kept: LenderFactList) => void;
};

/** What one call takes. */
const changesAtOnce = 40;

/** Saves facts for the lender as they are typed, with the rules of answers. */
export function createFactsAutosave(
  queryClient: QueryClient,
  { userId, projectId, language: first }: { userId: string; projectId: string; language: Language },
): FactsAutosave {
  let language = first;
  const autosave = createAutosave({
    save: async (changes) => {
      const saved: Record<string, number> = {};
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (let place = 0; place < changes.length; place += changesAtOnce) {
        const portion = changes.slice(place, place + changesAtOnce);
        const facts = portion.map(({ key: fact, value: text, baseVersion }) => ({ fact, text, baseVersion, language }));
        const { results } = await client.lenderFacts.save({ projectId, facts });
        keepFacts(
          queryClient,
          projectId,
          results.map(({ fact }) => fact),
        );
        for (const { fact, conflict } of results) {
          if (conflict) conflicts.push({ key: fact.fact, value: fact.text, version: fact.version });
          else saved[fact.fact] = fact.version;
        }
      }
      return { saved, conflicts };
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, 'lender-facts'),
  });
  return {
    ...autosave,
    writeIn: (next) => {
      language = next;
    },
    take: ({ facts }) => autosave.read(storedTexts(facts.map((each) => ({ ...each, key: each.fact })))),
  };
}

/** Puts facts into what was read, new ones at the end. */
function keepFacts(queryClient: QueryClient, projectId: string, facts: readonly LenderFact[]): void {
  putResponse(queryClient, lenderFactsQuery(projectId).queryKey, (kept) => {
    if (kept === undefined) return undefined;
    const all = new Map(kept.facts.map((each) => [each.fact, each]));
    for (const fact of facts) all.set(fact.fact, fact);
    return { facts: [...all.values()] };
  });
}
