import { intlLocale, type Text } from '../locale.ts';

/** Built once: creating a formatter costs more than a thousand uses of it. */
const formats = {
  whole: formatsWith(0),
  cents: formatsWith(2),
};

function formatsWith(decimals: number) {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return {
    en: new Intl.NumberFormat(intlLocale('en'), options),
    fr: new Intl.NumberFormat(intlLocale('fr'), options),
  };
}

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
  const format = cents % 100 === 0 ? formats.whole : formats.cents;
  const sign = cents < 0 ? '−' : '';
  const dollars = Math.abs(cents) / 100;
  return { en: `${sign}$${format.en.format(dollars)}`, fr: `${sign}${format.fr.format(dollars)}\u00a0$` };
}

/** An amount in both languages, rounded to whole dollars. */
export const dollarsText = (cents: number): Text => moneyText(Math.round(cents / 100) * 100 || 0);
