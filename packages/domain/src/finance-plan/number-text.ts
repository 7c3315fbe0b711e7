import { intlLocale, type Text } from '../locale.ts';

const options = { maximumFractionDigits: 2 };
const formats = {
  en: new Intl.NumberFormat(intlLocale('en'), options),
  fr: new Intl.NumberFormat(intlLocale('fr'), options),
};

/** A number in the habit of each language, with two decimals at most. */
export function numberText(value: number): Text {
  return { en: formats.en.format(value), fr: formats.fr.format(value) };
}
