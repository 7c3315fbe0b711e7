import type { CalendarMonth } from '@elan/domain/ledger/field';

const format = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Toronto',
});

/** The current day in Québec, as calendar dates are shown: '2026-11-23'. */
export const dayOf = (now: Date): string => format.format(now);

/** The current month in Québec, as calendar dates are shown. */
export const monthOf = (now: Date): CalendarMonth => dayOf(now).slice(0, 7) as CalendarMonth;
