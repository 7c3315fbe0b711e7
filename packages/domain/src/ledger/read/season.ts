import type { Season } from '../field.ts';
import { type Answer, figuresIn, type Span } from './answer.ts';
import type { Figure } from './figure.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies readonly Tag[];
const parts: Readonly<Partial<Record<Tag, readonly number[]>>> = {
  summer: [6, 7, 8],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  autumn: [9, 10, 11],
};
const before = new Set([
  'in',
  'from',
  'until',
  'till',
  'to',
  'through',
  'of',
  'by',
  'and',
  'since',
  '-',
  'early',
  'late',
  'mid',
]);

/** Before the name of a season: of one that is meant, or by when. */
const pointing = new Set(
  "d' by before avant ici first second third premier premiere deuxieme troisieme next this last cet ce".split(' '),
);

/** The month that a word names, 1 for January. 'May' as a verb, 'mar' and 'sep' alone are not months. */
export function monthAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const month = months.findIndex((name) => token?.tags.has(name));
  if (token === undefined || month < 0) return undefined;
  if (token.text !== 'may' && token.text !== 'mar') return month + 1;
  const next = tokens[at + 1];
  const isNamed =
    before.has(tokens[at - 1]?.text ?? '') ||
    next?.kind === 'number' ||
    next?.text === 'to' ||
    next?.text === '-' ||
    next?.text === 'through';
  return isNamed ? month + 1 : undefined;
}

/** The part of the year that some words name: 'May to October', 'in summer', 'closed in winter'. */
export function seasonIn(answer: Answer, { from, to }: Span): Season | undefined {
  const { tokens } = answer;
  const named: number[] = [];
  let isClosed = false;
  let ranges = 0;
  let isPart = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.tags.has('closed')) isClosed = true;
    // 'salons d'automne' names things, 'by summer' and 'the first summer' say when.
    const isName = pointing.has(tokens[at - 1]?.text ?? '');
    const part =
      token === undefined ? undefined : Object.entries(parts).find(([tag]) => token.tags.has(tag as Tag))?.[1];
    // 'au printemps 2027' is a date.
    if (part !== undefined && !isName && !/^20\d\d$/u.test(tokens[at + 1]?.text ?? '')) {
      named.push(...part);
      isPart = true;
    }
    const month = monthAt(tokens, at);
    if (month === undefined || isDate(tokens, at)) continue;
    const end = rangeEnd(tokens, at, to);
    if (end !== undefined) ranges += 1;
    named.push(...(end === undefined ? (isClosed || isListed(tokens, at) ? [month] : []) : span(month, end)));
  }
  // 'closed two weeks in July' leaves the month open.
  if (isClosed && figuresIn(answer, { from, to }).some(isShort)) return undefined;
  // 'April to October, one alone in winter' says two things.
  if (ranges > 1 || (ranges > 0 && isPart)) return undefined;
  const unique = new Set(named);
  if (unique.size === 0 || unique.size === 12) return undefined;
  return months.map((_, index) => (unique.has(index + 1) !== isClosed ? 100 : 0));
}

function isShort({ kind, time, rhythm }: Figure): boolean {
  return kind === 'duration' && (time === 'week' || time === 'day') && rhythm === null;
}

function isDate(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === 'number' || (tokens[at - 1]?.kind === 'number' && tokens[at - 1]?.text.length !== 4);
}

/** 'in July and August', 'en juin, juillet et août' */
function isListed(tokens: readonly Token[], at: number): boolean {
  const joins = (sign: number, other: number) =>
    [',', 'and', 'et', '&'].includes(tokens[sign]?.text ?? '') && monthAt(tokens, other) !== undefined;
  return joins(at + 1, at + 2) || joins(at - 1, at - 2);
}

/** Whether some words name a month, alone or as one of several. */
export function namesMonth({ tokens }: Answer, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (monthAt(tokens, at) !== undefined) return true;
  return false;
}

/** The second month of 'May to October', 'de mai à la fin octobre'. */
function rangeEnd(tokens: readonly Token[], at: number, to: number): number | undefined {
  const linked = [1, 2].some(
    (step) =>
      tokens[at + step]?.tags.has('rangeTo') && tokens[at + step]?.text !== 'and' && tokens[at + step]?.text !== 'et',
  );
  if (!linked) return undefined;
  for (let next = at + 2; next < Math.min(at + 7, to); next += 1) {
    const month = monthAt(tokens, next);
    if (month !== undefined) return month;
  }
  return undefined;
}

function span(first: number, last: number): number[] {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % 12) + 1);
}
