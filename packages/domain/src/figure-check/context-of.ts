import { plainLetters } from '../plain-letters.ts';

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
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const line = text.slice(lineStart, next < 0 ? text.length : next);
  if (/^\s*\|/u.test(line) && line.length < longestRow) return rowContext(text, line, lineStart, start);
  return sentenceAround(line, start - lineStart, end - lineStart);
}

const boundary = /[.!?…;]["”»)*_]*\s+(?=[*_("“«]*[\p{Lu}\d$])/gu;

function sentenceAround(line: string, start: number, end: number): string {
  const from = Math.max(0, start - longest);
  const before = line.slice(from, start);
  const begin = [...before.matchAll(boundary)].at(-1);
  const after = line.slice(end, end + longest);
  const [close] = after.matchAll(boundary);
  const first = begin === undefined ? from : from + begin.index + begin[0].length;
  const last = end + (close === undefined ? after.length : close.index + 1);
  return shortened(plainLine(line.slice(first, last)), plainLine(line.slice(first, start)).length);
}

/** Keeps the place itself in sight when a sentence is too long. */
function shortened(sentence: string, place: number): string {
  if (sentence.length <= longest) return sentence;
  const from = Math.max(0, Math.min(place - longest / 2, sentence.length - longest));
  return sentence
    .slice(from, from + longest)
    .trim()
    .toWellFormed();
}

function rowContext(text: string, line: string, lineStart: number, start: number): string {
  const cells = cellsOf(line);
  const column = [...line.slice(0, start - lineStart).matchAll(/(?<!\\)\|/gu)].length - 1;
  const above = text
    .slice(Math.max(0, lineStart - tableReach), lineStart)
    .split('\n')
    .slice(0, -1);
  let head: string | undefined;
  for (const row of above.reverse()) {
    if (!/^\s*\|/u.test(row)) break;
    head = row;
  }
  const parts = [cells[0], head === undefined ? undefined : cellsOf(head)[column], cells[column]];
  return shortened([...new Set(parts)].filter((part) => part !== undefined && part !== '').join(' | '), 0);
}

const cellsOf = (row: string) =>
  row
    .replace(/^\s*\||\|\s*$/gu, '')
    .split(/(?<!\\)\|/u)
    .map(plainLine);

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

/** Words that say nothing about what a figure is. */
const empty = new Set(
  (
    'about after also amount amounts around before could each every first from have just least less more most much only over ' +
    'than that their them then there these they this those total under very were what when where which will with would year ' +
    'years month months week weeks your yours ' +
    'ainsi alors apres aussi autour autre avant avec cela cette comme dans deux donc elle elles encore entre environ etre ' +
    'fait leur leurs mais meme moins mois montant montants nous pour plus quand selon semaine semaines sera sont sous tous ' +
    'tout toute toutes vers votre vous annee annees'
  ).split(' '),
);
/** Letters that tell a word from another, whatever its ending. */
const stem = 6;

function wordsOf(context: string): Set<string> {
  const words = plainLetters(context).match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map((word) => word.slice(0, stem)));
}

/**
 * Whether two contexts are about the same thing: they share half of the words of the shorter one, and two of them where
 * it has three or more. What is written in another language is taken for something else.
 */
export function isSameContext(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const fewer = Math.min(words.size, others.size);
  if (fewer === 0) return plainLetters(one) === plainLetters(other);
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= Math.max(fewer / 2, fewer >= 3 ? 2 : 1);
}
