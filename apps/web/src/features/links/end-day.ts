import { linkDays } from '@elan/domain/reader-links';
import { dayOf } from '../../lib/local-date.ts';

/** The date a number of days after another, in the format of a date field. */
export function daysAfter(day: Date, days: number): string {
  return dayOf(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days));
}

/**
 * The last moment of a day in the person's time zone, as the server takes it.
 * @param field what a date field has
 * @param now the present
 * @returns null for no day, a past one, or one more than a year away
 */
export function endOf(field: string, now: Date): string | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(field) || field < dayOf(now) || field > daysAfter(now, linkDays.longest)) return null;
  const end = new Date(`${field}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
