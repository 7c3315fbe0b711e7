import { useNames } from '@elan/domain/forecast/sources-and-uses';
import type { RowOf } from '@elan/domain/ledger/row';
import { costAndBill, hasTaxStatus, type TaxRows } from './billing.ts';
import { f } from './formula.ts';
import { type Model, rowsOfKind } from './model.ts';
import { allMonths, type MonthRow, type MonthSheet, monthRow, untilPrevious } from './months.ts';
import { blockOf } from './row-guard.ts';
import { isDepreciated, isTaxed } from './row-needs.ts';
import type { Ref } from './sheet.ts';

export type PurchaseRows = {
  row: RowOf<'purchase'>;
  label: string;
  use: NonNullable<RowOf<'purchase'>['cells']['use']>;
  isOwned: boolean;
  cost: MonthRow;
  billed: MonthRow;
  depreciation: MonthRow | null;
};

export function purchaseRows(sheet: MonthSheet, model: Model, rows: TaxRows): PurchaseRows[] {
  const { words, inputs } = model;
  return rowsOfKind(model, 'purchase').map((row) =>
    blockOf(sheet, model, row, () => {
      const { id, cells } = row;
      const use = cells.use ?? 'equipment';
      const bought = monthBought(sheet, model, id);
      const count = inputs.find(id, 'count') ?? f`1`;
      const price = f`IF(${model.calendar.month}=${bought},${inputs.of(id, 'amount')}*${count},0)`;
      const amounts = sheet.months(words.priceAndCount, { month: price });
      const taxable = isTaxed(row) ? hasTaxStatus(model, row, 'taxable') : null;
      const isForResale = use === 'opening_stock';
      const { cost, billed } = costAndBill(sheet, model, amounts, { taxable, isForResale, rows });
      sheet.tag(cost, useNames[use][model.language]);
      if (cells.owned === true) sheet.months(words.broughtIn, { month: f`${cost}` });
      const depreciation = isDepreciated(cells) ? depreciationOf(sheet, model, { id, bought, cost }) : null;
      return { row, use, isOwned: cells.owned === true, cost, billed, depreciation };
    }),
  );
}

/** The month of business of a purchase or of money in; 0 for everything before, and 37 after the plan. */
export function monthBought(sheet: MonthSheet, { words, inputs, calendar }: Model, id: string): Ref {
  const month = calendar.monthOf(inputs.of(id, 'month'));
  return sheet.value(words.bought, f`MIN(37,MAX(0,${month}))`);
}

/** The same amount each month from the first month of use; the last takes what is left. */
function depreciationOf(
  sheet: MonthSheet,
  { words, inputs, calendar }: Model,
  { id, bought, cost }: { id: string; bought: Ref; cost: MonthRow },
): MonthRow {
  const months = f`(${inputs.of(id, 'life')}*12)`;
  const first = sheet.value(words.firstUse, f`MAX(${calendar.opens},${bought})`);
  const last = sheet.value(words.lastUse, f`${first}+${months}-1`);
  const total = f`SUM(${allMonths(cost)})`;
  const monthly = sheet.value(words.monthly, f`ROUND(${total}/${months},2)`, 'money');
  const left = f`ROUND(${total}-SUM(${untilPrevious(monthRow(sheet, sheet.row))}),2)`;
  const { month } = calendar;
  const inUse = f`IF(${month}=${last},${left},MIN(${left},${monthly}))`;
  return sheet.months(words.depreciation, {
    start: f`0`,
    month: f`IF(OR(${month}<${first},${month}>${last}),0,${inUse})`,
  });
}
