import type { Contract } from '@elan/contract';
import type { KeptRow, RowChange } from '@elan/contract/ledger';
import { demoIds } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { languages } from '@elan/domain/locale';
import type { ContractRouterClient } from '@orpc/contract';
import { sampleOf } from './samples.ts';
import { type DemoLedger, type DemoStore, projectOf } from './store.ts';

/** The people of the samples typed what they sell, and set aside the amounts that are no figure of their plan. */
async function ledgerOfSample(store: DemoStore, projectId: string): Promise<DemoLedger> {
  const sample = sampleOf(projectId === demoIds.project ? 'bakery' : 'clinic');
  const { decidedIn } = await import('./decided-in.ts');
  const { version, person } = store;
  const rows = sample[store.language].rows.map((row, position) => ({
    ...row,
    version,
    position,
    updated_at: store.now(),
    updatedBy: person,
  }));
  return { rows, refused: decidedIn(languages.map((language) => sample[language].answers)) };
}

export function ledgerCalls(store: DemoStore): ContractRouterClient<Contract>['ledger'] {
  const of = async (projectId: string): Promise<DemoLedger> => {
    projectOf(store, projectId);
    const kept = store.ledgers.get(projectId) ?? (await ledgerOfSample(store, projectId));
    store.ledgers.set(projectId, kept);
    return kept;
  };
  const kept = (row: RowChange): KeptRow => {
    store.version += 1;
    return { ...row, version: store.version, updated_at: store.now(), updatedBy: store.person };
  };
  return {
    get: async ({ projectId }) => {
      const { rows, refused } = await of(projectId);
      return { rows: [...rows], refused: [...refused], readings: [], readsWithModel: false };
    },
    save: async ({ projectId, rows = [], removed = [], refuse = [], unrefuse = [] }) => {
      const before = await of(projectId);
      const saved = new Map(rows.map((row) => [row.id, kept(row)]));
      const gone = new Set([...saved.keys(), ...removed.map(({ id }) => id)]);
      const all = [...before.rows.filter(({ id }) => !gone.has(id)), ...saved.values()];
      const refused = [...new Set([...before.refused.filter((key) => !unrefuse.includes(key)), ...refuse])];
      store.ledgers.set(projectId, { rows: all.sort((a, b) => a.position - b.position), refused });
      const results = [...gone].map((id) => ({ id, row: saved.get(id) ?? null, conflict: false }));
      return { results, refused };
    },
    readWithModel: async () => ({ read: 0 }),
    versions: async () => ({ versions: [], next: null }),
    removed: async () => ({ rows: [], next: null }),
    restore: () => Promise.reject(new Refusal('NOT_FOUND')),
  };
}
