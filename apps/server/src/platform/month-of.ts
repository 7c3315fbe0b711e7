import type { CalendarMonth } from '@elan/domain/ledger/field';

const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'America/Toronto' });

/** The current month in Québec, as calendar dates are shown. */
export function monthOf(now: Date): CalendarMonth {
  return format.format(now) as CalendarMonth;
}
