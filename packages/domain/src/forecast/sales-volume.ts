import type { Season } from '../ledger/field.ts';
import { type Cells, type Row, rowsOf, settingOf } from '../ledger/row.ts';
import type { Plan, Settings } from './plan.ts';
import { isSubscriptionOf } from './quantity-level.ts';

/** The months of a plan, and when the business is open. */
export type Calendar = Pick<Plan, 'time'> & { settings: Pick<Settings, 'openDays' | 'openMonths'> };

type Per = NonNullable<Cells<'stream'>['per']>;
type DaysPer = NonNullable<Cells<'stream'>['daysPer']>;

/** The period of a quantity; a subscription is paid by the month unless it says otherwise. Null when nothing is said. */
export function perOf(cells: Cells<'stream'>): Per | null {
  return cells.per ?? (isSubscriptionOf(cells) ? 'month' : null);
}

const mostDays: Readonly<Record<DaysPer, number>> = { week: 7, month: 31, year: 366 };

/** The days on which a stream is sold, in a week, a month or a year: its own, or those the business is open. */
export function daysSold(cells: Cells<'stream'>, openDays: number | null): { days: number; per: DaysPer } {
  if (cells.days === null) return { days: openDays ?? 5, per: 'week' };
  const { days } = cells;
  const per = cells.daysPer ?? (days <= 7 ? 'week' : days <= 31 ? 'month' : 'year');
  return { days: Math.min(days, mostDays[per]), per };
}

const periodsAYear: Readonly<Record<DaysPer, number>> = { week: 52, month: 12, year: 1 };

/** In about how many days, weeks or months of a year a stream is sold: a season of six months has six. */
export function timesAYear(rows: readonly Row[], rowId: string, period: 'day' | DaysPer): number {
  const row = rowsOf(rows, 'stream').find(({ id }) => id === rowId);
  const part = row === undefined ? 1 : partOfYear(row.cells, settingOf(rows, 'openMonths'));
  if (period === 'year') return 1;
  if (period !== 'day') return periodsAYear[period] * part;
  if (row === undefined) return 5 * periodsAYear.week;
  const { days, per } = daysSold(row.cells, settingOf(rows, 'openDays'));
  return per === 'year' ? days : days * periodsAYear[per] * part;
}

function partOfYear({ weeks, season }: Cells<'stream'>, openMonths: Season | null): number {
  if (weeks !== null) return Math.min(1, weeks / periodsAYear.week);
  const months = season ?? openMonths;
  return months === null ? 1 : months.filter((weight) => weight > 0).length / months.length;
}

/**
 * How many times the quantity of a period is sold in a month. Weeks count a twelfth of the 52 weeks of a year, times the
 * weight of the month; a stated number of weeks or days a year, and the quantity of a year or a season, are spread over
 * the months by their weights. Who sells seven days a week sells on every day of the calendar.
 */
export function volumeOf({ time, settings }: Calendar, cells: Cells<'stream'>): (month: number) => number {
  const season = cells.season ?? settings.openMonths;
  const all = season === null ? 1200 : season.reduce((sum, weight) => sum + weight, 0);
  const weightAt = (month: number) => season?.[time.monthOfYear(month)] ?? 100;
  const every = (times: number) => (month: number) => (times * weightAt(month)) / 100;
  const spread = (times: number) => (month: number) => (all === 0 ? 0 : (times * weightAt(month)) / all);
  const weekly = (times: number) => (cells.weeks === null ? every((times * 52) / 12) : spread(times * cells.weeks));
  switch (perOf(cells)) {
    case 'day': {
      const { days, per } = daysSold(cells, settings.openDays);
      if (per === 'year') return spread(days);
      if (per === 'month') return every(days);
      if (days === 7 && cells.weeks === null) return (month) => (time.daysIn(month) * weightAt(month)) / 100;
      return weekly(days);
    }
    case 'week':
      return weekly(1);
    case 'year':
    case 'season':
      return spread(1);
    default:
      return every(1);
  }
}
