import { createContext, type ReactNode } from 'react';

/** A place in a text that is shown with a mark. */
export type ShownMark = {
  readonly start: number;
  readonly end: number;
  /** @param inLink nothing that can be pressed may be inside a link */
  readonly show: (words: ReactNode, inLink: boolean) => ReactNode;
};

/** Finds the places of a report that are to be marked, in the order of the text; null marks nothing. */
export const TextMarks = createContext<((text: string) => readonly ShownMark[]) | null>(null);

/** The marks of the report that is being rendered. */
export const ShownMarks = createContext<readonly ShownMark[]>([]);

/*
 * A mark travels through the parser of markdown as characters that mean nothing to it and that nobody types: around the
 * words it marks, with its number in front.
 */
const [open, from, close] = ['\uE000', '\uE001', '\uE002'];
const digits = '\uE010\uE011\uE012\uE013\uE014\uE015\uE016\uE017\uE018\uE019';
const ours = /[\uE000-\uE002\uE010-\uE019]/gu;
const pair = /\uE000([\uE010-\uE019]+)\uE001([^\uE000-\uE002]*)\uE002/gu;

const written = (index: number) => [...String(index)].map((digit) => digits[Number(digit)]).join('');
const read = (number: string) => Number([...number].map((digit) => digits.indexOf(digit)).join(''));

/**
 * Puts the marks of a report into a piece of it.
 * @param offset where the piece begins in the report
 */
export function embedMarks(piece: string, offset: number, marks: readonly ShownMark[]): string {
  let [result, place] = ['', 0];
  for (const [index, { start, end }] of marks.entries()) {
    const [first, last] = [start - offset, end - offset];
    if (first < place || last > piece.length) continue;
    result += `${withoutMarks(piece.slice(place, first))}${open}${written(index)}${from}${withoutMarks(piece.slice(first, last))}${close}`;
    place = last;
  }
  return place === 0 ? piece : result + withoutMarks(piece.slice(place));
}

export const withoutMarks = (text: string): string => text.replace(ours, '');

/** Splits a text at its marks. */
export function splitMarks(text: string): { words: string; mark: number | null }[] {
  const pieces: { words: string; mark: number | null }[] = [];
  let place = 0;
  const add = (words: string, mark: number | null) => {
    if (words !== '') pieces.push({ words: withoutMarks(words), mark });
  };
  for (const { 0: whole, 1: number = '', 2: words = '', index } of text.matchAll(pair)) {
    add(text.slice(place, index), null);
    add(words, read(number));
    place = index + whole.length;
  }
  add(text.slice(place), null);
  return pieces;
}
