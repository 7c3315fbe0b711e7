import { plainText } from '../ledger/read/plain-text.ts';
import { type Rhythm, rhythmsIn } from '../ledger/read/rhythm.ts';
import { sentenceSpan, tableCell } from './context-of.ts';
import type { TextSpan } from './find-figures.ts';

/** How often an amount is paid or counted. */
export type Period = Exclude<Rhythm['unit'], 'season'>;

/** The words around a figure. */
export type Around = {
  /** Between the nearest signs and conjunctions, without what one of it is for ('a loaf'); then with it. */
  nearest: readonly [string, string];
  /** Before and after it between the nearest signs, conjunctions included: 'counter, shelves and sign'. */
  list: readonly [string, string];
  /** All words between the figures before and after it. */
  between: string;
  sentence: string;
  /** Where its sentence is. */
  span: TextSpan;
  /** What stands before the sentence: the line or sentence above it, and the heading. */
  above: string;
  /** 'A month' right after it, or in its own words; null where none or several are said. */
  period: Period | null;
};

/** What ends the words of one figure before those of the next begin; a capital too, where a list was put on one line. */
const sign = /[,;:()|–—]/gu;
const signOrWord =
  /[,;:()|–—]|(?<!\p{L})(?:and|plus|but|while|whereas|then|or|so|against|instead of|et|mais|puis|ou|donc|soit|contre|tandis que|au lieu de)(?!\p{L})|(?<=^|[\p{Ll}$%])[ \u00a0](?=\p{Lu}\p{Ll})/gu;
const unitAfter = /^[ \u00a0]?(?:\/|(?:an?|per|each|the|par|la|le|chaque)[ \u00a0]|l['’])[ \u00a0]?\p{L}[\p{L}-]*/iu;
const operation = /^[ \u00a0]*(?:[+−×x*÷/=-]|less|minus|against|versus|moins|contre)[ \u00a0]/iu;

/**
 * The words around a figure, from the nearest to those of its surroundings.
 * @param previous the end of the figure before it
 * @param next the start of the figure after it
 */
export function aroundFigure(text: string, { start, end }: TextSpan, previous: number, next: number): Around {
  const cell = tableCell(text, start);
  if (cell !== null && !isProse(cell.text)) {
    // A figure in the first column is of what the head says; one whose row has no name, of the rest of the row.
    const isNamed = /\p{L}/u.test(cell.name);
    const own = cell.isFirst ? cell.text : isNamed ? `${cell.name} | ${cell.text}` : cell.row;
    const all = `${own} | ${cell.head}`;
    const above = headingAbove(text, start);
    const period = periodOf(cell.name, cell.head);
    return { nearest: [all, all], list: [all, ''], between: all, sentence: all, span: cell, above, period };
  }
  const span = cell ?? sentenceSpan(text, start, end);
  const isFirst = previous <= span.start;
  const between = text.slice(isFirst ? span.start : previous, start);
  const before = isFirst ? between : between.replace(unitAfter, '');
  const after = text.slice(end, Math.min(span.end, next));
  const unit = unitAfter.exec(after)?.[0] ?? '';
  // The sign right before a figure belongs to it, unless a calculation begins there: '27 visits ($1,300 ÷ $48)'.
  const lead = operation.test(after) ? before : before.replace(/[\s(:*_–—,"«“]+$/u, '');
  // A comma between two figures begins the next thing of a list.
  const inList = isFirst ? lead : afterSign(before.replace(/[\s(*_:–—"«“]+$/u, ''), sign, 0);
  const left = afterSign(lead, signOrWord, -1);
  const right = untilSign(after, signOrWord);
  return {
    nearest: [`${left} ${right.slice(unit.length)}`, `${left} ${right}`],
    list: [inList, untilSign(after, sign).slice(unit.length)],
    between: `${before} ${after}`,
    sentence: text.slice(span.start, span.end),
    span,
    above: `${lineAbove(text, span.start)} ${headingAbove(text, start)}`,
    // In '25 hours a week at $16', the week is that of the hours.
    period: periodOf(/\d/u.test(left) ? '' : left, right),
  };
}

/** A cell that says more than a figure and what it is of. */
const isProse = (cell: string) => cell.split(/\s+/u).length > 8;

/** What follows the first sign, or the last. */
function afterSign(words: string, signs: RegExp, at: 0 | -1): string {
  const found = [...words.matchAll(signs)].at(at);
  return found === undefined ? words : words.slice(found.index + found[0].length);
}

function untilSign(words: string, signs: RegExp): string {
  const [found] = words.matchAll(signs);
  return found === undefined ? words : words.slice(0, found.index);
}

/** The length of time that is said right after a figure, else the only one before and after it. */
function periodOf(before: string, after: string): Period | null {
  const said = rhythmsIn(plainText(`${before} ${after}`));
  const next = said.find(({ start }) => start > before.length && start <= before.length + 4);
  const [unit, ...others] = new Set((next === undefined ? said : [next]).map(({ rhythm }) => rhythm.unit));
  return unit === undefined || unit === 'season' || others.length > 0 ? null : unit;
}

/** The sentence or the line that ends where another begins. */
function lineAbove(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 400), start).trimEnd();
  if (before === '') return '';
  const { start: from, end } = sentenceSpan(before, before.length - 1, before.length);
  return before.slice(from, end);
}

/** The nearest heading above a place. */
function headingAbove(text: string, start: number): string {
  const from = text.lastIndexOf('\n#', start) + 1;
  return text.startsWith('#', from) ? (text.slice(from, start).split('\n', 1)[0] ?? '') : '';
}
