import { intlLocale, type Language } from '../locale.ts';
import { plainLetters } from '../plain-letters.ts';
import { monthNames, namedMonth, shortMonth } from './cell-month.ts';
import type { Season } from './field.ts';

const allYear = { en: 'All year', fr: "Toute l'année" };
const months = Array.from({ length: 12 }, (_, month) => month);

/**
 * Twelve weights, or the months that are open: '0 0 0 0 100 100 …', 'May to October', 'mai à octobre, décembre'.
 * Undefined when the text is neither.
 */
export function seasonOf(typed: string): Season | undefined {
  const text = plainLetters(typed.trim());
  if ([allYear.en, allYear.fr].some((words) => plainLetters(words) === text)) return months.map(() => 100);
  const numbers = text.split(/[\s;,/|]+/u).map((part) => part.replace(/%$/u, ''));
  if (numbers.length === 12 && numbers.every((part) => /^\d+(?:\.\d{1,6})?$/u.test(part))) return numbers.map(Number);
  const open = new Set<number>();
  for (const part of text.split(/\s*[,;+&]\s*|\s+(?:and|et)\s+/u)) {
    const [first = '', last = first, ...more] = part.split(/\s*(?:-|–|—|\bto\b|(?<=\s)a(?=\s)|\bau\b|\.\.\.?)\s*/u);
    const from = namedMonth(first.trim());
    const to = namedMonth(last.trim());
    if (from === undefined || to === undefined || more.length > 0) return undefined;
    for (let month = from; ; month = (month + 1) % 12) {
      open.add(month);
      if (month === to) break;
    }
  }
  return months.map((month) => (open.has(month) ? 100 : 0));
}

const seasonWords = {
  en: { to: ' to ', varies: 'Varies', peak: 'peak in ', less: 'less in ' },
  fr: { to: ' à ', varies: 'Variable', peak: 'sommet en ', less: 'moins en ' },
};
/** The most months that stand out from the others; more are no peak, and no dip. */
const few = 4;

/**
 * A season in words: 'All year', 'May to Oct', with the months that stand out: 'Varies, less in December'.
 * @param quantity how many there are at a weight of 100, to say how many in those months: 'less in December (5)'
 */
export function seasonText(season: Season, language: Language, quantity: number | null = null): string {
  const { varies, peak, less } = seasonWords[language];
  const open = months.filter((month) => (season[month] ?? 0) > 0);
  const weights = open.map((month) => season[month] ?? 0).sort((one, other) => one - other);
  const usual = weights[Math.floor(weights.length / 2)] ?? 0;
  const best = weights.at(-1) ?? 0;
  const isEven = weights[0] === best;
  const named = (start: string, is: (weight: number) => boolean): string[] => {
    const names = open.flatMap((month) => (is(season[month] ?? 0) ? (monthNames(language)[month] ?? []) : []));
    if (names.length === 0 || names.length > few) return [];
    const [weight, other] = new Set(season.filter((each) => each > 0 && is(each)));
    const isOne = weight !== undefined && other === undefined && quantity !== null;
    const number = new Intl.NumberFormat(intlLocale(language));
    const count = isOne ? ` (${number.format(Math.round(weight * quantity) / 100)})` : '';
    return [start + new Intl.ListFormat(intlLocale(language)).format(names) + count];
  };
  return [
    open.length < 12 ? openText(open, language) : isEven ? allYear[language] : varies,
    // A tenth more than in a usual month is no peak yet.
    ...named(peak, (weight) => weight === best && weight > usual * 1.1),
    ...named(less, (weight) => weight < usual),
  ].join(', ');
}

/** 'May to Oct, Dec'. A range may cross the new year: November to March. */
function openText(open: readonly number[], language: Language): string {
  const begins = open.filter((month) => !open.includes((month + 11) % 12));
  const runs = begins.map((begin) => {
    let end = begin;
    while (open.includes((end + 1) % 12)) end = (end + 1) % 12;
    const names = [shortMonth(begin, language), shortMonth(end, language)] as const;
    return begin === end ? names[0] : names.join(seasonWords[language].to);
  });
  return runs.join(', ');
}
