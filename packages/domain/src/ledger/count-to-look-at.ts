import type { Ledger } from './reading.ts';

/** How many things a person still has to look at: proposed rows, conflicts, and kept rows whose words have changed. */
export function countToLookAt({ rows, conflicts, differences }: Ledger): number {
  return rows.filter(({ status }) => status === 'proposed').length + conflicts.length + differences.length;
}
