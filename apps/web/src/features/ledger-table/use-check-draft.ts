import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { type Row, rowsOf } from '@elan/domain/ledger/row';
import { useState } from 'react';
import {
  amountsOf,
  dismiss,
  guessedRow,
  intoSale,
  keepDraft,
  openAmounts,
  passageOf,
  rowFrom,
  type SaleColumn,
  type SingleCard,
} from './check-draft.ts';
import { type CheckKind, checkKinds } from './check-messages.ts';
import { keyOf } from './ledger-edit.ts';
import { useProblems } from './use-problems.ts';

export type CheckDraft = ReturnType<typeof useCheckDraft>;

/** What a card to check would become: which of its amounts, as which row or as a part of which sale. */
export function useCheckDraft(
  card: SingleCard,
  rows: readonly Row[],
  onDecide: (edits: readonly LedgerEdit[], isKept: boolean) => void,
) {
  const problems = useProblems();
  const passage = passageOf(card);
  const amounts = card.is === 'passage' ? openAmounts(card.passage, rows) : passage === null ? [] : amountsOf(passage);
  const [amount, setAmount] = useState(amounts[0]);
  const [draft, setDraft] = useState(guessedRow(card));
  /** The sale that the amount goes into; null for a new row. */
  const [target, setTarget] = useState<{ sale: string; column: SaleColumn } | null>(null);
  const sales = rowsOf(rows, 'stream').filter(({ status }) => status === 'confirmed');
  const sale = sales.find(({ id }) => id === target?.sale);
  const hasProblem = sale === undefined && draft !== null && Object.keys(problems.inRow(keyOf(draft))).length > 0;

  const belongTo = (kind: CheckKind, taken = amount) => {
    if (passage === null) return;
    setDraft(rowFrom(kind, passage, taken, card.is === 'row' ? card.row.cells.name : undefined));
    const [first] = sales;
    const column = taken?.kind === 'money' ? 'price' : 'quantity';
    setTarget(kind === 'stream' && first !== undefined ? { sale: first.id, column } : null);
  };
  return {
    passage,
    amounts,
    amount,
    draft,
    setDraft,
    problems,
    hasProblem,
    target,
    setTarget,
    sales,
    sale,
    belongTo,
    choose: (taken: Amount) => {
      setAmount(taken);
      const kind = checkKinds.find((each) => each === draft?.kind);
      if (kind !== undefined) belongTo(kind, taken);
    },
    yes: () => {
      if (hasProblem) return;
      const isLast = card.is === 'row' || amounts.length <= 1;
      if (sale !== undefined && target !== null && amount !== undefined && passage !== null) {
        onDecide([...intoSale(sale, target.column, amount, passage), ...(isLast ? dismiss(card) : [])], true);
      } else if (draft !== null) onDecide(keepDraft(card, draft, isLast), true);
    },
    no: () => onDecide(dismiss(card), false),
  };
}
