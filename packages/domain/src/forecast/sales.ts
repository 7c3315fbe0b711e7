import type { Season, Target } from '../ledger/field.ts';
import type { Cells, RowOf } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import { horizon, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { toCents } from './rounding.ts';
import { zeros } from './series.ts';
import { yearsPassed } from './timeline.ts';

/** What one stream sells, before tax. */
export type StreamSales = {
  row: RowOf<'stream'>;
  label: Text;
  quantities: Series;
  customers: Series | null;
  sales: Series;
  directCosts: Series;
  /** The direct costs that tax is paid on: those by unit. A share of the price includes its tax. */
  taxedCosts: Series;
  /** Cents, not rounded. */
  price: number;
  unitCost: number;
  assumptions: readonly string[];
};

/** The sales of every stream with a price and a quantity. Nothing is sold before the opening. */
export function salesOf(plan: Plan): StreamSales[] {
  return plan.of('stream').flatMap((row) => salesOfStream(plan, row) ?? []);
}

function salesOfStream(plan: Plan, row: RowOf<'stream'>): StreamSales | null {
  const { notes, scenario } = plan;
  const { cells } = row;
  if (cells.price === null) {
    notes.leaveOut(row, 'no_price', 'price');
    return null;
  }
  if (cells.quantity === null && cells.targets === null && cells.newPerMonth === null) {
    notes.leaveOut(row, 'no_quantity', 'quantity');
    return null;
  }
  const isSubscription = cells.model === 'subscription' || (cells.model === null && cells.newPerMonth !== null);
  const per = cells.per ?? (isSubscription ? 'month' : null);
  if (per === null) {
    notes.leaveOut(row, 'no_rhythm', 'per');
    return null;
  }
  const first = Math.max(1, plan.time.offsetOf(cells.start ?? 1));
  if (first > horizon) {
    notes.leaveOut(row, 'outside_plan', 'start');
    return null;
  }
  const assumptions = assumptionsOf(plan, row, per, isSubscription);
  const level = isSubscription ? customersOf(cells, first) : levelOf(cells, first);
  const volume = volumeOf(plan, cells.season ?? plan.settings.openMonths, per);
  const growsFrom = yearsPassed(cells.targets?.at(-1)?.month ?? 1);
  const growth = 1 + (cells.growth ?? 0) / 10_000;

  const price = (cells.price * scenario.pricePercent) / 100;
  const costShare = ((cells.costShare ?? 0) * scenario.costPercent) / 1_000_000;
  const unitCost = (unitCostOf(plan, row) * scenario.costPercent) / 100;
  const quantities = zeros();
  const customers = zeros();
  const sales = zeros();
  const directCosts = zeros();
  const taxedCosts = zeros();
  for (let month = first; month <= horizon; month += 1) {
    const years = Math.max(0, yearsPassed(month) - growsFrom);
    const sold = (level(month) * growth ** years * scenario.salesPercent) / 100;
    const quantity = sold * volume(month);
    const takings = toCents(quantity * price);
    customers[month] = sold;
    quantities[month] = quantity;
    sales[month] = takings;
    directCosts[month] = toCents(quantity * unitCost + takings * costShare);
    taxedCosts[month] = toCents(quantity * unitCost);
  }
  if (isTooLarge(sales) || isTooLarge(directCosts)) {
    notes.leaveOut(row, 'too_large');
    return null;
  }
  return {
    row,
    label: named(cells.channel === null ? cells.name : `${cells.name} – ${cells.channel}`),
    quantities,
    customers: isSubscription ? customers : null,
    sales,
    directCosts,
    taxedCosts,
    price,
    unitCost: unitCost + price * costShare,
    assumptions,
  };
}

/** What one unit costs in cents, without the share of the price. */
function unitCostOf({ notes }: Plan, row: RowOf<'stream'>): number {
  const { unitCost, batchCost, batchSize } = row.cells;
  const hasSize = batchSize !== null && batchSize > 0;
  if (batchCost !== null && !hasSize) notes.leaveOut(row, 'no_batch_size', 'batchCost');
  return (unitCost ?? 0) + (batchCost !== null && hasSize ? batchCost / batchSize : 0);
}

type Per = NonNullable<Cells<'stream'>['per']>;

/**
 * How many times the quantity of a period is sold in a month. Days and weeks count a twelfth of the 52 weeks of a year, times
 * the weight of the month; the quantity of a year or a season is spread over its months by their weights.
 */
function volumeOf({ time, settings }: Plan, season: Season | null, per: Per): (month: number) => number {
  const weightAt = (month: number) => season?.[time.monthOfYear(month)] ?? 100;
  if (per === 'year' || per === 'season') {
    const all = season === null ? 1200 : season.reduce((sum, weight) => sum + weight, 0);
    return (month) => (all === 0 ? 0 : weightAt(month) / all);
  }
  const perMonth = { month: 1, week: 52 / 12, day: ((settings.openDays ?? 5) * 52) / 12 }[per];
  return (month) => (perMonth * weightAt(month)) / 100;
}

/**
 * The quantity a month is at: it climbs in a straight line to the quantity, and from there through the targets; it stays at the
 * last of them.
 */
function levelOf({ quantity, climbMonths, targets }: Cells<'stream'>, first: number): (month: number) => number {
  const climb = climbMonths ?? 0;
  const points: Target[] = [];
  if (quantity === null || climb > 0) points.push({ month: first - 1, quantity: 0 });
  if (quantity !== null) points.push({ month: first + Math.max(0, climb - 1), quantity });
  for (const target of targets ?? []) {
    // A target replaces what the climb says of its month.
    const same = points.findIndex(({ month }) => month === target.month);
    if (same >= 0) points[same] = target;
    else if (target.month >= first) points.push(target);
  }
  points.sort((one, other) => one.month - other.month);
  return (month) => {
    const next = points.findIndex((point) => point.month >= month);
    const after = points[next] ?? points.at(-1);
    const before = points[next - 1];
    if (after === undefined) return 0;
    if (next < 1 || before === undefined) return after.quantity;
    const passed = (month - before.month) / (after.month - before.month);
    return before.quantity + (after.quantity - before.quantity) * passed;
  };
}

/**
 * The paying customers of a month. With new customers a month they follow from the month before: those who pay already,
 * less the share that leaves, plus the new ones; a climb makes the quantity the most there will be.
 */
function customersOf(cells: Cells<'stream'>, first: number): (month: number) => number {
  const { newPerMonth, churn, quantity, climbMonths } = cells;
  if (newPerMonth === null) return levelOf(cells, first);
  const climbs = (climbMonths ?? 0) > 0;
  const most = climbs ? (quantity ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const stays = 1 - (churn ?? 0) / 10_000;
  const months = zeros();
  let paying = climbs ? 0 : (quantity ?? 0);
  for (let month = first; month <= horizon; month += 1) {
    paying = Math.min(most, paying * stays + newPerMonth);
    months[month] = paying;
  }
  return (month) => months[month] ?? 0;
}

function assumptionsOf({ notes, settings }: Plan, row: RowOf<'stream'>, per: Per, isSubscription: boolean): string[] {
  const { cells, id } = row;
  const keys: string[] = [];
  if (per === 'week' || per === 'day') keys.push(notes.assume(assumed.weeksOfYear, id));
  if (per === 'day' && settings.openDays === null) keys.push(notes.assume(assumed.openDays, id));
  if (per === 'year' || per === 'season') keys.push(notes.assume(assumed.spreadByYear, id));
  if (cells.targets !== null || (cells.climbMonths ?? 0) > 1) keys.push(notes.assume(assumed.straightLines, id));
  if (cells.customerDays === null) keys.push(notes.assume(assumed.customersPayAtOnce, id));
  if (cells.growth !== null) keys.push(notes.assume(assumed.yearsOfBusiness, id));
  if (isSubscription && cells.newPerMonth !== null) keys.push(notes.assume(assumed.churnStarts, id));
  if (isSubscription && cells.newPerMonth === null && cells.churn !== null) {
    notes.notice(
      'churn_alone',
      {
        en: 'Customers leave, but there are no new ones in the figures: the plan treats the quantity as what remains.',
        fr: 'Des départs, mais aucune nouvelle clientèle\u00a0: le plan garde la quantité comme ce qui reste.',
      },
      id,
    );
  }
  return keys;
}
