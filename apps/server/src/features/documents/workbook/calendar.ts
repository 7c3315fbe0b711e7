import { f } from './formula.ts';
import { firstDay } from './input-cell.ts';
import type { Calendar, Model } from './model.ts';
import { before, earlier, firstRow, MonthSheet } from './months.ts';
import type { Formula } from './sheet.ts';

/** The head of a sheet by month: its title, the calendar months, and the months of business. */
export function headOfMonths(
  sheet: MonthSheet,
  { words }: Pick<Model, 'words'>,
  calendar: Calendar,
  { hasEarlier = false, hasValues = true } = {},
): void {
  sheet.labels([sheet.name], 'title');
  sheet.row = 3;
  sheet.labels([words.line], 'head');
  if (hasValues) sheet.headOfNumbers(words.whole, before - 1);
  sheet.headOfNumbers(words.beforeOpening, before);
  const put = (first: number, last: number) => {
    for (let column = first; column <= last; column += 1) {
      sheet.put(3, column, { look: 'head', format: 'month', formula: f`${calendar.date}` });
    }
  };
  put(before + 1, before + 36);
  if (hasEarlier) put(earlier.first, earlier.last);
  sheet.row = firstRow;
}

export const monthWidths = [
  46,
  14,
  19,
  ...Array.from({ length: 36 }, () => 13),
  3,
  ...Array.from({ length: 12 }, () => 13),
];
export const monthFrozen = { rows: 3, columns: 2 };

export function makeCalendar({ words, inputs, scenario, settings }: Omit<Model, 'calendar'>): Calendar {
  const sheet = new MonthSheet(words.calendar, monthWidths, monthFrozen);
  const opening = inputs.of('setting', 'openingMonth');
  const { later } = scenario;
  sheet.labels([words.calendar], 'title');
  sheet.row = 3;
  sheet.labels(['', words.whole, words.beforeOpening], 'head');
  sheet.row = firstRow;
  const business = f`COLUMN()-${before}`;
  const month = sheet.months(
    words.monthOfBusiness,
    { month: business, earlier: f`COLUMN()-${earlier.last}` },
    'number',
  );
  const all = (formula: Formula) => ({ month: formula, earlier: formula });
  const date = sheet.months(words.calendarMonth, all(f`EDATE(${opening},${month}-1)`), 'month');
  const ofYear = sheet.months(`${words.month} (1–12)`, all(f`MONTH(${date})`), 'number');
  const year = sheet.months(words.calendarYear, all(f`YEAR(${date})`), 'number');
  const days = sheet.months(words.daysInMonth, all(f`DAY(EOMONTH(${date},0))`), 'number');
  const passed = f`MAX(0,INT((${month}-${later}-1)/12))`;
  const yearsPassed = sheet.months(words.yearsPassed, all(passed), 'number');
  const season = settings.openMonths === null ? null : inputs.of('setting', 'openMonths');
  const open = season === null ? null : sheet.months(words.openWeight, all(f`INDEX(${season},${ofYear})`), 'percent');
  const first = f`(YEAR(${opening})*12+MONTH(${opening}))`;
  return {
    sheet,
    month,
    date,
    ofYear,
    year,
    days,
    yearsPassed,
    open,
    monthOf: (input) =>
      f`IF(${input}>=${firstDay},YEAR(${input})*12+MONTH(${input})-${first}+1,IF(${input}>0,${input}+${later},${input}))`,
    opens: f`(1+${later})`,
  };
}
