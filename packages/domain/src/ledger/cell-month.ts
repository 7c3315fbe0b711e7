import { intlLocale, type Language, languages, type Text } from '../locale.ts';
import { perLanguage } from '../per-language.ts';
import { plainLetters } from '../plain-letters.ts';
import { type CalendarMonth, isCalendarMonth } from './field.ts';

/** The names of the twelve months. */
export const monthNames = perLanguage((language): readonly string[] => {
  const format = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
});

const shortFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(intlLocale(language), { month: 'short', timeZone: 'UTC' }),
);

/** A month in a few letters. @param month 0 is January */
export function shortMonth(month: number, language: Language): string {
  return shortFormat(language).format(new Date(Date.UTC(2026, month, 1)));
}

/** 'May 2027', 'mai 2027'. */
export function calendarMonthText(month: CalendarMonth, language: Language): string {
  return `${monthNames(language)[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

const plainMonthNames = perLanguage((language) => monthNames(language).map(plainLetters));

/** The month a word names in either language, 0 for January; undefined when it names none or several ('jui'). */
export function namedMonth(word: string): number | undefined {
  const letters = plainLetters(word).replace(/\.$/u, '');
  if (letters.length < 3 || !/^[a-z]+$/u.test(letters)) return undefined;
  const found = new Set(
    languages.flatMap((language) =>
      plainMonthNames(language).flatMap((name, month) => (name.startsWith(letters) ? [month] : [])),
    ),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** A calendar month as people write it; what is wrong with it otherwise; undefined when it is not one at all. */
export function calendarMonthOf(typed: string): CalendarMonth | { wrong: Text } | undefined {
  const text = plainLetters(typed.trim());
  const [, firstYear, secondMonth] = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2}(?: 0?0:00(?::00)?)?)?$/u.exec(text) ?? [];
  const [, firstMonth, secondYear] = /^(\d{1,2})[-/. ](\d{4})$/u.exec(text) ?? [];
  const [, name = '', fullYear, shortYear] =
    /^(?:\d{1,2}[- ])?([a-z]+\.?)(?:,? ?(?:-? ?(\d{4})|[-/'’] ?(\d{2})))?$/u.exec(text) ?? [];
  // Spreadsheets write 'May-27'. 'May 27' may be a day.
  const namedYear = fullYear ?? (shortYear && `20${shortYear}`);
  const month = namedMonth(name);
  if (month !== undefined && namedYear === undefined) return { wrong: withoutYear };
  const year = firstYear ?? secondYear ?? (month === undefined ? undefined : namedYear);
  if (year === undefined) return undefined;
  const number = month === undefined ? Number(secondMonth ?? firstMonth) : month + 1;
  if (number < 1 || number > 12) return { wrong: noSuchMonth(number) };
  const found = `${year}-${String(number).padStart(2, '0')}`;
  return isCalendarMonth(found) ? found : { wrong: farYear };
}

const withoutYear: Text = {
  en: 'Which year? Write, for example, May 2027.',
  fr: 'De quelle année\u00a0? Écrivez par exemple mai 2027.',
};
const farYear: Text = {
  en: 'The year must be between 2000 and 2099.',
  fr: "L'année doit être entre 2000 et 2099.",
};
const noSuchMonth = (month: number): Text => ({
  en: `There is no month ${month}. Write, for example, 2027-05 or May 2027.`,
  fr: `Le mois ${month} n'existe pas. Écrivez par exemple 2027-05 ou mai 2027.`,
});
