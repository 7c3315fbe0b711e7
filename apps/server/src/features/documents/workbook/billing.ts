import type { SalesTaxName } from '@elan/domain/forecast/forecast';
import { salesTaxNames } from '@elan/domain/forecast/sales-tax';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { added, f, quotedText } from './formula.ts';
import type { Model } from './model.ts';
import { allMonths, type MonthRow, type MonthSheet, monthRow, previous } from './months.ts';
import type { TableRow } from './row-needs.ts';
import type { Formula, Ref } from './sheet.ts';

/** When tax is charged and whether it comes back: rows of the taxes, which every bill reads. */
export type TaxRows = { registered: MonthRow; back: MonthRow };

/** What a supplier bills: the cost without the tax that comes back, everything that is due, and when it is paid. */
export type Bill = { cost: MonthRow; billed: MonthRow; paid: MonthRow; open: MonthRow };

export const taxLabel = (
  { language, words }: Pick<Model, 'language' | 'words'>,
  tax: SalesTaxName,
  isSale: boolean,
): string => `${salesTaxNames[tax][language]} ${isSale ? words.charged : words.paidTax}`;

/** Whether a row is taxable, or exempt; null where no tax is known. */
export function hasTaxStatus({ inputs, language }: Model, row: TableRow, status: 'taxable' | 'exempt'): Formula | null {
  const cell = inputs.find(row.id, 'tax');
  const text = rowColumns.stream.tax.options[status][language];
  return cell === null ? null : f`${cell}=${quotedText(text)}`;
}

/** The rows of each tax of a line, each rounded by itself. */
export function taxOn(
  sheet: MonthSheet,
  model: Model,
  amounts: MonthRow,
  { taxable, isSale = false, isForResale = false, rows }: TaxOptions,
): { tax: SalesTaxName; row: MonthRow }[] {
  if (taxable === null) return [];
  const taxes = model.settings.taxes.filter((tax) => !(isForResale && tax === 'pst'));
  return taxes.map((tax) => {
    const amount = f`ROUND(${amounts}*${model.inputs.of('rate', tax)},2)`;
    const month = isSale ? f`IF(AND(${taxable},${rows.registered}=1),${amount},0)` : f`IF(${taxable},${amount},0)`;
    return { tax, row: sheet.months(taxLabel(model, tax, isSale), { month }) };
  });
}
type TaxOptions = { taxable: Formula | null; isSale?: boolean; isForResale?: boolean; rows: TaxRows };

/** Costs with their taxes. @param taxed the part of the amounts on which tax is due */
export function costAndBill(
  sheet: MonthSheet,
  model: Model,
  amounts: MonthRow,
  options: Omit<TaxOptions, 'isSale'> & { taxed?: MonthRow },
): Pick<Bill, 'cost' | 'billed'> {
  const { words } = model;
  const { back } = options.rows;
  const taxes = taxOn(sheet, model, options.taxed ?? amounts, options);
  if (taxes.length === 0) return { cost: amounts, billed: amounts };
  const kept = taxes.map(({ tax, row }) => (tax === 'pst' ? f`${row}` : f`${row}*(1-${back})`));
  return {
    cost: sheet.months(words.cost, { month: f`ROUND(${added([amounts, ...kept])},2)` }),
    billed: sheet.months(words.billed, { month: added([amounts, ...taxes.map(({ row }) => row)]) }),
  };
}

export function billFromSupplier(
  sheet: MonthSheet,
  model: Model,
  amounts: MonthRow,
  options: Omit<TaxOptions, 'isSale'> & { taxed?: MonthRow; delay: Delay },
): Bill {
  const { words } = model;
  const { cost, billed } = costAndBill(sheet, model, amounts, options);
  const paid = sheet.months(words.paid, { month: paidLater(model, billed, options.delay) });
  return { cost, billed, paid, open: runningDifference(sheet, words.owedSupplier, billed, paid) };
}

/** How much more one row has accumulated so far than another. */
export function runningDifference(sheet: MonthSheet, label: string, plus: MonthRow, minus: MonthRow): MonthRow {
  const before = previous(monthRow(sheet, sheet.row));
  return sheet.months(label, { month: f`ROUND(${before}+${plus}-${minus},2)` });
}

/** Whole months until something is paid, and the share of it that is paid a month later still. */
export type Delay = { months: Ref; share: Ref };

/** 30 days are a month; days in between divide an amount over two months. */
export function delayOf(sheet: MonthSheet, { words }: Pick<Model, 'words'>, days: Formula): Delay {
  return {
    months: sheet.value(words.delay, f`INT((${days})/30)`),
    share: sheet.value(words.delayShare, f`MOD(${days},30)/30`, 'percent'),
  };
}

export function paidLater({ calendar: { month } }: Model, due: MonthRow, { months, share }: Delay): Formula {
  const at = (later: Formula) => f`INDEX(${allMonths(due)},${month}+${later})`;
  const first = at(f`1-${months}`);
  return f`IF(${month}>=${months},${first}-ROUND(${first}*${share},2),0)+IF(${month}>${months},ROUND(${at(f`0-${months}`)}*${share},2),0)`;
}
