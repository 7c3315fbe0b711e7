import { findAmounts, type Period } from '../money/amounts.ts';
import { isSameNoun } from '../money/quantities.ts';
import { withDigits } from './time-words.ts';

/** A number of things in a text: '450 loaves a month', '12 to 15 clinics'. */
export type Count = {
  /** The low end of a range. */
  value: number;
  isRange: boolean;
  /** The words after the number, the thing among them. */
  words: readonly string[];
  /** How often; undefined when the text does not say. */
  period: Exclude<Period, 'once'> | undefined;
};

const gap = '[ \\u00a0\\u202f]';
const digits = `\\d{1,3}(?:${gap}\\d{3})+|\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?`;
const count = new RegExp(
  `(?<![\\p{L}\\d$.,])(?:(${digits})\\s*(?:to|à|or|ou|and|et|-|–)\\s*)?(?<![\\p{L}\\d$.,])(${digits})(?![\\d%]|[.,]\\d|${gap}?[%$¢])((?:${gap}|-)[\\p{L}][\\p{L}'-]*(?:${gap}[\\p{L}][\\p{L}'-]*){0,2})?`,
  'giu',
);
const often =
  /(?<!(?:after|in|within|by|of|dans|après|d'ici|en)\s)(?:(?:\ban?|per|each|every|par|chaque|la|le|\/)\s*(hour|day|week|month|year|heure|jour|semaine|mois|an|année)(?!\p{L})|(?<!\p{L})(daily|weekly|monthly|yearly|annually|quotidien(?:ne)?s?|hebdomadaires?|mensuel(?:le)?(?:ment|s)?|annuel(?:le)?(?:ment|s)?))/iu;
const periods: readonly (readonly [Exclude<Period, 'once'>, RegExp])[] = [
  ['hour', /^(?:hour|heure)/iu],
  ['day', /^(?:day|daily|jour|quotidien)/iu],
  ['week', /^(?:week|semaine|hebdo)/iu],
  ['month', /^(?:month|mois|mensuel)/iu],
  ['year', /^(?:year|an)/iu],
];
const timeNoun =
  /^(?:days?|weeks?|months?|years?|minutes?|jours?|semaines?|mois|ans?|années?|e|er|re|ère|ème|th|nd|rd|st|h|am|pm|a\.m|p\.m)$/iu;

/** The counts of a piece of text; times, percentages, money and calendar years are not among them. */
export function countsIn(piece: string, leadIn = ''): Count[] {
  const text = withDigits(withoutMoney(piece));
  const matches = [...text.matchAll(count)];
  return matches.flatMap((match, index) => {
    const words = (match[3] ?? '').split(/[\s\u00a0\u202f-]+/u).filter(Boolean);
    const value = toCount(match[2] ?? '');
    const low = match[1] === undefined ? undefined : toCount(match[1]);
    const isYear = value >= 1900 && value < 2100 && words.length === 0;
    if (!(value > 0) || isYear || timeNoun.test(words[0] ?? '')) return [];
    const before = /(?:month|mois|year|année|an|week|semaine)[ \u00a0]#?$/iu.test(text.slice(0, match.index));
    if (before) return [];
    const after = text.slice(match.index, matches[index + 1]?.index ?? text.length);
    const isRange = low !== undefined && low < value;
    return [{ value: isRange ? low : value, isRange, words, period: periodIn(after) ?? periodIn(leadIn) }];
  });
}

function withoutMoney(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of findAmounts(text)) {
    rest += `${text.slice(from, start).replace(/\d[\d \u00a0\u202f.,]*(?:to|à|-|–|—)\s*$/u, '')} , `;
    from = end;
  }
  return rest + text.slice(from);
}

/** How often something happens, as far as a text says. */
export function periodIn(text: string): Count['period'] {
  const found = often.exec(text);
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : periods.find(([, form]) => form.test(word))?.[0];
}

/** Whether a count is of the thing a price buys. */
export function counts(entry: Count, unit: string): boolean {
  return entry.words.some((word) => isSameNoun(word, unit));
}

function toCount(text: string): number {
  const plain = text.replace(/[ \u00a0\u202f]/gu, '');
  return Number(/^\d{1,3}(?:,\d{3})+$/u.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'));
}
