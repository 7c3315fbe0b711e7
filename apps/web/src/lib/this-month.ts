import type { CalendarMonth } from '@elan/domain/ledger/field';

/** The month of now, on the clock of the device. */
export function thisMonth(): CalendarMonth {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() < 9 ? '0' : ''}${now.getMonth() + 1}` as CalendarMonth;
}
