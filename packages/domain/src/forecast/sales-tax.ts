import type { Text } from '../locale.ts';
import { assumed } from './assumptions.ts';
import { salesTaxRates, smallSupplierLimit } from './canada.ts';
import { horizon, type SalesTaxLines, type SalesTaxName, type SalesTaxTable, type Series } from './forecast.ts';
import type { Plan } from './plan.ts';
import { fromTable, percentText } from './published-value.ts';
import { toCents } from './rounding.ts';
import type { StreamSales } from './sales.ts';
import { addTo, columnCount, seriesOf, sumOf, zeros } from './series.ts';
import { columnOf, monthText } from './timeline.ts';

export type TaxStatus = 'taxable' | 'zero_rated' | 'exempt';

type Tax = Pick<SalesTaxLines, 'tax' | 'label' | 'rate' | 'recoverable'> & { collected: number[]; claimed: number[] };

/** The tax paid on purchases: what is claimed back, and what stays a cost. */
export type TaxPaid = { claimed: Series; kept: Series };

/** The sales taxes of a plan, to which each sale and purchase adds its own. Each tax of a line and month is rounded once. */
export type TaxBook = {
  taxes: readonly Tax[];
  registeredFrom: number | null;
  /** The rows whose tax was collected or claimed so far. */
  rowIds: ReadonlySet<string>;
  /** Keys of what the taxes assume. */
  assumptions: readonly string[];
  /** @returns the tax that customers pay on top of the sales */
  onSale(rowId: string, sales: Series, status: TaxStatus): Series;
  onPurchase(rowId: string, amounts: Series, status: TaxStatus, isForResale?: boolean): TaxPaid;
};

/** What each sales tax is called. */
export const salesTaxNames: Readonly<Record<SalesTaxName, Text>> = {
  gst: { en: 'GST', fr: 'TPS' },
  hst: { en: 'HST', fr: 'TVH' },
  qst: { en: 'QST', fr: 'TVQ' },
  pst: { en: 'PST', fr: 'TVP' },
};

export function openTaxBook(plan: Plan, streams: readonly StreamSales[]): TaxBook {
  const taxes = taxesOf(plan);
  const registeredFrom = taxes.length === 0 ? null : registration(plan, streams);
  const claims = streams.length === 0 || streams.some(({ row }) => row.cells.tax !== 'exempt');
  const isRegistered = (column: number) => registeredFrom !== null && column >= registeredFrom;
  const assumptions: string[] = taxes.map(({ tax }) => tax);
  if (registeredFrom !== null) {
    assumptions.push(plan.notes.assume(assumed.claimsAll));
    if (taxes.some(({ tax }) => tax === 'pst')) assumptions.push(plan.notes.assume(assumed.pstOnAllSales));
  }
  const rowIds = new Set<string>();
  const note = (rowId: string, taxed: Series) => {
    if (taxed.some((cents) => cents !== 0)) rowIds.add(rowId);
  };
  return {
    taxes,
    registeredFrom,
    rowIds,
    assumptions,
    onSale(rowId, sales, status) {
      const charged = zeros();
      if (status !== 'taxable' || registeredFrom === null) return charged;
      for (const { rate, collected } of taxes) {
        const tax = seriesOf((column) => (isRegistered(column) ? taxAt(rate, sales[column]) : 0));
        addTo(collected, tax);
        addTo(charged, tax);
      }
      note(rowId, charged);
      return charged;
    },
    onPurchase(rowId, amounts, status, isForResale = false) {
      const back = zeros();
      const kept = zeros();
      if (status !== 'taxable') return { claimed: back, kept };
      for (const { tax: name, rate, recoverable, claimed } of taxes) {
        if (isForResale && name === 'pst') continue;
        for (let column = 0; column < columnCount; column += 1) {
          const tax = taxAt(rate, amounts[column]);
          const isClaimed = recoverable && claims && isRegistered(column);
          const side = isClaimed ? back : kept;
          side[column] = (side[column] ?? 0) + tax;
          if (isClaimed) claimed[column] = (claimed[column] ?? 0) + tax;
        }
      }
      note(rowId, back);
      return { claimed: back, kept };
    },
  };
}

const taxAt = (rate: number, amount = 0) => toCents((amount * rate) / 100_000);

function taxesOf({ settings: { province }, notes }: Plan): Tax[] {
  if (province === null) return [];
  const { value: rates, ...published } = salesTaxRates[province];
  return Object.entries(rates).map(([name, rate]) => {
    const tax = name as SalesTaxName;
    notes.assume(
      fromTable(
        {
          key: tax,
          label: salesTaxNames[tax],
          value: percentText(rate / 1000),
          change: { setting: 'province' },
        },
        published,
      ),
    );
    return { tax, label: salesTaxNames[tax], rate, recoverable: tax !== 'pst', collected: zeros(), claimed: zeros() };
  });
}

/**
 * The column from which tax is charged. By law a business registers once its taxable sales, zero-rated ones included, pass the
 * limit: in one calendar quarter, at once; in four quarters in a row, from the second month after the last of them.
 */
function registration(plan: Plan, streams: readonly StreamSales[]): number | null {
  const { salesTax } = plan.settings;
  if (salesTax === 'registered') return 0;
  const required = passesLimit(plan, streams);
  if (salesTax === 'never') {
    if (required !== null) {
      const month = monthText(plan.time.monthAt(required));
      plan.notes.notice('must_register', {
        en: `Sales pass $30,000: from ${month.en} on the business must charge sales tax.`,
        fr: `Les ventes dépassent 30\u00a0000\u00a0$\u00a0: dès ${month.fr}, l'entreprise doit facturer les taxes.`,
      });
    }
    return null;
  }
  return required;
}

function passesLimit({ time }: Plan, streams: readonly StreamSales[]): number | null {
  const counted = streams.filter(({ row }) => row.cells.tax !== 'exempt');
  const sales = sumOf(counted.map((stream) => stream.sales));
  const quarters: number[] = [];
  let quarter = 0;
  for (let month = 1; month <= horizon; month += 1) {
    quarter += sales[month] ?? 0;
    if (quarter > smallSupplierLimit.value) return month;
    if (time.monthOfYear(month) % 3 !== 2) continue;
    quarters.push(quarter);
    quarter = 0;
    const lastFour = quarters.slice(-4).reduce((sum, each) => sum + each, 0);
    if (lastFour > smallSupplierLimit.value) return columnOf(month + 2);
  }
  return null;
}

/** The table of what was collected, claimed, remitted and owed. */
export function salesTaxTable(plan: Plan, { taxes, registeredFrom, rowIds, assumptions }: TaxBook): SalesTaxTable {
  return {
    registeredFrom,
    rowIds: [...rowIds],
    assumptions,
    filing: plan.settings.taxFiling,
    taxes: taxes.map(({ tax, label, rate, recoverable, collected, claimed }) => {
      const remitted = zeros();
      for (let column = 0; column < columnCount; column += 1) {
        const due = dueColumn(plan, column);
        if (due <= horizon) remitted[due] = (remitted[due] ?? 0) + (collected[column] ?? 0) - (claimed[column] ?? 0);
      }
      let balance = 0;
      const owed = seriesOf((column) => {
        balance += (collected[column] ?? 0) - (claimed[column] ?? 0) - (remitted[column] ?? 0);
        return balance;
      });
      return { tax, label, rate, recoverable, collected, claimed, remitted, owed };
    }),
  };
}

/**
 * The month in which the tax of a month is remitted: the one after the calendar month or quarter, or the third after the
 * calendar year (the fourth for a person in business alone).
 */
function dueColumn({ time, settings: { taxFiling, legalForm } }: Plan, column: number): number {
  const month = time.monthOfYear(column);
  if (taxFiling === 'month') return column + 1;
  if (taxFiling === 'quarter') return column + 3 - (month % 3);
  return column + 11 - month + (legalForm === 'sole' ? 4 : 3);
}
