import { intlLocale, type Language } from '@elan/domain/locale';

/** A number in the reader's habit, with one decimal at most unless more are asked for. French groups with no-break spaces. */
export function number(value: number, language: Language, decimals = 1): string {
  return new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: decimals }).format(value);
}

/** An amount in the reader's habit, beside the person's own: '$1,900' and '1 900 $'; cents only where there are some. */
export function money(dollars: number, language: Language): string {
  const cents = Math.round(dollars * 100) / 100;
  const digits = Number.isInteger(cents) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const value = new Intl.NumberFormat(intlLocale(language), options).format(cents);
  return language === 'fr' ? `${value}\u00a0$` : `$${value}`;
}
