import { plainLetters } from '../plain-letters.ts';
import type { TextSpan } from './find-figures.ts';
import { subjectOf } from './subject-words.ts';

/** The longest context in characters. */
const longest = 320;
/** A longer line is not a table row. */
const longestRow = 4_000;
/** How far up a table its head is looked for, in characters. */
const tableReach = 20_000;

/**
 * What a figure or a name of a markdown text is about, as plain text on one line: its sentence, or in a table the name
 * of its row and the head of its column.
 * @param start where it begins in the text
 * @param end where it ends
 */
export function contextOf(text: string, start: number, end: number): string {
  const cell = tableCell(text, start);
  if (cell !== null) {
    const parts = [cell.name, cell.head, cell.text].map(plainLine);
    return shortened([...new Set(parts)].filter((part) => part !== '').join(' | '), 0);
  }
  const span = sentenceSpan(text, start, end);
  return shortened(plainLine(text.slice(span.start, span.end)), plainLine(text.slice(span.start, start)).length);
}

const boundary = /[.!?…;]["”»)*_]*\s+(?=[*_("“«]*[\p{Lu}\d$])/gu;

/** The sentence around a place, within its line. */
export function sentenceSpan(text: string, start: number, end: number): TextSpan {
  const from = Math.max(0, start - longest, text.lastIndexOf('\n', start - 1) + 1);
  const next = text.indexOf('\n', end);
  const to = Math.min(end + longest, next < 0 ? text.length : next);
  const begin = [...text.slice(from, start).matchAll(boundary)].at(-1);
  const [close] = text.slice(end, to).matchAll(boundary);
  return {
    start: begin === undefined ? from : from + begin.index + begin[0].length,
    end: close === undefined ? to : end + close.index + 1,
  };
}

/** A cell of a table, its row, the name of the row and the head of its column. */
export type TableCell = TextSpan & { text: string; row: string; name: string; head: string; isFirst: boolean };

/** The cell that a place is in; null outside of tables. */
export function tableCell(text: string, start: number): TableCell | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  const row = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  if (!/^\s*\|/u.test(row) || row.length >= longestRow) return null;
  const cells = cellsOf(row);
  const bars = [...row.slice(0, start - lineStart).matchAll(/(?<!\\)\|/gu)];
  const column = bars.length - 1;
  const from = lineStart + (bars.at(-1)?.index ?? 0) + 1;
  const above = text
    .slice(Math.max(0, lineStart - tableReach), lineStart)
    .split('\n')
    .slice(0, -1);
  let head: string | undefined;
  for (const line of above.reverse()) {
    if (!/^\s*\|/u.test(line)) break;
    head = line;
  }
  return {
    start: from,
    end: from + (cells[column] ?? '').length,
    text: cells[column] ?? '',
    row,
    name: cells[0] ?? '',
    head: head === undefined ? '' : (cellsOf(head)[column] ?? ''),
    isFirst: column === 0,
  };
}

const cellsOf = (row: string) => row.replace(/^\s*\||\|\s*$/gu, '').split(/(?<!\\)\|/u);

/** Keeps the place itself in sight when a sentence is too long. */
function shortened(sentence: string, place: number): string {
  if (sentence.length <= longest) return sentence;
  const from = Math.max(0, Math.min(place - longest / 2, sentence.length - longest));
  return sentence
    .slice(from, from + longest)
    .trim()
    .toWellFormed();
}

/** A piece of markdown without its marks, on one line; no-break spaces stay. */
function plainLine(markdown: string): string {
  return markdown
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+/u, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*`~]+|<br\s*\/?>|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~])/gu, '')
    .replace(/[^\S\u00a0\u202f]+/gu, ' ')
    .replace(/ (?=[.,;:!?)])/gu, '')
    .trim();
}

/**
 * Whether two contexts are about the same thing: they share half of the words of the shorter one, and two of them where
 * it has three or more. What is written in another language is taken for something else.
 */
export function isSameContext(one: string, other: string): boolean {
  const [{ words }, { words: others }] = [subjectOf(one), subjectOf(other)];
  const fewer = Math.min(words.size, others.size);
  if (fewer === 0) return plainLetters(one) === plainLetters(other);
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= Math.max(fewer / 2, fewer >= 3 ? 2 : 1);
}
