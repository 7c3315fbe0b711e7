import { limits } from '../limits.ts';
import type { Text } from '../locale.ts';

/** A calendar month, 'YYYY-MM'. */
export type CalendarMonth = `${number}-${number}`;

/**
 * A month of the plan: counted from the opening (1 is the first month of business, 0 is before it), or a calendar month,
 * which stays where it is when the opening moves.
 */
export type PlanMonth = number | CalendarMonth;

/**
 * Twelve weights in percent, January first: 100 is a usual month, 0 is closed. At most six decimals, so that a third less
 * is exact to the cent.
 */
export type Season = readonly number[];

/**
 * A quantity that is reached by a month of business: in a straight line from the one before, or all at once in that month
 * ("10 a month from the second year on").
 */
export type Target = { month: number; quantity: number; atOnce?: boolean };

/** What a cell of a row can hold. `null` always means that nothing was said. */
export type Field =
  | { type: 'text'; maxLength: number }
  /** Integer cents of Canadian dollars. */
  | { type: 'money'; max: number }
  /** Hundredths of a percent with at most one decimal: 250 is 2.5 %, 612.5 is 6.125 %. */
  | { type: 'percent'; max: number }
  /** A change in the same hundredths of a percent, or of a percentage point: -500 is 5 % less, or 5 points less. */
  | { type: 'change'; min: number; max: number; unit: 'percent' | 'points' }
  /** At most three decimals. */
  | { type: 'quantity'; max: number }
  | { type: 'integer'; min: number; max: number }
  | { type: 'planMonth' }
  | { type: 'calendarMonth' }
  | { type: 'season' }
  | { type: 'targets' }
  /** Other rows of the same ledger, by the keys that `rowKey` gives them. */
  | { type: 'rows' }
  | { type: 'choice'; options: Readonly<Record<string, Text>> }
  | { type: 'boolean' };

/** The value of a field, without the null of an empty cell. */
export type ValueOf<F extends Field> = F extends { type: 'text' }
  ? string
  : F extends { type: 'money' | 'percent' | 'change' | 'quantity' | 'integer' }
    ? number
    : F extends { type: 'planMonth' }
      ? PlanMonth
      : F extends { type: 'calendarMonth' }
        ? CalendarMonth
        : F extends { type: 'season' }
          ? Season
          : F extends { type: 'targets' }
            ? readonly Target[]
            : F extends { type: 'rows' }
              ? readonly string[]
              : F extends { type: 'choice'; options: infer Options }
                ? keyof Options & string
                : boolean;

/** The most targets of one stream. */
export const mostTargets = 6;
/** The most rows that one cell names. */
export const mostRowsNamed = 100;
const months = { first: 0, last: 120 };

const isNumberWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
const isIntegerWithin = (value: unknown, min: number, max: number) =>
  isNumberWithin(value, min, max) && Number.isInteger(value);
const isQuantity = (value: unknown, max: number) =>
  isNumberWithin(value, 0, max) && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
const isRateWithin = (value: unknown, min: number, max: number) =>
  isNumberWithin(value, min, max) && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

const isWeight = (value: unknown) =>
  isNumberWithin(value, 0, 1000) && Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3;

/** Whether a value is a calendar month between the years 2000 and 2099. */
export function isCalendarMonth(value: unknown): value is CalendarMonth {
  return typeof value === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(value);
}

/** Whether a value, not null, can be in a cell of this field. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= field.maxLength;
    case 'money':
      return isIntegerWithin(value, 0, field.max);
    case 'percent':
      return isRateWithin(value, 0, field.max);
    case 'change':
      return isRateWithin(value, field.min, field.max);
    case 'quantity':
      return isQuantity(value, field.max);
    case 'integer':
      return isIntegerWithin(value, field.min, field.max);
    case 'planMonth':
      return isIntegerWithin(value, months.first, months.last) || isCalendarMonth(value);
    case 'calendarMonth':
      return isCalendarMonth(value);
    case 'season':
      return (
        Array.isArray(value) &&
        value.length === 12 &&
        value.every((weight) => isWeight(weight)) &&
        value.some((weight) => weight > 0)
      );
    case 'targets':
      return isTargets(value);
    case 'rows':
      return isRowsNamed(value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/** One to six targets, in the order of their months, no month twice. */
function isTargets(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostTargets) return false;
  return value.every(
    (target, index) =>
      typeof target === 'object' &&
      target !== null &&
      isIntegerWithin(target.month, 1, months.last) &&
      isQuantity(target.quantity, 1e9) &&
      (target.atOnce === undefined || typeof target.atOnce === 'boolean') &&
      (index === 0 || target.month > value[index - 1].month),
  );
}

/** One to a hundred keys of rows, none twice. */
function isRowsNamed(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostRowsNamed) return false;
  const isKey = (key: unknown) => typeof key === 'string' && key !== '' && key.length <= limits.proposalKey;
  return value.every(isKey) && new Set(value).size === value.length;
}
