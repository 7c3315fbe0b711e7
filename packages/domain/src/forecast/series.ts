import { horizon, type Series } from './forecast.ts';

/** One column for what happens before the opening, and one for each month of business. */
export const columnCount = horizon + 1;

export function zeros(): number[] {
  return new Array<number>(columnCount).fill(0);
}

/** The amounts of all columns. */
export function seriesOf(amount: (column: number) => number): number[] {
  const values = zeros();
  for (let column = 0; column < columnCount; column += 1) values[column] = amount(column);
  return values;
}

/** Adds a series to another in place. */
export function addTo(sum: number[], values: Series, factor = 1): void {
  for (let column = 0; column < columnCount; column += 1) {
    sum[column] = (sum[column] ?? 0) + factor * (values[column] ?? 0);
  }
}

export function sumOf(series: readonly Series[]): number[] {
  const sum = zeros();
  for (const values of series) addTo(sum, values);
  return sum;
}

/** Running totals, by the end of each column. */
export function runningTotal(values: Series): number[] {
  let total = 0;
  return seriesOf((column) => {
    total += values[column] ?? 0;
    return total;
  });
}

/** The sum of the columns from first to last, both included. */
export function sumBetween(values: Series, first: number, last: number): number {
  let sum = 0;
  for (let column = first; column <= last; column += 1) sum += values[column] ?? 0;
  return sum;
}

/** The totals of the three years; what happens before the opening is in the first, so that they hold everything. */
export function yearTotals(values: Series): [number, number, number] {
  return [sumBetween(values, 0, 12), sumBetween(values, 13, 24), sumBetween(values, 25, 36)];
}
