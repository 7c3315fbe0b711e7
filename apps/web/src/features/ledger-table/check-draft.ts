import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { FigureToCheck } from '@elan/domain/ledger/figures-to-check';
import { type Amount, amountsIn } from '@elan/domain/ledger/read/amounts';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { everyOf, rhythmsIn } from '@elan/domain/ledger/read/rhythm';
import type { Passage } from '@elan/domain/ledger/reading';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { changeCells, keepRows, newRow, removeRows, setAsidePassages } from './ledger-edit.ts';

/** A proposed row, or words that no row uses: what one row can come of. */
export type SingleCard = Extract<FigureToCheck, { is: 'row' | 'passage' }>;

const longestName = 60;

/** The words of a card, in the person's own writing; null for a row that was read from none. */
export function passageOf(card: SingleCard): Passage | null {
  if (card.is === 'passage') return card.passage;
  return Object.values(card.row.origins).find((origin) => 'quote' in origin) ?? null;
}

/** The numbers in some words that may be a figure, in their order. */
export function amountsOf({ quote }: Passage): Amount[] {
  return amountsIn(plainText(quote)).filter(({ kind }) => kind !== 'time');
}

/** Those that no row took from these words yet. */
export function openAmounts(passage: Passage, rows: readonly Row[]): Amount[] {
  const taken = new Set(
    rows.flatMap((row) =>
      Object.entries(row.origins).flatMap(([column, origin]) =>
        row.status === 'confirmed' && isOf(passage, origin)
          ? [(row.cells as Readonly<Record<string, unknown>>)[column]]
          : [],
      ),
    ),
  );
  return amountsOf(passage).filter(({ value }) => value === null || !(taken.has(centsOf(value)) || taken.has(value)));
}

const isOf = (passage: Passage, origin: Row['origins'][string]) =>
  'quote' in origin &&
  origin.module === passage.module &&
  origin.question === passage.question &&
  origin.quote === passage.quote;

const centsOf = (dollars: number) => Math.round(dollars * 100);

/** Below it, in cents, a wage is by the hour. */
const leastSalary = 20_000;

function moneyColumn(kind: TableKind, cents: number): string {
  if (kind === 'stream') return 'price';
  return kind === 'person' ? (cents < leastSalary ? 'wage' : 'salary') : 'amount';
}

/**
 * A row of a kind with an amount of some words in it, and how often where they say it.
 * @param name what it is called; otherwise what the words call the amount
 */
export function rowFrom(kind: TableKind, passage: Passage, amount: Amount | undefined, name?: string): Row {
  const isQuantity = kind === 'stream' && amount?.kind === 'count';
  const cents = amount?.value == null || amount.currency !== null ? null : centsOf(amount.value);
  const rhythm = rhythmsIn(plainText(passage.quote))[0]?.rhythm;
  const every = rhythm === undefined ? undefined : everyOf(rhythm);
  const column = cents === null ? null : isQuantity ? 'quantity' : moneyColumn(kind, cents);
  const said = { from: 'said', module: passage.module, question: passage.question, quote: passage.quote } as const;
  const row = newRow(kind, name ?? nameIn(passage.quote, amount), {
    ...(column === null ? {} : { [column]: isQuantity ? amount.value : cents }),
    ...(isQuantity ? perOf(passage) : {}),
    ...(every !== undefined && (kind === 'cost' || column === 'salary') ? { every } : {}),
  });
  return {
    ...row,
    origins: { ...(name === undefined ? { name: said } : {}), ...(column === null ? {} : { [column]: said }) },
  } as Row;
}

/** What the words call an amount: what stands before it, else what stands behind it. */
function nameIn(quote: string, amount: Amount | undefined): string {
  if (amount === undefined) return quote.slice(0, longestName).trim();
  const before = quote
    .slice(0, amount.start)
    .replace(/[\s:,;=–—-]+(?:(?:at|for|about|to|is|à|a|pour|de|environ)[\s:]*)*$/iu, '');
  const behind = quote.slice(amount.end).replace(/^[\s:,;=–—-]+/u, '');
  return (before.trim() || behind.trim() || quote).slice(-longestName).trim();
}

/** The row that a card shows first: the proposal, or the best guess. */
export function guessedRow(card: SingleCard): Row | null {
  return card.is === 'row' ? card.row : card.guess;
}

/** What of a sale an amount can be. */
export type SaleColumn = 'price' | 'quantity' | 'unitCost';
export const saleColumns: readonly SaleColumn[] = ['price', 'quantity', 'unitCost'];

/** Puts an amount of some words into a sale that is there already; how many, with how often where they say it. */
export function intoSale(sale: Row, column: SaleColumn, { value }: Amount, passage: Passage): LedgerEdit[] {
  if (value === null) return [];
  const cells = column === 'quantity' ? { quantity: value, ...perOf(passage) } : { [column]: centsOf(value) };
  return [changeCells(sale, cells)];
}

function perOf({ quote }: Passage): { per?: string } {
  const rhythm = rhythmsIn(plainText(quote))[0]?.rhythm;
  const isPeriod =
    rhythm?.times === 1 && rhythm.span === 1 && Object.hasOwn(rowColumns.stream.per.options, rhythm.unit);
  return isPeriod ? { per: rhythm.unit } : {};
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
