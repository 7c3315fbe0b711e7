import { numberWords } from './number-words.ts';
import type { Token } from './tokens.ts';

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  premier: 1,
  premiere: 1,
  second: 2,
  seconde: 2,
  deuxieme: 2,
  third: 3,
  troisieme: 3,
  fourth: 4,
  quatrieme: 4,
  fifth: 5,
  cinquieme: 5,
};
const ordinalSigns = ['e', 'er', 're', 'ere', 'eme', 'st', 'nd', 'rd', 'th'];
const ends = new Set([
  'after',
  'in',
  'within',
  'by',
  'end',
  'apres',
  'dans',
  "d'",
  'ici',
  'bout',
  'fin',
  'en',
  'at',
  'of',
  'de',
  'la',
  'the',
  'au',
  "l'",
  'les',
  'ses',
  'my',
  'mes',
]);
const endWords = new Set(['end', 'fin', 'after', 'apres', 'by', 'bout', 'ici']);

/** The month of business that some words name, and where those words begin and end. */
export type When = { month: number; from: number; to: number };

/** 'after six months', 'by the end of the second year', 'au bout de 2 ans', 'by month 9'; of several the first. */
export function whenIn(tokens: readonly Token[], from: number, to: number): When | undefined {
  for (let at = from; at < to; at += 1) {
    const found = namedMonth(tokens, at) ?? numberedMonth(tokens, at) ?? afterTime(tokens, at) ?? endOfYear(tokens, at);
    if (found !== undefined && found.to <= to && found.month >= 1 && found.month <= 120) return found;
  }
  return undefined;
}

/** 'by month 9', 'mois 9'. */
function namedMonth(tokens: readonly Token[], at: number): When | undefined {
  const token = tokens[at];
  const isNamed = token?.text === 'month' || token?.text === 'mois';
  const number = tokens[at + 1];
  if (!isNamed || number?.kind !== 'number' || number.value === null || !Number.isInteger(number.value))
    return undefined;
  return { month: number.value, from: at, to: at + 2 };
}

/** 'au 3e mois', 'by the 6th month'. */
function numberedMonth(tokens: readonly Token[], at: number): When | undefined {
  const next = at + (tokens[at + 1]?.text === 'the' || tokens[at + 1]?.text === 'le' ? 2 : 1);
  const [number, sign, unit] = tokens.slice(next, next + 3);
  const isNumbered = number?.kind === 'number' && ordinalSigns.includes(sign?.text ?? '') && unit?.tags.has('month');
  if (!['au', 'by', 'in', 'des'].includes(tokens[at]?.text ?? '') || !isNumbered || number.value === null)
    return undefined;
  return { month: number.value, from: at, to: next + 3 };
}

/** 'after six months', 'dans deux ans', 'after a year'. */
function afterTime(tokens: readonly Token[], at: number): When | undefined {
  if (!['after', 'in', 'within', 'by', 'apres', 'dans', 'ici', 'bout', 'en'].includes(tokens[at]?.text ?? ''))
    return undefined;
  let next = at + 1;
  while (['the', 'first', 'les', 'premiers', 'de', "d'", 'about', 'environ'].includes(tokens[next]?.text ?? ''))
    next += 1;
  const number = tokens[next];
  const count =
    number?.kind === 'number'
      ? number.value
      : ['a', 'one', 'un', 'une'].includes(number?.text ?? '')
        ? 1
        : (numberWords.get(number?.text ?? '') ?? null);
  if (count === null || !Number.isInteger(count)) return undefined;
  const unitAt = next + 1 + (['premiers', 'first'].includes(tokens[next + 1]?.text ?? '') ? 1 : 0);
  const unit = tokens[unitAt];
  if (unit?.tags.has('month')) return { month: count, from: at, to: unitAt + 1 };
  return unit?.tags.has('year') ? { month: count * 12, from: at, to: unitAt + 1 } : undefined;
}

/** 'by the end of the first year', 'a la fin de la deuxieme', 'by the end of year 2', 'end of year one'. */
function endOfYear(tokens: readonly Token[], at: number): When | undefined {
  if (!endWords.has(tokens[at]?.text ?? '')) return undefined;
  let next = at + 1;
  let isEnd = ['end', 'fin'].includes(tokens[at]?.text ?? '');
  while (next < at + 6 && ends.has(tokens[next]?.text ?? '')) {
    if (['end', 'fin'].includes(tokens[next]?.text ?? '')) isEnd = true;
    next += 1;
  }
  if (!isEnd) return undefined;
  const token = tokens[next];
  const isYearWord = token?.text === 'year' || token?.text === 'annee' || token?.text === 'an';
  if (isYearWord) {
    const number = tokens[next + 1];
    const count = number?.kind === 'number' ? number.value : number?.text === 'one' || number?.text === 'un' ? 1 : null;
    return count === null ? undefined : { month: count * 12, from: at, to: next + 2 };
  }
  const spelled = ordinals[token?.text ?? ''];
  const isNumbered = token?.kind === 'number' && ordinalSigns.includes(tokens[next + 1]?.text ?? '');
  const place = spelled ?? (isNumbered ? token.value : null);
  if (place === null || place === undefined) return undefined;
  const after = next + (isNumbered ? 2 : 1);
  const unit = tokens[after];
  if (unit?.tags.has('month')) return { month: place, from: at, to: after + 1 };
  return { month: place * 12, from: at, to: unit?.tags.has('year') ? after + 1 : after };
}

/** How many months 'the first 6 months', 'les six premiers mois' or 'la première année' last. */
export function firstMonths(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) {
    if (!isFirstWord(tokens[at])) continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isAfter = after?.kind === 'number';
    // In '$950 first year' the number is the amount.
    const isBefore = before?.kind === 'number' && at - 1 > from;
    const count = isAfter ? after.value : isBefore ? before.value : 1;
    const unit = tokens[at + (isAfter ? 2 : 1)];
    if (count === null || !Number.isInteger(count)) continue;
    if (unit?.tags.has('month')) return count;
    if (unit?.tags.has('year')) return count * 12;
  }
  return undefined;
}

const isFirstWord = (token: Token | undefined) => /^(?:first|premiers?|premieres?)$/u.test(token?.text ?? '');

const starting = new Set('from starting beginning partir des debut in la during as'.split(' '));
const startOrdinals: Readonly<Record<string, number>> = {
  ...ordinals,
  sixth: 6,
  sixieme: 6,
  seventh: 7,
  septieme: 7,
  eighth: 8,
  huitieme: 8,
  tenth: 10,
  dixieme: 10,
};

/**
 * The month of business with which something begins: 'from month 10', 'à partir du 7e mois', 'in the second year' is 13,
 * 'after 3 months' is 4.
 */
export function startIn(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) {
    const after = ['after', 'apres'].includes(tokens[at]?.text ?? '') ? afterTime(tokens, at) : undefined;
    if (after !== undefined && after.to <= to) return after.month + 1;
    if (!starting.has(tokens[at]?.text ?? '')) continue;
    const found = startAt(tokens, at + 1, to);
    if (found !== undefined && found >= 1 && found <= 120) return found;
  }
  return undefined;
}

function startAt(tokens: readonly Token[], from: number, to: number): number | undefined {
  let at = from;
  while (
    at < from + 4 &&
    ['du', 'de', 'la', 'le', 'the', "l'", 'in', 'of', 'with', 'des'].includes(tokens[at]?.text ?? '')
  )
    at += 1;
  const token = tokens[at];
  if (token === undefined || at >= to) return undefined;
  const next = tokens[at + 1];
  const number = next?.kind === 'number' && next.value !== null && Number.isInteger(next.value) ? next.value : null;
  if (['month', 'mois'].includes(token.text) && number !== null) return number;
  if (['year', 'annee', 'an'].includes(token.text) && number !== null && number < 20) return (number - 1) * 12 + 1;
  const isNumbered = token.kind === 'number' && ordinalSigns.includes(next?.text ?? '') && next?.glued;
  const place = startOrdinals[token.text] ?? (isNumbered ? token.value : null);
  if (place === null || place === undefined) return undefined;
  const unit = tokens[at + (isNumbered ? 2 : 1)];
  if (unit?.tags.has('month')) return place;
  return unit?.tags.has('year') ? (place - 1) * 12 + 1 : undefined;
}

/** The words of some span that say from when, until when or by when something holds. */
export function timesAround(tokens: readonly Token[], from: number, to: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let at = from; at < to; at += 1) {
    if (
      !starting.has(tokens[at]?.text ?? '') &&
      !['after', 'apres', 'month', 'mois', 'les', 'the', 'first'].includes(tokens[at]?.text ?? '')
    )
      continue;
    const end = timeEnd(tokens, at, to);
    if (end > at + 1) spans.push({ from: at, to: end });
  }
  return spans;
}

const timeWords = new Set(
  "du de la le the l' in of with des d' les on from first premier premiers premiere premieres e er eme th nd rd st second deuxieme".split(
    ' ',
  ),
);

/** Where the words after 'from', 'starting' or 'à partir' end. */
function timeEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = from;
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at];
    const isUnit = token?.tags.has('month') || token?.tags.has('year');
    if (
      token === undefined ||
      !(
        token.kind === 'number' ||
        isUnit ||
        timeWords.has(token.text) ||
        startOrdinals[token.text] !== undefined ||
        starting.has(token.text)
      )
    )
      break;
    if (isUnit || (token.kind === 'number' && (tokens[at - 1]?.tags.has('month') || tokens[at - 1]?.tags.has('year'))))
      end = at + 1;
  }
  return end;
}
