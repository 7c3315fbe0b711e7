import type { Language, Localized } from '../locale.ts';
import { calendarMonthText } from './cell-month.ts';
import type { PlanMonth } from './field.ts';

export type MonthRelation = 'in' | 'since' | 'until';
/** Of the opening, the time before it, a month that is counted from it, and a month of the calendar. */
type Phrases = Readonly<
  Record<MonthRelation, readonly [opening: string, before: string, counted: string, named: string]>
>;

const phrases: Localized<Phrases> = {
  en: {
    in: ['at opening', 'before opening', 'in month ', 'in '],
    since: ['from opening', 'from before opening', 'from month ', 'from '],
    until: ['until opening', 'until before opening', 'until month ', 'until '],
  },
  fr: {
    in: ["à l'ouverture", "avant l'ouverture", 'au mois ', 'en '],
    since: ["dès l'ouverture", "dès avant l'ouverture", 'dès le mois ', 'dès '],
    until: ["jusqu'à l'ouverture", "jusqu'avant l'ouverture", "jusqu'au mois ", "jusqu'en "],
  },
};

/** A month of the plan within a sentence: 'at opening', 'from month 3', 'until April 2027'. */
export function monthPhrase(relation: MonthRelation, month: PlanMonth, language: Language): string {
  const [opening, before, counted, named] = phrases[language][relation];
  if (typeof month === 'string') return `${named}${calendarMonthText(month, language)}`;
  if (month === 0) return before;
  return month === 1 ? opening : `${counted}${month}`;
}
