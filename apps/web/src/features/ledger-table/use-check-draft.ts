import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { nameOfAmount } from '@elan/domain/ledger/read/name-of-amount';
import { stemsOf } from '@elan/domain/ledger/read/nouns';
import type { Passage } from '@elan/domain/ledger/reading';
import { type Row, rowsOf } from '@elan/domain/ledger/row';
import { useState } from 'react';
import {
  amountsOf,
  dismiss,
  emptyColumn,
  guessedRow,
  intoSale,
  keepDraft,
  openAmounts,
  passageOf,
  rowFrom,
  type SaleColumn,
  type SingleCard,
  saleColumnOf,
} from './check-draft.ts';
import { type CheckKind, checkKinds } from './check-messages.ts';
import { keyOf } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
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
  const [draft, setDraft] = useState(() => guessedRow(card));
  const into = useTargetSale(rows, passage, amount);
  const { target, setTarget, sales, sale } = into;
  const hasProblem =
    sale === undefined
      ? draft !== null && Object.keys(problems.inRow(keyOf(draft))).length > 0
      : target?.column === null;
  const lacksName = sale === undefined && draft?.cells.name === '';

  const belongTo = (kind: CheckKind, taken = amount) => {
    if (passage === null) return;
    setDraft(rowFrom(kind, passage, taken, card.is === 'row' ? card.row.cells.name : undefined));
    if (kind === 'stream' && sales.length > 0) into.chooseSale(into.saleFor(taken), taken);
    else setTarget(null);
  };
  return {
    passage,
    amounts,
    amount,
    draft,
    setDraft,
    problems,
    hasProblem,
    lacksName,
    ...into,
    belongTo,
    choose: (taken: Amount) => {
      setAmount(taken);
      const kind = checkKinds.find((each) => each === draft?.kind);
      if (kind !== undefined) belongTo(kind, taken);
    },
    yes: () => {
      if (hasProblem) return;
      if (lacksName && draft !== null) {
        const problem = { typed: '', says: tableMessages.needsName };
        return problems.set([{ row: keyOf(draft), column: 'name', problem }]);
      }
      const isLast = card.is === 'row' || amounts.length <= 1;
      if (sale !== undefined && target?.column != null && amount !== undefined && passage !== null) {
        onDecide([...intoSale(sale, target.column, amount, passage), ...(isLast ? dismiss(card) : [])], true);
      } else if (draft !== null) onDecide(keepDraft(card, draft, isLast), true);
    },
    no: () => onDecide(dismiss(card), false),
  };
}

/** The sale that an amount goes into, and as what. */
function useTargetSale(rows: readonly Row[], passage: Passage | null, amount: Amount | undefined) {
  /** Null for a new row; its column is null until a person says what the amount is. */
  const [target, setTarget] = useState<{ sale: string; column: SaleColumn | null } | null>(null);
  const sales = rowsOf(rows, 'stream').filter(({ status }) => status === 'confirmed');
  const sale = sales.find(({ id }) => id === target?.sale);
  const chooseSale = (id: string, taken = amount) => {
    const chosen = sales.find((each) => each.id === id);
    const isKnown = chosen !== undefined && taken !== undefined && passage !== null;
    setTarget({ sale: id, column: isKnown ? emptyColumn(chosen, taken, passage) : null });
  };
  /** The sale that the words name; the first where they name none, and a new one where they name another's price. */
  const saleFor = (taken: Amount | undefined) => {
    if (taken === undefined || passage === null) return '';
    const said = new Set(stemsOf(passage.quote));
    const named = sales.find(({ cells }) => stemsOf(cells.name).some((stem) => said.has(stem)));
    const isNew = saleColumnOf(passage, taken) === 'price' && nameOfAmount(passage.quote, taken) !== undefined;
    return named?.id ?? (isNew ? '' : (sales[0]?.id ?? ''));
  };
  return { target, setTarget, chooseSale, saleFor, sales, sale };
}
