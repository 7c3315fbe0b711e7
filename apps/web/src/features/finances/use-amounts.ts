import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { dollarsText, moneyText } from '@elan/domain/money/money-text';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

/** How a statement writes its amounts: whole dollars, so that columns stay narrow; cents where they matter. */
export function useAmounts() {
  const { language } = useLanguage();
  return {
    /** @param cents rounded to the dollar; never '−0' */
    dollars: (cents: number) => dollarsText(cents)[language],
    exact: (cents: number) => moneyText(Math.round(cents) || 0)[language],
    month: (month: CalendarMonth) => calendarMonthText(month, language),
  };
}
