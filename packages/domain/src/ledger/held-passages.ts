import { amountsOf } from './amounts-of-passage.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { labelsIn } from './read/labels.ts';
import { roleOfAmount } from './read/name-of-amount.ts';
import { stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import { everyOf } from './read/rhythm.ts';
import { leastMoney, rhythmOf, wordsOf } from './read/said-of-amount.ts';
import type { Passage } from './reading.ts';
import type { Row } from './row.ts';
import { saidOfEverySale } from './sale-of-amount.ts';

/** Words that a number of a row was taken from. */
type Held = {
  place: string;
  quote: string;
  isComputed: boolean;
  /** The same for a number that all sales have. */
  share?: string;
};

/** The passages with more amounts than rows have taken from them. */
export function withoutHeld(passages: readonly Passage[], rows: readonly Pick<Row, 'cells' | 'origins'>[]): Passage[] {
  // '2.6% of every sale' and 'they pay in 30 days' are one number in several rows.
  const once = new Map(rows.flatMap(heldBy).map((each, at) => [each.share ?? at, each]));
  const held = Map.groupBy(once.values(), ({ place }) => place);
  return passages.filter((passage) => !holdsAll(held.get(`${passage.module}/${passage.question}`) ?? [], passage));
}

/** The passages that say more than the rows have already: '31,500 for the van' in another answer asks nothing new. */
export function withoutRepeated(passages: readonly Passage[], rows: readonly Row[]): Passage[] {
  return passages.filter((passage) => {
    const { quote } = passage;
    if (quote.length > longest) return true;
    const amounts = amountsOf(passage);
    // A loan read from 'évaporateur 24 000 $ financé' leaves it open what was bought.
    const others = rows.filter(
      ({ origins: { name } }) => name === undefined || !('quote' in name) || !quote.includes(name.quote),
    );
    return amounts.length === 0 || !amounts.every((amount) => saysAmount(others, quote, amount));
  });
}

/** Longer words say more, and comparing each of a thousand amounts would take long. */
const longest = 300;
/** A sum that two things rarely have in common: $31,500, and not $1,200. */
const isDistinct = (cents: number) => cents >= 100_000 && String(cents).replace(/0+$/u, '').length >= 3;

function saysAmount(rows: readonly Row[], quote: string, amount: Amount): boolean {
  const { value, kind } = amount;
  if (value === null) return false;
  const cents = Math.round(value * 100);
  // '3 groups' are not said by a price of $3.00, nor by a share of 3%.
  const isSum = kind !== 'count' || value >= leastMoney;
  const isIn = ({ cells }: Row) =>
    Object.values(cells).some((cell) => (isSum && cell === cents) || (kind === 'count' && cell === value));
  const equal = rows.filter((row) => row.kind !== 'setting' && isIn(row));
  // Reading the words takes longer than comparing numbers.
  if (equal.length === 0) return false;
  const { named, namesFunding, namesSavings, isOfOther, rhythm, said } = saidAround(quote, amount);
  return equal.some((row) => {
    if (row.kind === 'setting') return false;
    const cells: Readonly<Record<string, unknown>> = row.cells;
    // A loan of as much as the van costs is not the van.
    if (named.length > 0 && namesFunding !== (row.kind === 'funding')) return false;
    if (rhythm !== undefined && row.kind !== 'stream' && (everyOf(rhythm) ?? null) !== (cells['every'] ?? null))
      return false;
    if (row.kind === 'person' && row.cells.role === 'owner' && !isOfOther && roleOfAmount(quote, amount) === 'owner')
      return true;
    if (kind !== 'count' && isDistinct(cents)) return true;
    if (row.kind === 'stream' && row.cells.price === cents && isPricedAlike(row, quote, amount)) return true;
    if (row.kind === 'funding' && row.cells.source === 'savings' && namesSavings) return true;
    return stemsOf(row.cells.name).some((stem) => said.has(stem));
  });
}

type Said = ReturnType<typeof readAround>;

/** The words of an amount stay while rows change. */
const read = new WeakMap<Amount, Said>();

function saidAround(quote: string, amount: Amount): Said {
  const known = read.get(amount) ?? readAround(quote, amount);
  read.set(amount, known);
  return known;
}

function readAround(quote: string, amount: Amount) {
  const { plain } = wordsOf(quote, amount);
  const named = labelsIn(plain);
  return {
    named,
    namesFunding: named.some(({ label }) => label.kind === 'funding'),
    // '9,000 put aside' is the savings that are there.
    namesSavings: named.some(({ label }) => label.kind === 'funding' && label.source === 'savings'),
    isOfOther: named.some(({ label }) => label.kind !== 'person'),
    rhythm: rhythmOf(quote, amount),
    said: new Set(stemsOf(plain)),
  };
}

/** '$95 an hour, at your door' says the price again that was taken from '$95 an hour labour': the same words follow it. */
function isPricedAlike({ origins: { price } }: Row, quote: string, { end, value }: Amount): boolean {
  const from = price !== undefined && 'quote' in price ? price.quote : '';
  const behind = twoWords(quote.slice(end));
  return (
    behind !== '' && amountsIn(from).some((each) => each.value === value && twoWords(from.slice(each.end)) === behind)
  );
}

const twoWords = (text: string): string =>
  (plainText(text).match(/^[^\p{L},.;]{0,2}\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?/u)?.[0] ?? '').trim();

/** A step of a quantity is a number, too. */
function heldBy({ cells, origins }: Pick<Row, 'cells' | 'origins'>): Held[] {
  return Object.entries(origins).flatMap(([column, origin]) => {
    const value = (cells as Readonly<Record<string, unknown>>)[column];
    const count = typeof value === 'number' ? 1 : Array.isArray(value) ? value.length : 0;
    if (!('quote' in origin)) return [];
    const { module, question, quote, from } = origin;
    const place = `${module}/${question}`;
    const share = saidOfEverySale.has(column) ? { share: JSON.stringify([place, quote, value]) } : {};
    return Array<Held>(count).fill({ place, quote, isComputed: from === 'computed', ...share });
  });
}

/** Whether as many numbers were taken from a passage as it has, or all its digits are in quotes that it holds. */
function holdsAll(held: readonly Held[], passage: Passage): boolean {
  const words = passage.quote;
  const whole = held.filter(({ quote }) => quote.includes(words));
  // A calculation may have used all of them.
  if (whole.some(({ isComputed }) => isComputed)) return true;
  if (whole.length > 0 && whole.length >= amountsOf(passage).length) return true;
  const parts = held
    .flatMap(({ quote }) => (quote !== words && words.includes(quote) ? [quote] : []))
    .toSorted((one, other) => other.length - one.length);
  return parts.length > 0 && !/\d/u.test(parts.reduce((rest, quote) => rest.replaceAll(quote, ' '), words));
}
