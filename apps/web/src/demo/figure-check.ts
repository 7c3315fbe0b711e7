import type { Contract } from '@elan/contract';
import { Refusal } from '@elan/domain/errors';
import { readWritten } from '@elan/domain/figure-check/confirmed-figure';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoStore, projectOf } from './store.ts';

export function figureCheckCalls(store: DemoStore): ContractRouterClient<Contract>['figureCheck'] {
  const confirmedIn = (projectId: string) => {
    projectOf(store, projectId);
    return store.confirmations.get(projectId) ?? [];
  };
  return {
    list: async ({ projectId }) => ({ confirmed: [...confirmedIn(projectId)] }),
    confirm: async ({ projectId, confirmationId: id, of, written, context, module, basis, ...source }) => {
      const figure = of === 'name' ? ({ kind: 'name', value: 0 } as const) : readWritten(written);
      if (figure === null)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: 'written', problem: 'not_a_figure' }] });
      const { source: title = null, url = null, sourceDate = null } = source;
      const by = { confirmedAt: store.now(), confirmedBy: store.person };
      const added = { id, ...figure, written, context, module, basis, source: title, url, sourceDate, ...by };
      store.confirmations.set(projectId, [...confirmedIn(projectId).filter((each) => each.id !== id), added]);
      return added;
    },
    takeBack: async ({ projectId, confirmationId }) => {
      const others = confirmedIn(projectId).filter(({ id }) => id !== confirmationId);
      store.confirmations.set(projectId, others);
      return {};
    },
  };
}
