import { intlLocale, type Language } from '@elan/domain/locale';

/** An amount beside an axis: round by itself, so without cents. */
export function wholeDollars(dollars: number, language: Language): string {
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars);
}
