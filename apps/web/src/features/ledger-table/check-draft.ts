import { amountsOf, kindAsked, saleColumnOf } from '@elan/domain/ledger/asked-of-amount';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { type FigureToCheck, topicOf } from '@elan/domain/ledger/figures-to-check';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { asName, nameOfAmount, roleOfAmount } from '@elan/domain/ledger/read/name-of-amount';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { everyOf } from '@elan/domain/ledger/read/rhythm';
import { hoursIn, rhythmOf, saysEach, seasonIn, termsOfPurchase } from '@elan/domain/ledger/read/said-of-amount';
import { termsOfFunding } from '@elan/domain/ledger/read/terms-of-funding';
import type { Passage } from '@elan/domain/ledger/reading';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { cellsOf, centsOf } from './check-sale.ts';
import { keepRows, newRow, removeRows, setAsidePassages } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

/** A proposed row, or words that no row uses: what one row can come of. */
export type SingleCard = Extract<FigureToCheck, { is: 'row' | 'passage' }>;

/** The words of a card, in the person's own writing; null for a row that was read from none. */
export function passageOf(card: SingleCard): Passage | null {
  if (card.is === 'passage') return card.passage;
  return Object.values(card.row.origins).find((origin) => 'quote' in origin) ?? null;
}

/** The amounts that no row took from these words yet. @param answered where those begin that were answered just now */
export function openAmounts(passage: Passage, rows: readonly Row[], answered: readonly number[] = []): Amount[] {
  const taken = new Set(
    rows.flatMap((row) =>
      Object.entries(row.origins).flatMap(([column, origin]) =>
        row.status === 'confirmed' && isOf(passage, origin)
          ? [(row.cells as Readonly<Record<string, unknown>>)[column]]
          : [],
      ),
    ),
  );
  return amountsOf(passage).filter(
    ({ start, value }) =>
      !answered.includes(start) && (value === null || !(taken.has(centsOf(value)) || taken.has(value))),
  );
}

const isOf = (passage: Passage, origin: Row['origins'][string]) =>
  'quote' in origin &&
  origin.module === passage.module &&
  origin.question === passage.question &&
  origin.quote === passage.quote;

/** Below it, in cents, a wage is by the hour. */
const leastSalary = 20_000;

function moneyColumn(kind: TableKind, cents: number): string {
  return kind === 'person' ? (cents < leastSalary ? 'wage' : 'salary') : 'amount';
}

/**
 * A row of a kind with an amount of some words in it, and how often where they say it.
 * @param name what it is called; otherwise what the words call the amount, empty where they call it nothing
 */
export function rowFrom(kind: TableKind, passage: Passage, amount: Amount | undefined, name?: string): Row {
  const { module, question, quote } = passage;
  const cells = amount === undefined ? {} : cellsFrom(kind, passage, amount);
  const [column] = Object.keys(cells);
  const rhythm = amount && rhythmOf(quote, amount);
  const hours = hoursIn(quote);
  const isByTheHour = kind === 'cost' && rhythm?.unit === 'hour' && hours !== null;
  const every = isByTheHour ? 'week' : rhythm && everyOf(rhythm);
  const said = { from: 'said', module, question, quote } as const;
  const row = newRow(kind, name ?? (amount && nameOfAmount(quote, amount)) ?? '', {
    ...cells,
    ...(every !== undefined && (kind === 'cost' || column === 'salary') ? { every } : {}),
    ...(isByTheHour && amount?.value != null ? { amount: centsOf(amount.value * hours) } : {}),
    ...(kind === 'person' && amount !== undefined ? { role: roleOfAmount(quote, amount), hours } : {}),
    ...(kind === 'stream' ? { season: seasonIn(quote) } : {}),
    ...(kind === 'purchase' && amount !== undefined ? termsOfPurchase(quote, amount) : {}),
    ...(kind === 'funding' ? termsOfFunding(quote) : {}),
  });
  const { count } = row.cells as { count?: number | null };
  return {
    ...row,
    origins: {
      ...(name === undefined ? { name: said } : {}),
      ...(column === undefined ? {} : { [column]: said }),
      ...(count == null ? {} : { count: said }),
    },
  } as Row;
}

/** What is missing before a row can be kept: its name, how often it is paid, or how many there are of 'each'. */
export function missingIn({ kind, cells }: Row, passage: Passage | null): 'name' | 'every' | 'count' | null {
  if (cells.name === '') return 'name';
  if (kind === 'cost') return cells.amount !== null && cells.every === null ? 'every' : null;
  if (kind !== 'person' && kind !== 'purchase') return null;
  if (kind === 'person' && cells.salary !== null && cells.every === null) return 'every';
  return cells.count === null && passage !== null && saysEach(plainText(passage.quote)) ? 'count' : null;
}

/** The cells that an amount fills in a row of a kind, the one it is first. */
function cellsFrom(kind: TableKind, passage: Passage, amount: Amount): Readonly<Record<string, unknown>> {
  if (amount.value === null) return {};
  if (amount.currency !== null)
    return kind === 'cost' ? { amount: centsOf(amount.value), currency: amount.currency } : {};
  const column = kind === 'stream' ? saleColumnOf(passage, amount) : moneyColumn(kind, centsOf(amount.value));
  return column === null ? {} : cellsOf(column, amount, passage);
}

/** The row that a card shows first: the proposal, or the best guess; null where the words may be anything. */
export function guessedRow(card: SingleCard, amount: Amount | undefined, sales: readonly Row[]): Row | null {
  if (card.is === 'row') return namedWell(card.row);
  const { guess, passage } = card;
  const kind = kindAsked(passage, amount, sales);
  // What a question about monthly costs names is paid every month, unless its words say once.
  const isCost = guess?.kind === 'purchase' && topicOf(passage) === 'costs' && !once.test(passage.quote);
  if (guess !== null && guess.kind !== 'setting' && kind !== 'stream' && !isCost) return namedWell(guess);
  return kind === null ? null : rowFrom(kind, passage, amount);
}

/** A row whose name has no hedges and no verb: 'Nan is giving me'. */
function namedWell(row: Row): Row {
  return row.kind === 'setting'
    ? row
    : ({ ...row, cells: { ...row.cells, name: asName(row.cells.name) ?? row.cells.name } } as Row);
}

const once = /(?<!\p{L})(?:once|one[- ]time|une (?:seule )?fois)(?!\p{L})/iu;

/** A confirmed row of the same kind with the same amount or pay, as often: the same thing may be said in two answers. */
export function sameAmount(draft: Row, rows: readonly Row[]): Row | undefined {
  const paid = ['amount', 'salary', 'wage'];
  if (paid.every((name) => cellOf(draft, name) == null)) return undefined;
  const isSame = (row: Row) => [...paid, 'every'].every((name) => cellOf(row, name) === cellOf(draft, name));
  const isOther = ({ id, kind, status, proposal }: Row) =>
    status === 'confirmed' &&
    kind === draft.kind &&
    id !== draft.id &&
    (proposal === null || proposal !== draft.proposal);
  return rows.find((row) => isOther(row) && isSame(row));
}

/** Takes a card away: what it came from is decided. */
export function dismiss(card: SingleCard): LedgerEdit[] {
  return card.is === 'row' ? removeRows([card.row]) : setAsidePassages([card.passage]);
}

/**
 * Keeps a row for a card.
 * @param isLast whether every amount of the words has its place then; the words wait on otherwise
 */
export function keepDraft(card: SingleCard, draft: Row, isLast: boolean): LedgerEdit[] {
  const kept = draft.status === 'proposed' ? keepRows([draft]) : [{ put: draft }];
  const isSame = card.is === 'row' && draft.proposal === card.row.proposal;
  return isSame || !isLast ? kept : [...kept, ...dismiss(card)];
}
