import type { CalendarMonth } from '@elan/domain/ledger/field';

/** A day by the device's calendar, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The current month by the device's clock. */
export const thisMonth = (): CalendarMonth => dayOf(new Date()).slice(0, 7) as CalendarMonth;
