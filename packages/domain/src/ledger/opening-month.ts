import { namedMonth } from './cell-month.ts';
import type { CalendarMonth } from './field.ts';

/** An opening month in a text: where its words are, and the month. */
export type OpeningMonth = { start: number; end: number; month: CalendarMonth };

const names =
  'janvier|january|jan|f[ée]vrier|february|feb|f[ée]v|mars|march|mar|avril|april|apr|avr|mai|may|juin|june|jun|juillet|july|jul|juil|ao[uû]t|august|aug|septembre|september|sept|sep|octobre|october|oct|novembre|november|nov|d[ée]cembre|december|d[ée]c';
const day = '\\d{1,2}(?:er|st|nd|rd|th)?';
const monthOf = (at: string) =>
  `(?:(?:${day}\\s+(?:of\\s+)?)?(?<name${at}>${names})(?!\\p{L})\\.?(?:\\s+${day}(?!\\d))?,?(?:\\s+(?<year${at}>20\\d\\d))?|(?<digits${at}>20\\d\\d-\\d{1,2}|\\d{1,2}/20\\d\\d))`;
/** Verbs of many things: only with the month right after them. */
const begins = `(?:start(?:ing|s)?|commence|commencer|commen[cç]ons|d[ée]but(?:e|er|ons)?)(?=\\s+(?:(?:in|on|en|le)\\s+)?(?:${day}\\s+)?(?:${names})(?!\\p{L}))`;
const opens = `(?:r[ée]?ouverture|ouverture|ouverte?|ouvr(?:e|ir|ira|irai|irons|ons|ent|iront)|lancement|lance|d[ée]marrage|d[ée]but des (?:activit[ée]s|op[ée]rations)|opening|opens?|launch(?:es|ing)?|${begins})(?!\\p{L})`;
/** Words of other things that open or are opened with. */
const notAnOpening = '(?!\\s+(?:hours?|stock|inventory|balance|days?|cash|order|to)(?!\\p{L}))';
const asList = new RegExp(
  `(?<!\\p{L}|\\d)${monthOf('A')}(?:\\s*[:–—-]|(?<=20\\d\\d)(?=\\s))\\s*(?<between>[^.;\\n\\d:]{0,30}?)(?<!\\p{L})${opens}${notAnOpening}`,
  'giu',
);
const asSentence = new RegExp(
  `(?<!\\p{L})${opens}${notAnOpening}[\\s:–—-]+(?<words>(?:d['’](?=\\p{L})|[\\p{L}'’]+,?[\\s:]+){0,6}?)(?<!\\p{L}|\\d)${monthOf('B')}(?<range>\\s*(?:-|–|to|until|through|à|au|jusqu)[\\s’'a-zà]*(?:${names})(?!\\p{L}))?`,
  'giu',
);
const doubt =
  /(?<!\p{L})(?:not|never|no|ne|pas|if|si|before|avant|unless|after|apr[eè]s|maybe|perhaps|was|were|heures? d|jours? d|hours of|stock d|inventaire d|solde d|closed|ferm[ée]e?s?)(?!\p{L})|n't|n['’]|peut-[eê]tre|pré-|pre-/iu;

/**
 * The month in which a business says it opens, in either language and order: 'opening in May 2027', 'Mai : ouverture',
 * 'March 2027: opening'. A month without a year is the next one.
 * @param today decides the year
 * @returns undefined when none is said, it is denied or in doubt, or two are said
 */
export function openingMonthIn(text: string, today: CalendarMonth): OpeningMonth | undefined {
  const found = [...text.matchAll(asList), ...text.matchAll(asSentence)].flatMap(
    (match) => readMatch(match, today) ?? [],
  );
  const [only, ...others] = found;
  return others.every(({ month }) => month === only?.month) ? only : undefined;
}

const rangeBefore = new RegExp(`(?:${names})\\.? (?:au|to) ?$`, 'iu');

function readMatch(match: RegExpMatchArray, today: CalendarMonth): OpeningMonth | undefined {
  const { nameA, nameB, yearA, yearB, digitsA, digitsB, between = '', words = '', range } = match.groups ?? {};
  const start = match.index ?? 0;
  const clause =
    (match.input ?? '')
      .slice(Math.max(0, start - 40), start)
      .split(/[.;\n:!?]/u)
      .at(-1) ?? '';
  if (range !== undefined || [clause, between, words].some((part) => doubt.test(part))) return undefined;
  // 'De la mi-janvier au début mars'
  if (rangeBefore.test(clause)) return undefined;
  // '$200 a month starting January 2028' is when something is paid.
  if (/\d/u.test(clause) && new RegExp(`^${begins}`, 'iu').test(match[0])) return undefined;
  const name = nameA ?? nameB;
  const year = yearA ?? yearB;
  // In English 'may' is mostly something else.
  if (name === 'may' && year === undefined && !/(?:in|on|early|mid|late)[\s-]+$/iu.test(words)) return undefined;
  const month = monthFrom({ name, year, digits: digitsA ?? digitsB }, today);
  return month && { start, end: start + match[0].length, month };
}

function monthFrom(
  { name, year, digits }: { name: string | undefined; year: string | undefined; digits: string | undefined },
  today: CalendarMonth,
): CalendarMonth | undefined {
  const written = (years: number, month: number) => `${years}-${String(month).padStart(2, '0')}` as CalendarMonth;
  if (digits !== undefined) {
    const [one = 0, other = 0] = digits.split(/[-/]/u).map(Number);
    const month = Math.min(one, other);
    return month >= 1 && month <= 12 ? written(Math.max(one, other), month) : undefined;
  }
  const month = name === undefined ? undefined : namedMonth(name);
  if (month === undefined) return undefined;
  if (year !== undefined) return written(Number(year), month + 1);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return written(thisYear + (month + 1 > thisMonth ? 0 : 1), month + 1);
}
