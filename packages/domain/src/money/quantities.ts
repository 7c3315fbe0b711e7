import { onOneLine } from '../excerpt.ts';
import { findAmounts } from './amounts.ts';

/** A number with the noun it counts: '20 minutes', '6 appointments a week'. */
export type Quantity = {
  value: number;
  noun: string;
  /** How many of these per month, when the text says how often. */
  perMonth: number | undefined;
  /** The words as written. */
  text: string;
};

const gap = '[ \\u00a0\\u202f]';
const quantity = new RegExp(
  `(?<![\\p{L}\\d$.,/-])(\\d{1,3}(?:${gap}\\d{3})+|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d{1,2})?)(?:${gap}|-)?([\\p{L}][\\p{L}'’-]+)(?:${gap}(a|an|per|each|par|chaque)${gap}(day|week|month|year|jour|semaine|mois|an|année))?`,
  'giu',
);
const monthly: Readonly<Record<string, number>> = {
  week: 52 / 12,
  semaine: 52 / 12,
  month: 1,
  mois: 1,
  year: 1 / 12,
  an: 1 / 12,
  année: 1 / 12,
};
/** Words that follow a number but are not counted by it. */
const notCounted =
  /^(?:and|or|to|of|et|ou|de|à|a|p|h|am|pm|st|nd|rd|th|e|ère?|dollars?|CAD|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/iu;

/** The countable things in a text, except money and years. */
export function findQuantities(text: string): Quantity[] {
  const amounts = findAmounts(text);
  return [...text.matchAll(quantity)].flatMap((match) => {
    const [whole, digits = '', noun = '', , period] = match;
    const isMoney = amounts.some((amount) => match.index < amount.end && amount.start < match.index + whole.length);
    const value = Number(
      /,\d{3}/u.test(digits) ? digits.replaceAll(',', '') : digits.replace(/\s/gu, '').replace(',', '.'),
    );
    const isYear = value >= 1900 && value < 2100 && !/\s/u.test(digits);
    if (isMoney || isYear || notCounted.test(noun) || !Number.isFinite(value)) return [];
    const factor = period === undefined ? undefined : monthly[period.toLowerCase()];
    return [{ value, noun, perMonth: factor === undefined ? undefined : value * factor, text: onOneLine(whole) }];
  });
}

/** Whether two nouns are the singular and plural of the same word ('loaf' and 'loaves', 'miche' and 'miches'). */
export function isSameNoun(one: string, other: string): boolean {
  const stem = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3);
  return Math.abs(one.length - other.length) <= 3 && stem(one) === stem(other);
}
