import type { Ledger } from '@elan/domain/ledger/reading';
import { type RowKind, rowsOf } from '@elan/domain/ledger/row';

/** Whether two ledgers have the same rows of a kind: then its table is the same. */
export function isSameFor(kind: RowKind, one: Ledger, other: Ledger): boolean {
  if (one === other) return true;
  const [rows, others] = [rowsOf(one.rows, kind), rowsOf(other.rows, kind)];
  return rows.length === others.length && rows.every((row, at) => row === others[at]);
}
