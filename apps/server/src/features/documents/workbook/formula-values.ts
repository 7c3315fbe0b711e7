import type { Scalar, Value } from './sheet.ts';

/** What went wrong, as a spreadsheet shows it. */
export class FormulaError extends Error {}

export const isList = (value: Value | undefined): value is readonly Scalar[] => Array.isArray(value);

/** @throws FormulaError for a text */
export function numberOf(value: Scalar): number {
  if (typeof value === 'string') throw new FormulaError('#VALUE!');
  return Number(value);
}

/** Numbers come before texts; an empty cell equals 0 and an empty text. */
export function compare(sign: string, one: Scalar, other: Scalar): boolean {
  const [a, b] = [plain(one, other), plain(other, one)];
  const order = typeof a === typeof b ? (a === b ? 0 : a < b ? -1 : 1) : typeof a === 'number' ? -1 : 1;
  switch (sign) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    default:
      return order >= 0;
  }
}

function plain(value: Scalar, beside: Scalar): number | string {
  if (value === null) return typeof beside === 'string' ? '' : 0;
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}
