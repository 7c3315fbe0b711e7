import type { CalendarMonth, PlanMonth } from '../ledger/field.ts';
import { intlLocale, type Text } from '../locale.ts';
import { perLanguage } from '../per-language.ts';
import { horizon } from './forecast.ts';

/**
 * The months of a plan. An offset counts months from the opening: 1 is the opening month, 0 the month before it. All
 * offsets up to 0 share the first column of a series.
 */
export type Timeline = {
  opening: CalendarMonth;
  offsetOf(month: PlanMonth): number;
  monthAt(offset: number): CalendarMonth;
  /** 0 for January to 11 for December. */
  monthOfYear(offset: number): number;
  calendarYear(offset: number): number;
};

export function timelineFrom(opening: CalendarMonth): Timeline {
  const first = monthNumber(opening);
  const numberAt = (offset: number) => first + offset - 1;
  return {
    opening,
    offsetOf: (month) => (typeof month === 'number' ? month : monthNumber(month) - first + 1),
    monthAt: (offset) => calendarMonth(numberAt(offset)),
    monthOfYear: (offset) => numberAt(offset) % 12,
    calendarYear: (offset) => Math.floor(numberAt(offset) / 12),
  };
}

/** The calendar month that is a number of months later. */
export function monthsLater(month: CalendarMonth, months: number): CalendarMonth {
  return calendarMonth(monthNumber(month) + months);
}

/** The column of a series that an offset belongs to; null after the plan. */
export function columnOf(offset: number): number | null {
  return offset > horizon ? null : Math.max(0, offset);
}

/** How many whole years of business have passed: 0 in the first twelve months and before the opening. */
export function yearsPassed(offset: number): number {
  return Math.max(0, Math.floor((offset - 1) / 12));
}

const monthFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** 'May 2027' and 'mai 2027'. */
export function monthText(month: CalendarMonth): Text {
  const day = new Date(`${month}-01T00:00:00Z`);
  return { en: monthFormat('en').format(day), fr: monthFormat('fr').format(day) };
}

function monthNumber(month: CalendarMonth): number {
  const [year = '0', ofYear = '1'] = month.split('-');
  return Number(year) * 12 + Number(ofYear) - 1;
}

function calendarMonth(number: number): CalendarMonth {
  const month = String((number % 12) + 1).padStart(2, '0');
  return `${Math.floor(number / 12)}-${month}` as CalendarMonth;
}
