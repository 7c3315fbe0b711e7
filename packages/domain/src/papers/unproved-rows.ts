import type { Forecast } from '../forecast/forecast.ts';
import { tryWithout } from '../forecast/movers.ts';
import type { PlanFigures } from '../forecast/plan-figures.ts';
import { privateKinds, type Row } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { dollarsText } from '../money/money-text.ts';

/** A row that nothing in writing supports, and what cash would be without it. */
export type UnprovedRow = {
  readonly row: Row;
  /** The lowest cash without the row, in cents, and how much higher that is; null while cash is not known. */
  readonly without: { readonly lowestCash: number; readonly difference: number } | null;
};

/** Each row costs a forecast: of a very long table, only the largest are compared. */
const mostCompared = 60;

/**
 * The rows that count in the plan and have neither a proof nor a source, by how much the lowest cash depends on them,
 * the largest first. Each row is left out once and the forecast computed again, of at most 60 rows: those that move most
 * money. While cash is not known they stay in their order. Private rows, settings and rows without an effect are left out.
 * @param isCompared false to leave the forecasts out: the rows come by the money they move, without their effect
 */
export function unprovedRows(plan: PlanFigures, isCompared = true): UnprovedRow[] {
  const open = plan.rows.filter(
    (row) =>
      !row.off &&
      row.kind !== 'setting' &&
      row.kind !== 'scenario' &&
      !privateKinds.includes(row.kind) &&
      !isProved(row),
  );
  if (plan.state === 'missing') {
    const out = new Set(plan.notes.leftOut.filter(({ isWhole }) => isWhole).map(({ rowId }) => rowId));
    const counted = open.filter(({ id }) => !out.has(id));
    return counted.slice(0, mostCompared).map((row) => ({ row, without: null }));
  }
  const moved = moneyByRow(plan.forecast);
  const largest = open
    .sort((one, other) => (moved.get(other.id) ?? 0) - (moved.get(one.id) ?? 0))
    .slice(0, mostCompared);
  if (!isCompared) return largest.map((row) => ({ row, without: null }));
  return largest
    .map((row) => ({ row, without: tryWithout(plan, row) }))
    .filter(({ without }) => without.difference !== 0)
    .sort((one, other) => Math.abs(other.without.difference) - Math.abs(one.without.difference));
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

/** What the lowest cash would be without a row, in words. */
export function withoutRowText(lowestCash: number): Text {
  const amount = dollarsText(lowestCash);
  return {
    en: `Without this figure, your lowest cash would be ${amount.en}.`,
    fr: `Sans ce chiffre, votre encaisse la plus basse serait de ${amount.fr}.`,
  };
}
