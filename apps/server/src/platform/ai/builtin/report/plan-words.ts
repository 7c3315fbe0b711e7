import type { PlanNotes } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth, PlanMonth } from '@elan/domain/ledger/field';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language, Localized } from '@elan/domain/locale';
import { dollarsText, moneyText } from '@elan/domain/money/money-text';

/** How the figures of one forecast are written in one language. */
export type PlanWords = {
  language: Language;
  say<T>(text: Localized<T>): T;
  /** Cents, rounded to whole ones. */
  money(cents: number): string;
  /** Cents, rounded to the dollar. */
  dollars(cents: number): string;
  /** Hundredths of a percent. */
  percent(rate: number): string;
  month(month: CalendarMonth): string;
  /** A month of the plan as a calendar month; null and 0 are before the opening. */
  when(month: PlanMonth | null): string;
};

export function planWords({ months, opening }: PlanNotes, language: Language): PlanWords {
  const month = (value: CalendarMonth) => calendarMonthText(value, language);
  return {
    language,
    say: (text) => text[language],
    money: (cents) => moneyText(Math.round(cents) || 0)[language],
    dollars: (cents) => dollarsText(cents)[language],
    percent: (rate) => showCell({ type: 'percent', max: 10_000 }, rate, language),
    month,
    when: (value) => {
      if (value === null || value === 0) return { en: 'Before opening', fr: "Avant l'ouverture" }[language];
      return month(typeof value === 'string' ? value : (months[value] ?? opening));
    },
  };
}
