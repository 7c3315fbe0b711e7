import type { Contract } from '@elan/contract';
import { settingOf } from '@elan/domain/ledger/row';
import type { ContractRouterClient } from '@orpc/contract';
import { ledgerCalls } from './ledger.ts';
import type { DemoStore } from './store.ts';

/** The texts of trades are the server's: the demonstration keeps what is chosen, and has nothing to offer. */
export function tradeCalls(store: DemoStore): ContractRouterClient<Contract>['trades'] {
  const ledger = ledgerCalls(store);
  return {
    // For programs, which do not know the demonstration.
    list: async () => ({ trades: [] }),
    get: async ({ projectId }) => ({
      chosen: settingOf((await ledger.get({ projectId })).rows, 'trade'),
      suggested: [],
      lenderAsks: null,
      offers: [],
      facts: [],
      checklists: { cost: [], purchase: [], person: [] },
    }),
  };
}
