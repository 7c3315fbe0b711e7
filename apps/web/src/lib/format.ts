import { intlLocale, type Language } from '@elan/domain/locale';
import { withMinus } from '@elan/domain/money/with-minus';

const toDate = (moment: Date | string) => (typeof moment === 'string' ? new Date(moment) : moment);

/** Day and time in the reader's own time zone (decision N-19). */
export function formatDateTime(moment: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    toDate(moment),
  );
}

/** The date only, in the reader's own time zone. */
export function formatDate(moment: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long' }).format(toDate(moment));
}

/** The time of day only, in the reader's own time zone. */
export function formatTime(moment: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), { timeStyle: 'short' }).format(toDate(moment));
}

export function formatNumber(value: number, language: Language): string {
  return withMinus(new Intl.NumberFormat(intlLocale(language)).format(value));
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago, in the largest unit that fits; after a week, the date. Less than a minute, and a future moment, is just now. */
export function formatRelative(moment: Date | string, language: Language, now: Date = new Date()): string {
  const date = toDate(moment);
  const seconds = Math.max(0, Math.round((now.getTime() - date.getTime()) / 1000));
  if (seconds >= 7 * 86_400) return formatDate(date, language);
  const fitting = units.find(([, length]) => seconds >= length);
  if (fitting === undefined) return language === 'fr' ? "à l'instant" : 'just now';
  const [unit, size] = fitting;
  const relative = new Intl.RelativeTimeFormat(intlLocale(language), { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / size), unit);
}
