import { amountsIn } from './read/amounts.ts';
import { plainText } from './read/plain-text.ts';
import type { Passage } from './reading.ts';
import type { Row } from './row.ts';

/** Words that a number of a row was taken from. */
type Held = { place: string; quote: string; isComputed: boolean };

/** The passages with more amounts than rows have taken from them. */
export function withoutHeld(passages: readonly Passage[], rows: readonly Pick<Row, 'cells' | 'origins'>[]): Passage[] {
  const held = Map.groupBy(rows.flatMap(heldBy), ({ place }) => place);
  return passages.filter(({ module, question, quote }) => {
    return !holdsAll(held.get(`${module}/${question}`) ?? [], quote);
  });
}

/** A step of a quantity is a number, too. */
function heldBy({ cells, origins }: Pick<Row, 'cells' | 'origins'>): Held[] {
  return Object.entries(origins).flatMap(([column, origin]) => {
    const value = (cells as Readonly<Record<string, unknown>>)[column];
    const count = typeof value === 'number' ? 1 : Array.isArray(value) ? value.length : 0;
    if (!('quote' in origin)) return [];
    const { module, question, quote, from } = origin;
    return Array<Held>(count).fill({ place: `${module}/${question}`, quote, isComputed: from === 'computed' });
  });
}

/** Whether as many numbers were taken from a passage as it has, or all its digits are in quotes that it holds. */
function holdsAll(held: readonly Held[], passage: string): boolean {
  const whole = held.filter(({ quote }) => quote.includes(passage));
  // A calculation may have used all of them.
  if (whole.some(({ isComputed }) => isComputed)) return true;
  if (whole.length > 0 && whole.length >= amountsOf(passage)) return true;
  const parts = held
    .flatMap(({ quote }) => (quote !== passage && passage.includes(quote) ? [quote] : []))
    .toSorted((one, other) => other.length - one.length);
  return parts.length > 0 && !/\d/u.test(parts.reduce((rest, quote) => rest.replaceAll(quote, ' '), passage));
}

const amountsOf = (passage: string): number =>
  amountsIn(plainText(passage)).filter(({ kind }) => kind !== 'time').length;
