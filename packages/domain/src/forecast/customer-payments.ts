import type { Season } from '../ledger/field.ts';
import type { Cells } from '../ledger/row.ts';
import type { Series } from './forecast.ts';
import type { Plan } from './plan.ts';
import { toCents } from './rounding.ts';
import type { StreamSales } from './sales.ts';
import { addTo, columnCount, zeros } from './series.ts';
import { paidAfter } from './working-capital.ts';

/** Whether a stream says nothing of when its customers pay. */
export function saysNothingOfPayment(cells: Cells<'stream'>): boolean {
  const { customerDays, aheadMonths, deposit, instalments, paidMonths } = cells;
  return [customerDays, aheadMonths, deposit, instalments, paidMonths].every((said) => said === null);
}

/**
 * When customers pay what a stream bills: a deposit or all of it ahead, the rest after some days or by instalments; or the
 * whole season in chosen months. What is due after the plan stays unpaid in it, what is due before it is paid before the
 * opening.
 * @param gross sales with their taxes, in cents
 */
export function paidByCustomers(plan: Plan, stream: StreamSales, gross: Series): Series {
  const { cells } = stream.row;
  const late = plan.scenario.customersPayLater;
  if (cells.paidMonths !== null) return paidAfter(paidBySeason(plan, stream, gross, cells.paidMonths), late);
  const days = (cells.customerDays ?? 0) + late;
  const { share, months } = aheadOf(stream);
  const instalments = cells.instalments ?? 1;
  if (share === 0 && instalments === 1) return paidAfter(gross, days);
  const early = zeros();
  const later = zeros();
  for (let column = 0; column < columnCount; column += 1) {
    const amount = gross[column] ?? 0;
    if (amount === 0) continue;
    const ahead = toCents(amount * share);
    add(early, column - months, ahead);
    const over = cells.instalmentMonths ?? instalments;
    divide(
      amount - ahead,
      Array.from({ length: instalments }, () => 1),
      (part, at) => add(later, column + Math.floor((at * over) / instalments), part),
    );
  }
  addTo(early, paidAfter(later, days));
  return early;
}

/** The share of a price that is paid ahead, and by how many months. A deposit is for a batch where there are batches. */
function aheadOf({ row: { cells }, price }: StreamSales): { share: number; months: number } {
  const { deposit, aheadMonths, batchSize } = cells;
  if (deposit === null) return { share: (aheadMonths ?? 0) > 0 ? 1 : 0, months: aheadMonths ?? 0 };
  const perUnit = deposit / (batchSize !== null && batchSize > 0 ? batchSize : 1);
  return { share: price === 0 ? 0 : Math.min(1, perUnit / price), months: aheadMonths ?? 1 };
}

/** A payment of a season: how many months after its beginning, and its weight among the payments of that season. */
type Due = { after: number; weight: number };

/** Each season is paid in the chosen months by their weights. */
function paidBySeason(plan: Plan, { row, begins }: StreamSales, gross: Series, paidMonths: Season): Series {
  const seasons = seasonsOf(row.cells.season ?? plan.settings.openMonths, paidMonths);
  const billed = new Map<number, { amount: number; due: readonly Due[] }>();
  for (let column = begins; column < columnCount; column += 1) {
    const month = plan.time.monthOfYear(column);
    let since = 0;
    while (!seasons.has((month - since + 12) % 12)) since += 1;
    const due = seasons.get((month - since + 12) % 12) ?? [];
    const amount = (billed.get(column - since)?.amount ?? 0) + (gross[column] ?? 0);
    billed.set(column - since, { amount, due });
  }
  const paid = zeros();
  for (const [start, { amount, due }] of billed) {
    const weights = due.map(({ weight }) => weight);
    divide(amount, weights, (part, at) => {
      const column = start + (due[at]?.after ?? 0);
      // A season that was on already when the business opened is paid at the opening at the earliest.
      add(paid, start < begins ? Math.max(begins, column) : column, part);
    });
  }
  return paid;
}

/**
 * The months in which seasons begin (0 is January), with the payments of each. A month of payment outside every season
 * belongs to the nearest one: April comes before June to October, November after. A season without a payment of its own
 * belongs to the one before it.
 */
function seasonsOf(season: Season | null, paidMonths: Season): ReadonlyMap<number, readonly Due[]> {
  const isOpen = (month: number) => (season?.[(month + 12) % 12] ?? 100) > 0;
  const first = paidMonths.findIndex((weight) => weight > 0);
  const begins = [...paidMonths.keys()].filter((month) => isOpen(month) && !isOpen(month - 1));
  if (begins.length === 0) begins.push(first);
  const seasons = new Map<number, Due[]>();
  for (const [month, weight] of paidMonths.entries()) {
    if (weight === 0) continue;
    const since = (begin: number) => (month - begin + 12) % 12;
    const previous = begins.reduce((one, other) => (since(other) < since(one) ? other : one));
    const next = begins.reduce((one, other) => (since(other) > since(one) || since(one) === 0 ? other : one));
    let closed = 0;
    while (closed < 12 && !isOpen(month - closed)) closed += 1;
    const wait = 12 - since(next);
    const isAhead = closed > 0 && wait <= closed;
    const begin = isAhead ? next : previous;
    const due = { after: isAhead ? -wait : since(previous), weight };
    seasons.set(begin, [...(seasons.get(begin) ?? []), due]);
  }
  return seasons;
}

/** Divides an amount by weights, to the cent: the parts add up to it. */
function divide(amount: number, weights: readonly number[], take: (part: number, at: number) => void): void {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  weights.forEach((weight, at) => {
    passed += weight;
    const soFar = at === weights.length - 1 ? amount : toCents((amount * passed) / all);
    take(soFar - given, at);
    given = soFar;
  });
}

function add(values: number[], column: number, amount: number): void {
  const at = Math.max(0, column);
  if (at < columnCount) values[at] = (values[at] ?? 0) + amount;
}
