import type { Language } from '../locale.ts';
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

/** A season in words: 'All year', 'May to Oct', or its best and its weakest month. */
export function seasonText(season: Season, language: Language): string {
  const open = months.filter((month) => (season[month] ?? 0) > 0);
  const isEven = open.every((month) => season[month] === season[open[0] ?? 0]);
  if (!isEven) {
    const best = season.indexOf(Math.max(...season));
    const name = monthNames(language)[best] ?? '';
    return language === 'fr' ? `Variable, sommet en ${name}` : `Varies, peak in ${name}`;
  }
  if (open.length === 12) return allYear[language];
  // A range may cross the new year: November to March.
  const begins = open.filter((month) => !open.includes((month + 11) % 12));
  const runs = begins.map((begin) => {
    let end = begin;
    while (open.includes((end + 1) % 12)) end = (end + 1) % 12;
    const names = [shortMonth(begin, language), shortMonth(end, language)] as const;
    return begin === end ? names[0] : names.join(language === 'fr' ? ' à ' : ' to ');
  });
  return runs.join(', ');
}
