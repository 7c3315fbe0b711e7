import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Season } from '@elan/domain/ledger/field';
import { topicOf } from '@elan/domain/ledger/figures-to-check';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { rhythmOf, wordsOf } from '@elan/domain/ledger/read/said-of-amount';
import type { Passage } from '@elan/domain/ledger/reading';
import { type Row, rowsOf } from '@elan/domain/ledger/row';
import {
  isOfAllCustomers,
  nameOfSale,
  type SaleColumn,
  saidOfEverySale,
  saleColumnOf,
  saleNamed,
  saleOf,
} from '@elan/domain/ledger/sale-of-amount';
import { useState } from 'react';
import {
  dismiss,
  guessedRow,
  keepDraft,
  missingIn,
  openAmounts,
  passageOf,
  rowFrom,
  type SingleCard,
} from './check-draft.ts';
import { type CheckKind, checkKinds } from './check-messages.ts';
import { emptyColumn, intoSale, monthsOf } from './check-sale.ts';
import { keyOf } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { type Problems, useProblems } from './use-problems.ts';

export type CheckDraft = ReturnType<typeof useCheckDraft>;

/** What a card to check would become: which of its amounts, as which row or as a part of which sale. */
export function useCheckDraft(
  card: SingleCard,
  rows: readonly Row[],
  answered: readonly number[],
  onDecide: (edits: readonly LedgerEdit[], isKept: boolean, amount?: Amount) => void,
) {
  const problems = useProblems();
  const passage = passageOf(card);
  const amounts = passage === null ? [] : amountsOf(passage);
  const left = card.is === 'passage' ? openAmounts(card.passage, rows, answered) : amounts;
  const sales = rowsOf(rows, 'stream').filter(({ status }) => status === 'confirmed');
  const [amount, setAmount] = useState(() => {
    const begun = left.slice(0, mostTried).filter((each) => guessedRow(card, each, sales) !== null);
    const isMoney = ({ kind }: Amount) => kind === 'money';
    return begun.find(isMoney) ?? begun[0] ?? left.find(isMoney) ?? left[0];
  });
  const [draft, setDraft] = useState(() => guessedRow(card, amount, sales));
  const into = useTargetSale(sales, passage, amount, card.is === 'passage' && draft?.kind === 'stream');
  const { target, setTarget, sale } = into;
  const hasProblem =
    sale === undefined
      ? draft !== null && Object.keys(problems.inRow(keyOf(draft))).length > 0
      : target?.column == null || amount?.value == null || (target.column === 'inMonths' && target.months === null);
  const words = passage === null || amount === undefined ? '' : wordsOf(passage.quote, amount).plain;
  const missing = sale === undefined && draft !== null ? missingIn(draft, words) : null;

  /** Whether 'Yes' was pressed while something was missing, which is said then until it is there. */
  const [isAsked, ask] = useState(false);
  const isByTheHour = passage !== null && amount !== undefined && rhythmOf(passage.quote, amount)?.unit === 'hour';
  const says = missing === 'every' && isByTheHour ? tableMessages.needsSum : missing && needs[missing];
  const shown: Problems = {
    ...problems,
    inRow: (row) => ({
      ...problems.inRow(row),
      ...(isAsked && missing !== null && says !== null && { [missing]: { typed: '', says } }),
    }),
  };
  const belongTo = (kind: CheckKind, taken = amount) => {
    if (passage === null) return;
    ask(false);
    setDraft(rowFrom(kind, passage, taken, card.is === 'row' ? card.row.cells.name : undefined));
    if (kind === 'stream' && sales.length > 0) into.chooseSale(into.saleFor(taken), taken);
    else setTarget(null);
  };
  return {
    passage,
    amounts: left,
    amount,
    draft,
    change: (change: (now: Row) => Row) => setDraft((now) => now && change(now)),
    problems: shown,
    hasProblem,
    missing,
    ...into,
    belongTo,
    choose: (taken: Amount) => {
      setAmount(taken);
      const kind = checkKinds.find((each) => each === draft?.kind);
      if (kind !== undefined) belongTo(kind, taken);
    },
    /** @param also what is decided with it */
    yes: (also: readonly LedgerEdit[] = []) => {
      if (hasProblem) return;
      if (missing !== null) return ask(true);
      const isLast = card.is === 'row' || left.length <= 1;
      if (sale !== undefined && target?.column != null && amount !== undefined && passage !== null) {
        const { column, months } = target;
        const edits = into.chosen.flatMap((each) => intoSale(each, column, amount, passage, months));
        onDecide([...edits, ...(isLast ? dismiss(card) : []), ...also], true, amount);
      } else if (draft !== null) onDecide([...keepDraft(card, draft, isLast), ...also], true, amount);
    },
    no: (also: readonly LedgerEdit[] = []) => onDecide([...dismiss(card), ...also], false),
  };
}

/** The most amounts of some words that are tried as the first. */
const mostTried = 12;

const needs = {
  name: tableMessages.needsName,
  every: tableMessages.needsEvery,
  count: tableMessages.needsCount,
  season: tableMessages.needsMonths,
  from: tableMessages.needsFrom,
  to: tableMessages.needsTo,
  month: tableMessages.needsMonth,
};

/** The sale that an amount goes into, and as what. */
function useTargetSale(
  sales: readonly Row[],
  passage: Passage | null,
  amount: Amount | undefined,
  startsInSale: boolean,
) {
  const targetIn = (id: string, taken = amount): Target => {
    const [chosen] = chosenFor(sales, id);
    if (chosen === undefined || taken === undefined || passage === null)
      return { sale: id, column: null, months: null };
    // Of 'shops pay in 30 days' only a person knows which sales those are.
    const isForAll = taken.unit !== 'day' || isOfAllCustomers(passage.quote, taken);
    const ofAll = isForAll ? saleColumnOf(passage, taken) : null;
    const column = id === everySale ? ofAll : emptyColumn(chosen, taken, passage);
    return { sale: id, column, months: monthsOf(chosen, taken, passage) };
  };
  /**
   * The sale with the name of the amount, a new one for another's price, else the one the words name, all of them for a
   * share of the price, or the first.
   */
  const saleFor = (taken: Amount | undefined) => {
    if (taken === undefined || passage === null) return '';
    const name = nameOfSale(passage.quote, taken);
    const own = name === undefined ? undefined : saleNamed(sales, name);
    if (own === undefined && name !== undefined && saleColumnOf(passage, taken) === 'price') return '';
    const said = saleOf(sales, passage, taken);
    // 'Second shooter $400 per wedding', '120 bags wholesale': of the sale of its unit, of wholesale, whatever it is called.
    const isCost = topicOf(passage) === 'unitCosts';
    const named = isCost || taken.kind === 'count' ? (said ?? own) : (own ?? said);
    const isOfAll = saidOfEverySale.has(saleColumnOf(passage, taken) ?? '');
    if (named === undefined && sales.length > 1 && isOfAll) return everySale;
    return (named ?? sales[0])?.id ?? '';
  };
  /** Null for a new row; its column is null until a person says what the amount is. */
  const [target, setTarget] = useState<Target | null>(() => {
    if (!startsInSale || sales.length === 0 || passage === null || amount === undefined) return null;
    const first = targetIn(saleFor(amount));
    // Another price, of 'large' dogs, is of another sale.
    return first.column === null && saleColumnOf(passage, amount) === 'price'
      ? { sale: '', column: null, months: null }
      : first;
  });
  const chooseSale = (id: string, taken = amount) => setTarget(targetIn(id, taken));
  const chosen = chosenFor(sales, target?.sale);
  return { target, setTarget, chooseSale, saleFor, sales, chosen, sale: chosen[0] };
}

/** Instead of the id of a sale: what is added to the cost of each. */
export const everySale = 'every';

const chosenFor = (sales: readonly Row[], id: string | undefined): readonly Row[] =>
  id === everySale ? sales : sales.filter((each) => each.id === id);

type Target = {
  sale: string;
  column: SaleColumn | null;
  /** The months that an amount of some months is of, 100 for each; null until they are known. */
  months: Season | null;
};
