import type { Ledger } from '@elan/domain/ledger/reading';
import type { RowKind } from '@elan/domain/ledger/row';

/** Whether two ledgers have the same rows of a kind, with the same open questions: then its table is the same. */
export function isSameFor(kind: RowKind, one: Ledger, other: Ledger): boolean {
  return (
    one === other ||
    (isSame(one.rows, other.rows, (row) => row.kind === kind) &&
      isSame(one.conflicts, other.conflicts, ({ rows }) => rows[0]?.kind === kind) &&
      isSame(one.differences, other.differences, ({ row }) => row.kind === kind))
  );
}

function isSame<Item>(one: readonly Item[], other: readonly Item[], isOf: (item: Item) => boolean): boolean {
  const [items, others] = [one.filter(isOf), other.filter(isOf)];
  return items.length === others.length && items.every((item, at) => item === others[at]);
}
