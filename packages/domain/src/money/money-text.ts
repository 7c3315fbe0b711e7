import { intlLocale, type Language, type Text } from '../locale.ts';
import { perLanguage } from '../per-language.ts';

const format = (decimals: number) => (language: Language) =>
  new Intl.NumberFormat(intlLocale(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const wholeFormat = perLanguage(format(0));
const centsFormat = perLanguage(format(2));

const known = new Map<number, Text>();
const mostKnown = 5_000;

/** An amount as each language writes it: '$1,900' and '1 900 $'; cents only when there are some. */
export function moneyText(cents: number): Text {
  // A plan repeats its amounts at every key that is typed.
  const text = known.get(cents) ?? write(cents);
  if (known.size >= mostKnown) known.clear();
  known.set(cents, text);
  return text;
}

function write(cents: number): Text {
  const formatIn = cents % 100 === 0 ? wholeFormat : centsFormat;
  const sign = cents < 0 ? '−' : '';
  const dollars = Math.abs(cents) / 100;
  return { en: `${sign}$${formatIn('en').format(dollars)}`, fr: `${sign}${formatIn('fr').format(dollars)}\u00a0$` };
}

/** Cents as whole dollars, halves away from zero: what is earned and what is lost round alike. Never −0. */
export const wholeDollars = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 100) || 0;

/** An amount in both languages, rounded to whole dollars. */
export const dollarsText = (cents: number): Text => moneyText(wholeDollars(cents) * 100);
