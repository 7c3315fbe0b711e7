import { isSubscriptionOf } from '@elan/domain/forecast/quantity-level';
import type { RowOf } from '@elan/domain/ledger/row';
import {
  type Bill,
  billFromSupplier,
  type Delay,
  hasTaxStatus,
  runningDifference,
  type TaxRows,
  taxOn,
} from './billing.ts';
import { added, f } from './formula.ts';
import { written } from './input-cell.ts';
import { type Model, rowsOfKind } from './model.ts';
import type { MonthRow, MonthSheet } from './months.ts';
import { blockOf } from './row-guard.ts';
import { levelRow } from './sales-level.ts';
import { paidByCustomers } from './sales-payments.ts';
import { type StreamSoFar, timesRow } from './sales-times.ts';
import type { Formula, Ref } from './sheet.ts';

/** What one stream sells, bills and costs. */
export type StreamRows = {
  row: RowOf<'stream'>;
  label: string;
  guard: Ref | null;
  sales: MonthRow;
  received: MonthRow;
  /** Null where nothing is said of its direct costs. */
  direct: Bill | null;
};

/** The blocks of all streams, one below the other. */
export function salesRows(
  sheet: MonthSheet,
  seasons: MonthSheet,
  model: Model,
  rows: TaxRows,
  delay: Delay,
): StreamRows[] {
  return rowsOfKind(model, 'stream').map((row) => {
    const write = (guard: Ref | null) => {
      seasons.guard = guard;
      const block = streamRows(sheet, seasons, model, row, rows, delay);
      seasons.guard = null;
      return { row, guard, ...block };
    };
    return blockOf(sheet, model, row, write, nameOf(row));
  });
}

const nameOf = ({ cells: { name, channel } }: RowOf<'stream'>): string =>
  written(channel === null ? name : `${name} – ${channel}`);

function streamRows(
  sheet: MonthSheet,
  seasons: MonthSheet,
  model: Model,
  stream: RowOf<'stream'>,
  rows: TaxRows,
  delay: Delay,
): Omit<StreamRows, 'row' | 'label' | 'guard'> {
  const { words, inputs, calendar, scenario } = model;
  const start = inputs.find(stream.id, 'start');
  const begins = sheet.value(
    words.begins,
    start === null ? calendar.opens : f`MAX(${calendar.opens},${calendar.monthOf(start)})`,
  );
  const price = sheet.value(words.price, f`${inputs.of(stream.id, 'price')}*${scenario.prices}`, 'money');
  const quantity = quantityRow(sheet, model, stream, begins);
  const sales = sheet.ofBusiness(words.salesBeforeTax, f`ROUND(${quantity}*${price},2)`);
  sheet.total(sales);
  const counts = sheet.value(words.streamCounts, f`IF(${begins}<=36,1,0)`);
  const exempt = hasTaxStatus(model, stream, 'exempt');
  if (exempt !== null) sheet.value(words.streamIsTaxed, f`IF(${exempt},0,${counts})`);
  const taxable = hasTaxStatus(model, stream, 'taxable');
  const taxes = taxOn(sheet, model, sales, { taxable, isSale: true, rows });
  const billed =
    taxes.length === 0 ? sales : sheet.months(words.billed, { month: added([sales, ...taxes.map(({ row }) => row)]) });
  const given: StreamSoFar = { stream, begins, price };
  const received = paidByCustomers(sheet, seasons, model, given, billed);
  runningDifference(sheet, words.stillOwed, billed, received);
  const costs = directCosts(sheet, model, { stream, quantity, sales });
  const direct = costs === null ? null : billOfCosts(sheet, model, { stream, costs, rows, delay });
  return { sales, received, direct };
}

/** Units sold in a month: how many in a period, with growth and the scenario, times the periods. */
function quantityRow(sheet: MonthSheet, model: Model, stream: RowOf<'stream'>, begins: Ref): MonthRow {
  const { words, inputs, calendar, scenario } = model;
  const { id, cells } = stream;
  const level = levelRow(sheet, model, stream, begins);
  const growth = inputs.find(id, 'growth');
  const last = (cells.targets?.length ?? 0) - 1;
  const lastMonth = last < 0 ? f`${calendar.opens}` : f`(${inputs.of(id, `targetMonth${last}`)}+${scenario.later})`;
  const passed = f`MAX(0,${calendar.yearsPassed}-MAX(0,INT((${lastMonth}-${scenario.later}-1)/12)))`;
  const grown = growth === null ? f`${level}` : f`${level}*(1+${growth})^${passed}`;
  const label = isSubscriptionOf(cells) ? words.customers : words.sold;
  const sold = sheet.ofBusiness(label, f`${grown}*${scenario.sales}`, 'number');
  const times = timesRow(sheet, model, stream);
  const each = inputs.find(id, 'each');
  const units = each === null ? f`${sold}*${times}` : f`${sold}*${each}*${times}`;
  return sheet.ofBusiness(words.quantity, units, 'number');
}

type Sold = { stream: RowOf<'stream'>; quantity: MonthRow; sales: MonthRow };
type Costs = { amounts: MonthRow; taxed: MonthRow };

/** Costs by unit, and those that are a share of the price, which include their tax. */
function directCosts(
  sheet: MonthSheet,
  { words, inputs, scenario }: Model,
  { stream, quantity, sales }: Sold,
): Costs | null {
  const { id } = stream;
  const unit = inputs.find(id, 'unitCost');
  const batch = inputs.find(id, 'batchCost');
  const size = inputs.find(id, 'batchSize');
  const share = inputs.find(id, 'costShare');
  const parts: (Ref | Formula)[] = [
    ...(unit === null ? [] : [unit]),
    ...(batch === null || size === null ? [] : [f`IF(${size}>0,${batch}/${size},0)`]),
  ];
  if (parts.length === 0 && share === null) return null;
  const each = sheet.value(words.unitCost, f`(${added(parts)})*${scenario.costs}`, 'money');
  const ofPrice = share === null ? null : sheet.value(words.costShare, f`${share}*${scenario.costs}`, 'percent');
  const exact = ofPrice === null ? f`${quantity}*${each}` : f`${quantity}*${each}+${sales}*${ofPrice}`;
  const amounts = sheet.ofBusiness(words.directBeforeTax, f`ROUND(${exact},2)`);
  const taxed = ofPrice === null ? amounts : sheet.ofBusiness(words.directTaxed, f`ROUND(${quantity}*${each},2)`);
  return { amounts, taxed };
}

type Costed = { stream: RowOf<'stream'>; costs: Costs; rows: TaxRows; delay: Delay };

function billOfCosts(sheet: MonthSheet, model: Model, { stream, costs, rows, delay }: Costed): Bill {
  const { amounts, taxed } = costs;
  const taxable = hasTaxStatus(model, stream, 'taxable');
  return billFromSupplier(sheet, model, amounts, { taxable, taxed, isForResale: true, rows, delay });
}
