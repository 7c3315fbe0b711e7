import type { Cells, RowOf } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import { horizon, type LeftOutReason, type Series } from './forecast.ts';
import { isTooLarge } from './limit.ts';
import { named } from './lines.ts';
import type { Plan } from './plan.ts';
import { isClimbAssumed, isSubscriptionOf, levelOf } from './quantity-level.ts';
import { toCents } from './rounding.ts';
import { daysSold, perOf, volumeOf } from './sales-volume.ts';
import { zeros } from './series.ts';
import { unitCostOf } from './unit-cost.ts';

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
  /** The column of the first month in which it is sold. */
  begins: number;
  assumptions: readonly string[];
};

/** The sales of every stream with a price and a quantity. Nothing is sold before the opening. */
export function salesOf(plan: Plan): StreamSales[] {
  return plan.of('stream').flatMap((row) => salesOfStream(plan, row) ?? []);
}

function salesOfStream(plan: Plan, row: RowOf<'stream'>): StreamSales | null {
  const { notes, scenario, time } = plan;
  const { cells } = row;
  const missing = missingOf(cells);
  if (missing !== null) {
    notes.leaveOut(row, ...missing);
    return null;
  }
  const isSubscription = isSubscriptionOf(cells);
  const begins = Math.max(time.firstMonth, time.offsetOf(cells.start ?? 1));
  if (begins > horizon) {
    notes.leaveOut(row, 'outside_plan', 'start');
    return null;
  }
  const assumptions = assumptionsOf(plan, row, isSubscription);
  const level = levelOf(cells, { begins, opens: time.firstMonth });
  const volume = volumeOf(plan, cells);
  const last = cells.targets?.at(-1)?.month ?? 1;
  const growsFrom = time.yearsPassed(time.offsetOf(last));
  const growth = 1 + (cells.growth ?? 0) / 10_000;

  const price = ((cells.price ?? 0) * scenario.pricePercent) / 100;
  const costShare = ((cells.costShare ?? 0) * scenario.costPercent) / 1_000_000;
  const unitCost = (unitCostOf(cells) * scenario.costPercent) / 100;
  if (cells.batchCost !== null && !cells.batchSize) notes.leaveOut(row, 'no_batch_size', 'batchCost');
  const each = cells.each ?? 1;
  const quantities = zeros();
  const customers = zeros();
  const sales = zeros();
  const directCosts = zeros();
  const taxedCosts = zeros();
  for (let month = begins; month <= horizon; month += 1) {
    const years = Math.max(0, time.yearsPassed(month) - growsFrom);
    const sold = (level(month) * growth ** years * scenario.salesPercent) / 100;
    const quantity = sold * each * volume(month);
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
    begins,
    assumptions,
  };
}

/** What a stream needs to be counted, and does not have. */
function missingOf(cells: Cells<'stream'>): [reason: LeftOutReason, column: string] | null {
  if (cells.price === null) return ['no_price', 'price'];
  const { quantity, first, targets, newPerMonth } = cells;
  if ([quantity, first, targets, newPerMonth].every((said) => said === null)) return ['no_quantity', 'quantity'];
  return perOf(cells) === null ? ['no_rhythm', 'per'] : null;
}

function assumptionsOf({ notes, settings }: Plan, row: RowOf<'stream'>, isSubscription: boolean): string[] {
  const { cells, id } = row;
  const per = perOf(cells);
  const keys: string[] = [];
  const assume = (assumption: Parameters<typeof notes.assume>[0]) => keys.push(notes.assume(assumption, id));
  const sold = daysSold(cells, settings.openDays);
  const isWeekly = per === 'week' || (per === 'day' && sold.per === 'week');
  const isEveryDay = per === 'day' && sold.days === 7 && cells.weeks === null;
  if (isWeekly && cells.weeks === null && !isEveryDay) assume(assumed.weeksOfYear);
  if (per === 'day' && cells.days === null && settings.openDays === null) assume(assumed.openDays);
  const isSpread = (isWeekly && cells.weeks !== null) || (per === 'day' && sold.per === 'year');
  if (per === 'year' || per === 'season' || isSpread) assume(assumed.spreadByYear);
  if (cells.targets !== null || (cells.climbMonths ?? 0) > 1 || cells.first !== null) assume(assumed.straightLines);
  if (isClimbAssumed(cells)) assume(assumed.climb);
  if (saysNothingOfPayment(cells)) assume(assumed.customersPayAtOnce);
  if (cells.deposit !== null && cells.aheadMonths === null) assume(assumed.depositMonth);
  if (cells.instalments !== null && cells.instalmentMonths === null) assume(assumed.instalmentsMonthly);
  if (cells.growth !== null) assume(assumed.yearsOfBusiness);
  if (isSubscription && cells.newPerMonth !== null) assume(assumed.churnStarts);
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

/** Whether a stream says nothing of when its customers pay. */
function saysNothingOfPayment(cells: Cells<'stream'>): boolean {
  const { customerDays, aheadMonths, deposit, instalments, paidMonths } = cells;
  return [customerDays, aheadMonths, deposit, instalments, paidMonths].every((said) => said === null);
}
