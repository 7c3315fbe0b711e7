import type { CalendarMonth } from '@elan/domain/ledger/field';

/** The current month by the device's clock. */
export function thisMonth(): CalendarMonth {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() < 9 ? '0' : ''}${now.getMonth() + 1}` as CalendarMonth;
}
