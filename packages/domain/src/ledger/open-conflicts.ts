import { differingColumn } from './differing-column.ts';
import { amountsIn } from './read/amounts.ts';
import { remarksIn } from './read/labels.ts';
import { namesTime, stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import { rhythmOf } from './read/said-of-amount.ts';
import type { Conflict } from './reading.ts';
import type { Row, RowOf } from './row.ts';
import { isSameThing, namesAnyLoan, quotesMeet } from './same-thing.ts';
import { isSamePlace, overlap, subjectOf } from './subject.ts';

/** Open amounts that are compared, so that a hostile text costs no more; two full pages have some twenty. */
const most = 150;

/**
 * Amounts that were left open and differ from what is said of the same thing elsewhere: in a row that counts, or in
 * another amount that was left open.
 * @param counted the rows that count
 * @param rivals rows about the same thing as one that counts; what agrees with one of them is asked already
 * @param guesses what the open amounts seem to be, the most important place first
 * @param mayDisagree false for two that a person said are different things
 */
export function openConflicts(
  counted: readonly Row[],
  rivals: readonly Row[],
  guesses: readonly Row[],
  mayDisagree: (one: Row, other: Row) => boolean,
): Conflict[] {
  const known = Map.groupBy([...counted, ...rivals], ({ kind }) => kind);
  const isCounted = new Set(counted);
  const seen = new Map<Row['kind'], Row[]>();
  return guesses.slice(0, most).flatMap((row): Conflict[] => {
    const same = (known.get(row.kind) ?? []).filter((other) => isSame(other, row) && mayDisagree(other, row));
    const earlier = seen.get(row.kind) ?? [];
    if (same.length === 0) seen.set(row.kind, [...earlier, row]);
    const others = same.length > 0 ? same : earlier.filter((other) => isSame(other, row) && mayDisagree(other, row));
    // A repetition contradicts nothing, and what may be about either of two things contradicts neither.
    if (others.some((other) => differingColumn(other, row) === undefined)) return [];
    const [other, second] = nearest(others, row).filter((each) => isCounted.has(each) || same.length === 0);
    const column = other === undefined ? undefined : differingColumn(other, row);
    if (other === undefined || second !== undefined || column === undefined) return [];
    if (isOneAnswer(other, row, column) || isFarApart(other, row, column)) return [];
    return [
      {
        id: ['open', column, other.id, row.id].join('|'),
        column,
        rows: [other, row],
        open: same.length > 0 ? [row] : [other, row],
      },
    ];
  });
}

/** 'Semences 3 100 $' and 'semences 4 $ par bouquet': what differs so much is of another thing, or of one of many. */
function isFarApart(one: Row, other: Row, column: string): boolean {
  const [cells, others] = [one.cells as Record<string, unknown>, other.cells as Record<string, unknown>];
  const [low = 0, high = 0] = [Number(cells[column]), Number(others[column])].toSorted((a, b) => a - b);
  return high > low * 20;
}

/** Two values of one answer are a list, of which one was read and one was not. */
function isOneAnswer(one: Row, other: Row, column: string): boolean {
  const [origin, another] = [one.origins[column], other.origins[column]];
  return (
    origin !== undefined &&
    another !== undefined &&
    'question' in origin &&
    'question' in another &&
    origin.module === another.module &&
    origin.question === another.question
  );
}

/**
 * Whether an open amount is certainly about the same thing as a row of another answer, in columns that can be compared.
 */
function isSame(one: Row, other: Row): boolean {
  if (isSamePlace(subjectOf(one).place, subjectOf(other).place) || quotesMeet(one, other)) return false;
  if (!isSameThing(one, other, true) && !isNamedIn(one, other) && !isNamedIn(other, one)) return false;
  if (one.kind === 'stream' && other.kind === 'stream') return isSameSale(one, other);
  if (one.kind === 'cost' && other.kind === 'cost') return one.cells.every !== null && other.cells.every !== null;
  return true;
}

/**
 * Whether the whole name of a row is among the words around an amount of its kind: 'angel investor' in 'my cousin, an
 * angel investor, will put in $50,000'.
 */
function isNamedIn(row: Row, other: Row): boolean {
  const [sort, another] = [sortOf(row), sortOf(other)];
  const { words } = subjectOf(row);
  const around = wordsAround(other);
  const named = [...words].filter((word) => !namesAnyLoan.has(word));
  return sort !== undefined && sort === another && named.length > 0 && named.every((word) => around.has(word));
}

/** What a row of a kind that has several sorts is; rows of other kinds have none to compare. */
function sortOf(row: Row): string | null | undefined {
  if (row.kind === 'funding') return row.cells.source;
  return row.kind === 'person' ? row.cells.role : undefined;
}

/** A price of the same product, or a quantity of it in the same time. */
function isSameSale(one: RowOf<'stream'>, other: RowOf<'stream'>): boolean {
  const arePrices = one.cells.price !== null && other.cells.price !== null;
  const areQuantities =
    one.cells.quantity !== null && other.cells.quantity !== null && one.cells.per === other.cells.per;
  if (!arePrices && !areQuantities) return false;
  const [numbers, others] = [numbersIn(one.cells.name), numbersIn(other.cells.name)];
  if (numbers.length > 0 && others.length > 0 && !numbers.some((each) => others.includes(each))) return false;
  if (arePrices && (partOf(one) !== partOf(other) || arePricedOtherwise(one, other))) return false;
  const [product, another] = [productOf(one), productOf(other)];
  if (product.size > 0 && another.size > 0) return overlap(product, another) >= 0.5;
  // 'An hour on site $110' and '$125 an hour on site': of an hour alone nobody knows which.
  return isSameTime(one, other) && sharedWith(one, other) > 0;
}

/** '$5.50 each' and '3 for $15', '$550 a season' and '$30 a week': prices of another number, or of another time. */
function arePricedOtherwise(one: RowOf<'stream'>, other: RowOf<'stream'>): boolean {
  const [basis, another] = [basisOf(one), basisOf(other)];
  const isOtherTime = basis.time !== undefined && another.time !== undefined && basis.time !== another.time;
  return isOtherTime || basis.count !== another.count;
}

/** How many a price is for, and by which time it is paid, where its words say so. */
function basisOf({ cells: { price }, origins }: RowOf<'stream'>): { count: number; time: string | undefined } {
  const quote = origins.price !== undefined && 'quote' in origins.price ? origins.price.quote : '';
  const plain = plainText(quote);
  const amounts = amountsIn(plain).filter(({ kind }) => kind !== 'time');
  const at = amounts.findIndex(({ value }) => value !== null && Math.round(value * 100) === price);
  const [before, amount] = [amounts[at - 1], amounts[at]];
  if (amount === undefined) return { count: 1, time: undefined };
  const isFor = before !== undefined && /(?:for|pour) \$?$/u.test(plain.slice(before.end, amount.start));
  return { count: isFor ? (before.value ?? 1) : 1, time: rhythmOf(quote, amount)?.unit };
}

/** What of a product a price is of, where the words say it: a club, its delivery, a deposit. */
function partOf({ cells: { name, unit }, origins: { price } }: RowOf<'stream'>): string {
  const quote = price !== undefined && 'quote' in price ? price.quote : '';
  const plain = plainText(`${name} ${unit ?? ''} ${quote}`);
  const parts = remarksIn(plain, 'part').flatMap(({ start, end }) => stemsOf(plain.slice(start, end)));
  return [...new Set(parts)].toSorted().join(' ');
}

const numbersIn = (words: string): string[] => words.match(/\d+/gu) ?? [];

/** What is sold, without the time that it is sold by: '$60 an hour' says nothing about what. */
function productOf({ cells: { name, unit } }: RowOf<'stream'>): ReadonlySet<string> {
  return new Set(stemsOf(withoutTime(`${name} ${unit ?? ''}`)));
}

function withoutTime(words: string): string {
  return words
    .split(/[\s,’']+/u)
    .filter((word) => !namesTime(word))
    .join(' ');
}

function isSameTime(one: RowOf<'stream'>, other: RowOf<'stream'>): boolean {
  const [unit, another] = [one.cells.unit ?? one.cells.name, other.cells.unit ?? other.cells.name];
  return overlap(new Set(stemsOf(unit)), new Set(stemsOf(another))) > 0;
}

/** Among several rows that it may be about, those that share the most with its words. */
function nearest(candidates: readonly Row[], row: Row): readonly Row[] {
  const shares = candidates.map((other) => sharedWith(other, row));
  const most = Math.max(...shares);
  return candidates.filter((_, at) => shares[at] === most);
}

/** How many of the words around the two amounts are the same. */
function sharedWith(one: Row, other: Row): number {
  const [words, others] = [wordsAround(one), wordsAround(other)];
  let common = 0;
  for (const word of words) if (others.has(word)) common += 1;
  return common;
}

const around = new WeakMap<Row, ReadonlySet<string>>();

function wordsAround(row: Row): ReadonlySet<string> {
  const known = around.get(row);
  if (known !== undefined) return known;
  const origin = Object.values(row.origins)[0];
  const quote = origin !== undefined && 'quote' in origin ? origin.quote : '';
  const words = new Set([...stemsOf(withoutTime(`${row.cells.name} ${quote}`)), ...numbersIn(row.cells.name)]);
  around.set(row, words);
  return words;
}
