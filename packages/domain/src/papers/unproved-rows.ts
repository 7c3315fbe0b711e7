import { computeForecast } from '../forecast/compute-forecast.ts';
import type { Forecast } from '../forecast/forecast.ts';
import type { CalendarMonth } from '../ledger/field.ts';
import { privateKinds, type Row } from '../ledger/row.ts';

/** A row that nothing in writing supports, and what the plan would lose or win without it. */
export type UnprovedRow = {
  readonly row: Row;
  /** How much higher the lowest cash would be without the row, in cents; negative for a row that brings money. */
  readonly difference: number;
};

/** Each row costs a forecast: of a very long table, only the largest are compared. */
const mostCompared = 60;

/**
 * The rows that count in the plan and have neither a proof nor a source, by how much the lowest cash depends on them,
 * the largest first. Each row is left out once and the forecast computed again, of at most 60 rows: those that move most
 * money.
 * @param rows of a project; private rows, settings and rows without an effect are left out
 */
export function unprovedRows(rows: readonly Row[], today: CalendarMonth): UnprovedRow[] {
  const forecast = computeForecast(rows, { today });
  const lowest = forecast.lowestCash.amount;
  const moved = moneyByRow(forecast);
  return rows
    .filter((row) => !row.off && row.kind !== 'setting' && !privateKinds.includes(row.kind) && !isProved(row))
    .sort((one, other) => (moved.get(other.id) ?? 0) - (moved.get(one.id) ?? 0))
    .slice(0, mostCompared)
    .map((row) => {
      const without = computeForecast(rows, { today, scenario: { off: [row.id] } }).lowestCash.amount;
      return { row, difference: without - lowest };
    })
    .filter(({ difference }) => difference !== 0)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
}

/** Whether somebody else put it in writing. The pay an owner takes is their own decision. */
function isProved(row: Row): boolean {
  if (row.proof !== null || Object.values(row.origins).some(({ from }) => from === 'sourced')) return true;
  return row.kind === 'person' && row.cells.role === 'owner';
}

/** How much money each row moves over the plan, in either direction. */
function moneyByRow({ income, cash }: Forecast): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  for (const part of [...Object.values(income), ...Object.values(cash)].flatMap((line) => line.parts)) {
    const cents = part.values.reduce((sum, value) => sum + Math.abs(value), 0);
    for (const id of part.rowIds) moved.set(id, (moved.get(id) ?? 0) + cents);
  }
  return moved;
}
