import type { Contract } from '@elan/contract';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoStore, projectOf } from './store.ts';

export function paperCalls(store: DemoStore): ContractRouterClient<Contract>['papers'] {
  const of = (projectId: string) => {
    projectOf(store, projectId);
    return store.papers.get(projectId) ?? [];
  };
  return {
    list: async ({ projectId }) => ({ papers: [...of(projectId)] }),
    update: async ({ projectId, paper: key, state, note = null }) => {
      const said = { key, state, note, updated_at: store.now(), updatedBy: store.person };
      store.papers.set(projectId, [...of(projectId).filter((other) => other.key !== key), said]);
      return said;
    },
  };
}
