import type { Field, Season } from '@elan/domain/ledger/field';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { legalText } from '../legal-text.ts';
import { neutralText } from '../neutral-text.ts';
import type { InputRule, NumberFormat } from './sheet.ts';

/** What an input holds, how it is shown, and what may be typed over it. */
export type InputCell = { value: number | string | null; format: NumberFormat | null; rule: InputRule };

const day = 86_400_000;

/** The first day of a month as spreadsheets count days. */
export function dayOf(month: string): number {
  return (Date.parse(`${month}-01T00:00:00Z`) - Date.UTC(1899, 11, 30)) / day;
}

/** Any day until 2099: a small number is a month counted from the opening. */
export const firstDay = 20_000;
const lastDay = dayOf('2099-12');

/** A row's value as an input cell; null if it is not a number. @param value null while it is missing */
export function numberInput(field: Field, value: unknown): InputCell | null {
  const given = typeof value === 'number' ? value : null;
  const scaled = (by: number) => (given === null ? null : given / by);
  switch (field.type) {
    case 'money':
      return { value: scaled(100), format: 'money', rule: { type: 'decimal', min: 0, max: field.max / 100 } };
    case 'percent':
      return { value: scaled(10_000), format: 'percent', rule: { type: 'decimal', min: 0, max: field.max / 10_000 } };
    case 'quantity':
      return { value: given, format: 'number', rule: { type: 'decimal', min: 0, max: field.max } };
    case 'integer':
      return { value: given, format: 'number', rule: { type: 'whole', min: field.min, max: field.max } };
    case 'planMonth':
    case 'calendarMonth': {
      const isDay = typeof value === 'string';
      const rule = { type: 'whole', min: field.type === 'planMonth' ? 0 : firstDay, max: lastDay } as const;
      return { value: isDay ? dayOf(value) : given, format: 'planMonth', rule };
    }
    default:
      return null;
  }
}

/** A choice in the words of the language, to be changed for another from its list. */
export function choiceInput(field: Extract<Field, { type: 'choice' }>, value: unknown, language: Language): InputCell {
  const values = Object.values(field.options).map((option) => option[language]);
  const chosen = typeof value === 'string' ? (field.options[value]?.[language] ?? null) : null;
  return { value: chosen, format: null, rule: { type: 'list', values } };
}

export function seasonInputs(season: Season): InputCell[] {
  return season.map((weight) => ({
    value: weight / 100,
    format: 'percent',
    rule: { type: 'decimal', min: 0, max: 10 },
  }));
}

/** What somebody wrote, as no spreadsheet misunderstands it. */
export const written = (text: string): string => neutralText(legalText(text));

export const shown = (field: Field, value: unknown, language: Language): string =>
  written(showCell(field, value, language));
