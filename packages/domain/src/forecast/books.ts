import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import { runningCostsOf } from './costs.ts';
import { paidByCustomers } from './customer-payments.ts';
import type { SalesTaxTable, Series } from './forecast.ts';
import { type Funding, fundingOf } from './funding.ts';
import { type PersonPay, payOf } from './people.ts';
import type { Plan } from './plan.ts';
import { type Purchase, purchasesOf } from './purchases.ts';
import { type StreamSales, salesOf } from './sales.ts';
import { openTaxBook, salesTaxTable, type TaxBook, type TaxPaid, type TaxStatus } from './sales-tax.ts';
import { sumOf } from './series.ts';
import { paidAfter } from './working-capital.ts';

/** What is billed month by month, and when it is paid. */
export type Billed = {
  rowId: string;
  label: Text;
  assumptions: readonly string[];
  /** Without the tax that is passed on or claimed back: what the income statement shows. */
  net: Series;
  /** With all taxes. */
  gross: Series;
  paid: Series;
};

/** Every row of a plan as entries, before they are arranged into statements. */
export type Books = {
  streams: readonly StreamSales[];
  sales: readonly Billed[];
  directCosts: readonly Billed[];
  running: readonly Billed[];
  people: readonly PersonPay[];
  purchases: readonly Purchase[];
  funding: readonly Funding[];
  salesTax: SalesTaxTable;
};

export function keepBooks(plan: Plan): Books {
  const streams = salesOf(plan);
  const book = openTaxBook(plan, streams);
  const sales = streams.map((stream) => billToCustomers(plan, book, stream));
  const directCosts = streams.flatMap((stream) => billOfDirectCosts(plan, book, stream) ?? []);
  const running = runningCostsOf(plan).map(({ row, label, amounts, tax, assumptions }) =>
    billFromSupplier(plan, amounts, book.onPurchase(row.id, amounts, tax), {
      rowId: row.id,
      label,
      assumptions,
    }),
  );
  const purchases = purchasesOf(plan, book);
  return {
    streams,
    sales,
    directCosts,
    running,
    people: payOf(plan),
    purchases,
    funding: fundingOf(plan),
    // Last, because the table adds up what all others noted in the tax book.
    salesTax: salesTaxTable(plan, book),
  };
}

type Named = Pick<Billed, 'rowId' | 'label' | 'assumptions'>;

function billToCustomers(plan: Plan, book: TaxBook, stream: StreamSales): Billed {
  const { row, label, sales, assumptions } = stream;
  const { tax, customerDays } = row.cells;
  const days = (customerDays ?? 0) + plan.scenario.customersPayLater;
  const gross = sumOf([sales, book.onSale(row.id, sales, tax ?? 'taxable')]);
  return {
    rowId: row.id,
    label,
    assumptions: [...assumptions, ...taxAssumption(plan, tax, row.id), ...monthsAssumption(plan, days)],
    net: sales,
    gross,
    paid: paidByCustomers(plan, stream, gross),
  };
}

function billOfDirectCosts(plan: Plan, book: TaxBook, stream: StreamSales): Billed | null {
  const { row, label, directCosts, taxedCosts, assumptions } = stream;
  if (directCosts.every((cents) => cents === 0)) return null;
  const status = (row.cells.tax ?? 'taxable') === 'taxable' ? 'taxable' : 'zero_rated';
  const noted = plan.settings.province === null ? [] : [plan.notes.assume(assumed.directCostsTaxed, row.id)];
  const named = { rowId: row.id, label, assumptions: [...assumptions, ...noted] };
  return billFromSupplier(plan, directCosts, book.onPurchase(row.id, taxedCosts, status, true), named);
}

function billFromSupplier(
  plan: Plan,
  amounts: Series,
  { claimed, kept }: TaxPaid,
  { rowId, label, assumptions }: Named,
): Billed {
  const net = sumOf([amounts, kept]);
  const gross = sumOf([net, claimed]);
  const { supplierDays } = plan.settings;
  return {
    rowId,
    label,
    assumptions: [...assumptions, ...monthsAssumption(plan, supplierDays)],
    net,
    gross,
    paid: paidAfter(gross, supplierDays),
  };
}

function taxAssumption({ notes, settings }: Plan, tax: TaxStatus | null, rowId: string): string[] {
  return tax === null && settings.province !== null ? [notes.assume(assumed.taxable, rowId)] : [];
}

function monthsAssumption({ notes }: Plan, days: number): string[] {
  return days > 0 ? [notes.assume(assumed.halfMonths)] : [];
}
