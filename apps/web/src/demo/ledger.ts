import type { Contract } from '@elan/contract';
import type { KeptRow, RowChange } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import { languages } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { sampleAnswers, sampleProjects } from '@elan/domain/modules/samples';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoLedger, type DemoStore, projectOf } from './store.ts';

/** All answers of each sample, in each language. */
const samples = sampleProjects.flatMap((sample) =>
  languages.map((language) =>
    Object.fromEntries(moduleKeys.map((module) => [module, sampleAnswers[module][language][sample]] as const)),
  ),
);

export function ledgerCalls(store: DemoStore): ContractRouterClient<Contract>['ledger'] {
  const of = async (projectId: string): Promise<DemoLedger> => {
    projectOf(store, projectId);
    const kept = store.ledgers.get(projectId);
    if (kept !== undefined) return kept;
    const { decidedIn } = await import('./decided-in.ts');
    return { rows: [], refused: decidedIn(samples) };
  };
  const kept = (row: RowChange): KeptRow => {
    store.version += 1;
    return { ...row, version: store.version, updated_at: store.now(), updated_by: store.person };
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
