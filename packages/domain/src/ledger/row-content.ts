import { fits } from './field.ts';
import { columnsOf, invalidCells, type Row, type RowKind } from './row.ts';

/** What a person decides about a row; everything else about it is bookkeeping. */
const contentKeys = ['kind', 'cells', 'origins', 'status', 'off', 'note', 'proof', 'proposal'] as const;

/** Whether two values of JSON are the same, in whatever order their keys are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  const values = new Map(Object.entries(other));
  return keys.length === others.length && Object.entries(one).every(([key, value]) => isSameIn(values, key, value));
}

const isSameIn = (values: ReadonlyMap<string, unknown>, key: string, value: unknown) =>
  values.has(key) && isSameValue(values.get(key), value);

/** Whether two rows say the same, at the same place of the table. */
export function isSameContent(one: Row & { position: number }, other: Row & { position: number }): boolean {
  return one.position === other.position && contentKeys.every((key) => isSameValue(one[key], other[key]));
}

/**
 * Cells that were stored by another release, or by something that is not trusted: every column of today, empty where
 * the value does not fit.
 * @returns null when nothing is left: a setting whose value does not fit, a row without a name
 */
export function validCells(kind: RowKind, cells: Readonly<Record<string, unknown>>): Row['cells'] | null {
  if (kind === 'setting') return invalidCells(kind, cells).length === 0 ? (cells as Row['cells']) : null;
  const entries = Object.entries(columnsOf(kind)).map(([name, column]) => {
    const value = cells[name] ?? null;
    return [name, value !== null && fits(column, value) ? value : null] as const;
  });
  const valid = Object.fromEntries(entries);
  return valid.name === null ? null : (valid as Row['cells']);
}
