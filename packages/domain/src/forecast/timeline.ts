import type { CalendarMonth, PlanMonth } from '../ledger/field.ts';
import { intlLocale, type Text } from '../locale.ts';
import { perLanguage } from '../per-language.ts';
import { horizon } from './forecast.ts';

/**
 * The months of a plan. An offset counts months from the planned opening: 1 is the opening month, 0 the month before it.
 * All offsets up to 0 share the first column of a series. An opening that comes later leaves the months where they are, so
 * that the same calendar months are compared.
 */
export type Timeline = {
  opening: CalendarMonth;
  /** The offset of the month in which business begins: 1, or later in a scenario that opens later. */
  firstMonth: number;
  offsetOf(month: PlanMonth): number;
  monthAt(offset: number): CalendarMonth;
  /** 0 for January to 11 for December. */
  monthOfYear(offset: number): number;
  calendarYear(offset: number): number;
  /** The days of a month. */
  daysIn(offset: number): number;
  /** How many whole years of business have passed: 0 in the first twelve months and before the opening. */
  yearsPassed(offset: number): number;
};

/** @param later the months by which the opening is late */
export function timelineFrom(planned: CalendarMonth, later = 0): Timeline {
  const first = monthNumber(planned);
  const numberAt = (offset: number) => first + offset - 1;
  return {
    opening: calendarMonth(first + later),
    firstMonth: 1 + later,
    offsetOf: (month) => {
      if (typeof month !== 'number') return monthNumber(month) - first + 1;
      // What comes before the opening is bought and borrowed already when the opening slips.
      return month > 0 ? month + later : month;
    },
    monthAt: (offset) => calendarMonth(numberAt(offset)),
    monthOfYear: (offset) => numberAt(offset) % 12,
    calendarYear: (offset) => Math.floor(numberAt(offset) / 12),
    daysIn: (offset) => daysOfMonth(numberAt(offset)),
    yearsPassed: (offset) => Math.max(0, Math.floor((offset - later - 1) / 12)),
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

const monthFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** 'May 2027' and 'mai 2027'. */
export function monthText(month: CalendarMonth): Text {
  const day = new Date(`${month}-01T00:00:00Z`);
  return { en: monthFormat('en').format(day), fr: monthFormat('fr').format(day) };
}

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysOfMonth(number: number): number {
  const isLeap = number % 12 === 1 && new Date(Date.UTC(Math.floor(number / 12), 1, 29)).getUTCMonth() === 1;
  return isLeap ? 29 : (days[number % 12] ?? 30);
}

function monthNumber(month: CalendarMonth): number {
  const [year = '0', ofYear = '1'] = month.split('-');
  return Number(year) * 12 + Number(ofYear) - 1;
}

function calendarMonth(number: number): CalendarMonth {
  const month = String((number % 12) + 1).padStart(2, '0');
  return `${Math.floor(number / 12)}-${month}` as CalendarMonth;
}
