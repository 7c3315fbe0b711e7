import type { Target } from '../ledger/field.ts';
import type { Cells } from '../ledger/row.ts';
import { horizon } from './forecast.ts';
import { zeros } from './series.ts';

/** Months of climb from the first month to full speed, where nobody said how many. */
export const usualClimb = 6;

/** Months of climb from a first month, that one included. */
export const climbOf = ({ climbMonths }: Cells<'stream'>): number => Math.max(2, climbMonths ?? usualClimb);

/** Where a stream begins, and the business: offsets of months. */
type Beginning = { begins: number; opens: number };

/** Whether a stream counts paying customers. One with new customers a month does, unless it says otherwise. */
export function isSubscriptionOf({ model, newPerMonth }: Cells<'stream'>): boolean {
  return model === 'subscription' || (model === null && newPerMonth !== null);
}

/** Whether a later step says when the full speed is reached: nothing is assumed of the climb then. */
export function isFullSpeedAStep({ start, quantity, climbMonths, targets }: Cells<'stream'>): boolean {
  return start === null && climbMonths === null && targets?.some((target) => target.quantity === quantity) === true;
}

/** Whether a first month and a full speed are known, but not how long it takes from one to the other. */
export function isClimbAssumed(cells: Cells<'stream'>): boolean {
  const { first, quantity, climbMonths, newPerMonth } = cells;
  const isKnown = first !== null && quantity !== null;
  return isKnown && climbMonths === null && newPerMonth === null && !isFullSpeedAStep(cells);
}

/** How many are sold in a period (or are paying customers) in each month from the first. */
export function levelOf(cells: Cells<'stream'>, beginning: Beginning): (month: number) => number {
  return isSubscriptionOf(cells) && cells.newPerMonth !== null
    ? customersOf(cells, cells.newPerMonth, beginning.begins)
    : stepsOf(cells, beginning);
}

/**
 * The quantity climbs in a straight line from the first month, or from nothing, to its full speed, and from there through
 * the later steps, each in a straight line or all at once; it stays at the last of them.
 */
function stepsOf(cells: Cells<'stream'>, { begins, opens }: Beginning): (month: number) => number {
  const points: Target[] = beginningOf(cells, begins);
  for (const target of cells.targets ?? []) {
    const moved = { ...target, month: target.month + opens - 1 };
    // A step replaces what the climb says of its month.
    const same = points.findIndex(({ month }) => month === moved.month);
    if (same >= 0) points[same] = moved;
    else if (moved.month >= begins) points.push(moved);
  }
  points.sort((one, other) => one.month - other.month);
  return (month) => {
    const next = points.findIndex((point) => point.month >= month);
    const after = points[next] ?? points.at(-1);
    const before = points[next - 1];
    if (after === undefined) return 0;
    if (next < 1 || before === undefined || after.month === month) return after.quantity;
    if (after.atOnce === true) return before.quantity;
    const passed = (month - before.month) / (after.month - before.month);
    return before.quantity + (after.quantity - before.quantity) * passed;
  };
}

function beginningOf(cells: Cells<'stream'>, begins: number): Target[] {
  const { quantity, first, climbMonths } = cells;
  if (first !== null) {
    const start = { month: begins, quantity: first };
    const full = begins + climbOf(cells) - 1;
    return quantity === null || isFullSpeedAStep(cells) ? [start] : [start, { month: full, quantity }];
  }
  const climb = climbMonths ?? 0;
  const nothing = { month: begins - 1, quantity: 0 };
  if (quantity === null) return [nothing];
  const full = { month: begins + Math.max(0, climb - 1), quantity };
  return climb > 0 ? [nothing, full] : [full];
}

/**
 * The paying customers of a month: those of the month before, less the share that leaves, plus the new ones. With a first
 * month, that is how many there are in it, and the quantity is the most there will be. Without one, the quantity pays
 * already at the start; a climb makes it the most there will be.
 */
function customersOf(cells: Cells<'stream'>, newOnes: number, begins: number): (month: number) => number {
  const { first, quantity, climbMonths } = cells;
  const climbs = first !== null || (climbMonths ?? 0) > 0;
  const most = (climbs ? quantity : null) ?? Number.POSITIVE_INFINITY;
  const stays = 1 - leavingAMonth(cells);
  const months = zeros();
  let paying = climbs ? 0 : (quantity ?? 0);
  for (let month = begins; month <= horizon; month += 1) {
    paying = month === begins && first !== null ? first : Math.min(most, paying * stays + newOnes);
    months[month] = paying;
  }
  return (month) => months[month] ?? 0;
}

/** The share of customers that leaves in a month; a yearly share is the one that twelve months make. */
function leavingAMonth({ churn, churnPer }: Cells<'stream'>): number {
  const share = (churn ?? 0) / 10_000;
  return churnPer === 'year' ? 1 - (1 - share) ** (1 / 12) : share;
}
