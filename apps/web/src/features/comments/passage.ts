import type { Quote } from '@elan/domain/comment-anchor';
import search from 'approx-string-match';
import type { Place } from './quote-of.ts';

/** Passages with fewer letters and digits than this are too short to be recognized without the text around them. */
const telling = 16;
/** The share of a passage's letters and digits that may have been changed. */
const tolerance = 0.2;
/** How many letters and digits around a short passage must be as they were. */
const agreement = 6;
/** A text of blanks, or of one letter, has thousands of occurrences of anything. */
const mostOccurrences = 500;

/**
 * Looks for passages in a text, as markdown or as it is shown: only letters and digits are compared, so that markdown's
 * marks, French spacing, accents and capitals do not matter. A passage whose words were changed a little is found too.
 * @returns a function that finds the place of a quote; null: the passage is gone
 */
export function passageFinder(text: string): (quote: Quote) => Place | null {
  const folded = fold(withoutTargets(text));
  return (quote) => {
    const { letters } = fold(quote.exact);
    if (letters === '') return null;
    const before = fold(quote.prefix).letters;
    const after = fold(quote.suffix).letters;
    const isLine = /(?:^|\n)[^\p{L}\p{N}]*$/u.test(quote.prefix) && /^[^\p{L}\p{N}\n]*(?:$|\n)/u.test(quote.suffix);
    const context = ({ start, end }: Place) =>
      sharedEnd(before, folded.letters.slice(Math.max(0, start - before.length), start)) +
      sharedStart(after, folded.letters.slice(end, end + after.length));
    const isSame = (place: Place) =>
      letters.length >= telling ||
      context(place) >= Math.min(agreement, before.length + after.length) ||
      (isLine && startsLine(text, folded, place.start) && endsLine(text, folded, place.end));

    const found = occurrences(folded.letters, letters);
    const places = found.length > 0 ? found : similar(folded.letters, letters);
    const [best] = places
      .filter(isSame)
      .map((place) => ({ place, score: context(place) }))
      .toSorted((one, other) => other.score - one.score);
    if (best === undefined) return null;
    const { start, end } = best.place;
    return { start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? text.length };
  };
}

type Folded = {
  letters: string;
  /** Where in the text each of the letters starts and ends. */
  starts: number[];
  ends: number[];
};

/** The letters and digits of a text, without accents and case. */
function fold(text: string): Folded {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const letter of plain(character)) {
      letters.push(letter);
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { letters: letters.join(''), starts, ends };
}

/** One UTF-16 unit each, so that a place in the letters is a place in `starts`. */
function plain(character: string): string[] {
  if (/[a-z0-9]/u.test(character)) return [character];
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .split('');
}

/** Blanks in place of what markdown does not show: the addresses of links, and line breaks as tags. */
function withoutTargets(text: string): string {
  return text.replace(/\]\([^()\s]{0,500}\)|<br\s{0,3}\/?>/giu, (hidden) => ' '.repeat(hidden.length));
}

function occurrences(text: string, passage: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(passage); at >= 0 && places.length < mostOccurrences; at = text.indexOf(passage, at + 1)) {
    places.push({ start: at, end: at + passage.length });
  }
  return places;
}

function similar(text: string, passage: string): Place[] {
  if (passage.length < telling) return [];
  return search(text, passage, Math.floor(passage.length * tolerance)).slice(0, mostOccurrences);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

const startsLine = (text: string, { starts, ends }: Folded, at: number) =>
  at === 0 || text.slice(ends[at - 1], starts[at]).includes('\n');

const endsLine = (text: string, { starts, ends }: Folded, at: number) =>
  at === starts.length || text.slice(ends[at - 1], starts[at]).includes('\n');
