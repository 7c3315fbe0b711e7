import { intlLocale, type Language } from '@elan/domain/locale';
import { perLanguage } from '@elan/domain/per-language';

const formatWith = (year?: 'numeric') =>
  perLanguage(
    (language) =>
      new Intl.DateTimeFormat(intlLocale(language), {
        day: 'numeric',
        month: 'long',
        ...(year === undefined ? {} : { year }),
        timeZone: 'America/Toronto',
      }),
  );
const formats = { 'with year': formatWith('numeric'), 'without year': formatWith() };

/**
 * The date of a moment as a person would write it: 'April 3, 2025', '1er avril 2025'. Uses Québec time, so an entry
 * written late in the evening keeps that evening's date.
 * @param moment ISO, UTC
 */
export function calendarDay(moment: string, language: Language, year: 'with year' | 'without year'): string {
  const day = formats[year](language).format(new Date(moment));
  return language === 'fr' ? day.replace(/^1 /u, '1er ') : day;
}
