import type { CalendarMonth } from '../field.ts';
import { openingMonthIn } from '../opening-month.ts';
import { type Province, provinces } from '../provinces.ts';
import type { Row, SettingCells } from '../row.ts';
import { sentencesOf } from './clauses.ts';
import { provinceOf } from './places.ts';
import { quoteOf, type Text } from './read-clause.ts';
import { keyOf } from './rows.ts';

type Setting = {
  [Name in SettingCells['name']]: { name: Name; value: Extract<SettingCells, { name: Name }>['value'] };
}[SettingCells['name']];

function setting(source: Text, cells: Setting, quote: string): Row {
  const key = keyOf(source, 'setting', cells.name);
  return {
    id: key,
    kind: 'setting',
    cells: cells as SettingCells,
    origins: { value: { from: 'said', module: source.module, question: source.question, quote } },
    status: 'proposed',
    off: false,
    note: null,
    proof: null,
    proposal: key,
  };
}

const capitalized =
  /\p{Lu}[\p{L}'’.-]*(?:[ -](?:(?:of|de|du|la|the|and|et|sur|lac|au|d'|l')[ -])*\p{Lu}[\p{L}'’.-]*){0,3}/gu;

/** The province of the places that an answer names; undefined if there is none, or there are two. */
export function readProvince(source: Text): Row | undefined {
  const [only, second] = provincesIn(source);
  return only === undefined || second !== undefined
    ? undefined
    : setting(source, { name: 'province', value: only[0] }, only[1]);
}

/** The provinces of the places that a text names, each with the words that name it. */
export function provincesIn(source: Pick<Text, 'text' | 'plain'>): ReadonlyMap<Province, string> {
  const found = new Map<Province, string>();
  for (const { index, 0: name } of source.text.matchAll(capitalized)) {
    const plain = source.plain.slice(index, index + name.length);
    const words = plain.split(/(?<=[ ])/u);
    // 'Ville de Québec', 'Downtown Halifax': the longest part of the name that is known.
    for (let from = 0; from < words.length; from += 1) {
      const known = words
        .map((_, end) =>
          words
            .slice(from, words.length - end)
            .join('')
            .trim()
            .replace(/[.']+$/u, ''),
        )
        .find((part) => provinceOf.has(part));
      const province = known === undefined ? undefined : provinceOf.get(known);
      if (province === undefined || known === undefined) continue;
      const at = source.plain.indexOf(known, index);
      if (!found.has(province)) found.set(province, source.text.slice(at, at + known.length));
      break;
    }
  }
  for (const match of source.text.matchAll(
    /(?:, ?|(?:in|across|and|or|en|et|ou|\p{Lu}\p{Ll}+) )([A-Z]{2})(?!\p{L})/gu,
  )) {
    const letters = match[1] ?? '';
    if (Object.hasOwn(provinces, letters) && !found.has(letters as Province)) found.set(letters as Province, letters);
  }
  return found;
}

const months =
  'jan(?:uary|vier)?|feb(?:ruary)?|fev(?:rier)?|mar(?:ch|s)|apr(?:il)?|avril|ma[iy]|june?|juin|july?|juillet|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?';
const monthAndYear = new RegExp(
  `(?<![\\p{L}])(${months})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: (?:of )?(20\\d\\d))?(?![\\p{L}\\d])`,
  'gu',
);
const firstLetters = ['jan', 'f', 'mar', 'a[pv]', 'ma[iy]', 'juin|june?', 'jul|juil', 'au|ao', 's', 'o', 'n', 'd'];
/** The months that some plain words name, January is 1; 'may' as a verb and the ends of 'May to October' are left out. */
export function monthsIn(plain: string): { month: number; year: number | null }[] {
  return [...plain.matchAll(monthAndYear)].flatMap(({ index, 0: words, 1: name = '', 2: year }) => {
    const before = plain.slice(Math.max(0, index - 12), index);
    const isVerb =
      name === 'may' &&
      year === undefined &&
      !/(?:^|in|from|by|early|late|mid|until|,|:|\n|\d|-) ?$/u.test(before) &&
      !/^ ?(?:to|:|-|\d)/u.test(plain.slice(index + words.length));
    const month = firstLetters.findIndex((letters) => new RegExp(`^(?:${letters})`, 'u').test(name)) + 1;
    return isVerb ? [] : [{ month, year: year === undefined ? null : Number(year) }];
  });
}

/** The month of opening wherever it is written: 'opening in May 2027', 'Mai : ouverture'. */
export function readOpeningMonth(source: Text, today: CalendarMonth): Row | undefined {
  const found = openingMonthIn(source.text, today);
  return (
    found && setting(source, { name: 'openingMonth', value: found.month }, source.text.slice(found.start, found.end))
  );
}

const weekdays =
  'mon(?:day)?|lundi|tue(?:s(?:day)?)?|mardi|wed(?:nesday)?|mercredi|thu(?:rs(?:day)?)?|jeudi|fri(?:day)?|vendredi|sat(?:urday)?|samedi|sun(?:day)?|dimanche';
const dayRange = new RegExp(
  `(?<![\\p{L}])(${weekdays})s? ?(?:to|-|through|au|a) ?(${weekdays})s?(?![\\p{L}])(?! ?(?:and|et|\\+|&|except|sauf))`,
  'u',
);
const anyDay = new RegExp(`(?<!\\p{L})(?:${weekdays})s?(?!\\p{L})`, 'gu');
const firstOfDays = [
  /^(?:mo|lu)/u,
  /^(?:tu|mar)/u,
  /^(?:we|mer)/u,
  /^(?:th|j)/u,
  /^(?:fr|v)/u,
  /^(?:sat|sam)/u,
  /^(?:su|d)/u,
];
const saysOpen = /(?<!\p{L})(?:open|opens|ouvert|ouverte|ouverts|ouvre)(?!\p{L})/u;
const daysAWeek =
  /(?<![\p{L}\d.,])([1-7]|two|three|four|five|six|seven|deux|trois|quatre|cinq|sept) (?:days?|jours?)(?: (?:a|per|each|every|par|sur|out of) (?:week|semaine|7|sept|seven)|(?: ?\/ ?| )(?:week|wk|semaine|sem)(?!\p{L})| (?:in|dans) (?:a|the|la) (?:week|semaine))|(?<=(?:a day|per day|par jour)[^.;\d]{0,4})([1-7]) (?:days|jours)(?= ?(?:[.,;)]|$))/u;
const spelled: Readonly<Record<string, number>> = {
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
};

/**
 * 'open 4 days a week', 'ouvert du mardi au samedi'.
 * @param isOfBusiness whether the question asks how much is sold or where, so that '5 dogs a day, 4 days a week' needs no 'open'
 */
export function readOpenDays(source: Text, isOfBusiness: boolean): Row | undefined {
  for (const sentence of sentencesOf(source.plain)) {
    const words = source.plain.slice(sentence.start, sentence.end);
    if (!isOfBusiness && !saysOpen.test(words)) continue;
    if (
      /(?<!\p{L})(?:if|si|maybe|peut-etre|not|pas|or|ou|then|puis|could|in summer|in winter|en ete|l'ete|l'hiver|weekdays?|en semaine|la semaine)(?!\p{L})/u.test(
        words,
      )
    )
      continue;
    const days = daysAWeek.exec(words);
    const isCounted =
      days !== null && (isOfBusiness || saysOpen.test(words.slice(Math.max(0, days.index - 48), days.index)));
    const counted = isCounted ? (days[1] ?? days[2]) : undefined;
    // 'Fridays and Saturdays 8 a day, Wed-Thurs 2': those are not all.
    const [, first, last] = (words.match(anyDay)?.length === 2 && dayRange.exec(words)) || [];
    const dayAt = (name: string | undefined) => firstOfDays.findIndex((day) => name !== undefined && day.test(name));
    const value =
      counted !== undefined
        ? (spelled[counted] ?? Number(counted))
        : first === undefined
          ? undefined
          : ((dayAt(last) - dayAt(first) + 7) % 7) + 1;
    if (value !== undefined) return setting(source, { name: 'openDays', value }, quoteOf(source, sentence));
  }
  return undefined;
}

type LegalForm = Extract<SettingCells, { name: 'legalForm' }>['value'];
const chosen: Readonly<Record<string, LegalForm>> = {
  sole_proprietorship: 'sole',
  general_partnership: 'partnership',
  corporation_provincial: 'corporation',
  corporation_federal: 'corporation',
  cooperative: 'cooperative',
  non_profit: 'nonprofit',
};

/** The legal form that was chosen. */
export function readLegalForm(source: Text): Row | undefined {
  const form = chosen[source.text];
  return form && setting(source, { name: 'legalForm', value: form }, source.text);
}
