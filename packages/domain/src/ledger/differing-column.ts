import type { Row, RowOf } from './row.ts';
import { yearlyCost } from './total-conflicts.ts';

/** The columns whose difference a person has to settle, the most important first. */
const byImportance = [
  'value',
  'price',
  'amount',
  'salary',
  'wage',
  'every',
  'count',
  'hours',
  'quantity',
  'rate',
  'months',
  'payment',
];

/** The most important column in which two rows about the same thing differ; undefined where they agree. */
export function differingColumn(one: Row, other: Row): string | undefined {
  const [cells, others] = [one.cells as Record<string, unknown>, other.cells as Record<string, unknown>];
  if (one.kind === 'purchase' && other.kind === 'purchase' && paid(one) === paid(other)) return undefined;
  if (one.kind === 'cost' && other.kind === 'cost' && isSameAYear(one, other)) return undefined;
  return byImportance.find((column) => {
    const [value, another] = [cells[column] ?? null, others[column] ?? null];
    return value !== null && another !== null && JSON.stringify(value) !== JSON.stringify(another);
  });
}

/** '$1,200 a month' and '$14,400 a year' are one amount. */
function isSameAYear(one: RowOf<'cost'>, other: RowOf<'cost'>): boolean {
  const [cents, others] = [yearlyCost(one), yearlyCost(other)];
  return cents !== null && cents === others && one.cells.currency === other.cells.currency;
}

/** '15 bikes at $480' and 'bikes $7,200' are one amount. */
function paid({ cells }: RowOf<'purchase'>): number | null {
  return cells.amount === null ? null : cells.amount * (cells.count ?? 1);
}
