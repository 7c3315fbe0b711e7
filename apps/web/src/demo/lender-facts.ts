import type { Contract } from '@elan/contract';
import type { LenderFact } from '@elan/contract/lender-facts';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoStore, projectOf } from './store.ts';

/** Facts for the lender. Nobody else writes, so nothing conflicts, and no earlier text is kept. */
export function lenderFactCalls(store: DemoStore): ContractRouterClient<Contract>['lenderFacts'] {
  const of = (projectId: string) => {
    projectOf(store, projectId);
    return store.lenderFacts.get(projectId) ?? [];
  };
  return {
    list: async ({ projectId }) => ({ facts: [...of(projectId)] }),
    save: async ({ projectId, facts }) => {
      const known = new Map(of(projectId).map((each) => [each.fact, each]));
      const results = facts.map(({ fact, text, language }) => {
        const version = (known.get(fact)?.version ?? 0) + 1;
        const said = { updated_at: store.now(), updatedBy: store.person };
        const saved: LenderFact = { fact, text, language, version, ...said };
        known.set(fact, saved);
        return { fact: saved, conflict: false };
      });
      store.lenderFacts.set(projectId, [...known.values()]);
      return { results };
    },
    versions: async () => ({ versions: [], next: null }),
  };
}
