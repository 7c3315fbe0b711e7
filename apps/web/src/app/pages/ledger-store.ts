import type { LedgerState } from '../../features/ledger/use-ledger.ts';

/** The ledger as it was last read. The code that reads is fetched after the screen, whose questions do not wait for it. */
export type LedgerStore = {
  get: () => LedgerState | null;
  set: (state: LedgerState) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createLedgerStore(): LedgerStore {
  let now: LedgerState | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (state) => {
      if (state === now) return;
      now = state;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
