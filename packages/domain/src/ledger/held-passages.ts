import type { Passage } from './reading.ts';
import type { Origin } from './row.ts';

/** The passages that hold more than the words that some cells were taken from. */
export function withoutHeld(passages: readonly Passage[], origins: readonly Origin[]): Passage[] {
  const quotes = new Map<string, string[]>();
  for (const origin of origins) {
    if (!('quote' in origin)) continue;
    const place = `${origin.module}/${origin.question}`;
    quotes.set(place, [...(quotes.get(place) ?? []), origin.quote]);
  }
  return passages.filter(({ module, question, quote }) => !holdsAll(quotes.get(`${module}/${question}`) ?? [], quote));
}

/** Whether a passage is in a quote, or all its digits are in quotes that it holds. */
function holdsAll(quotes: readonly string[], passage: string): boolean {
  if (quotes.some((quote) => quote.includes(passage))) return true;
  const held = quotes.filter((quote) => passage.includes(quote)).toSorted((one, other) => other.length - one.length);
  return held.length > 0 && !/\d/u.test(held.reduce((rest, quote) => rest.replaceAll(quote, ' '), passage));
}
