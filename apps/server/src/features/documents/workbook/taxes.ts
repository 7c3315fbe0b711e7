import type { SalesTaxName } from '@elan/domain/forecast/forecast';
import { salesTaxNames } from '@elan/domain/forecast/sales-tax';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { hasTaxStatus, runningDifference, type TaxRows, taxLabel } from './billing.ts';
import { added, f, quotedText } from './formula.ts';
import type { Model } from './model.ts';
import { allMonths, firstRow, type MonthRow, type MonthSheet, monthAt, monthRow, previous } from './months.ts';
import type { StreamRows } from './sales.ts';
import type { Formula, Ref } from './sheet.ts';
import { sumOfRows, sumOfValues } from './sums.ts';

/** The rows that every bill reads, before they are written. */
export const taxRowsOf = (sheet: MonthSheet): TaxRows => ({
  registered: monthRow(sheet, firstRow),
  back: monthRow(sheet, firstRow + 1),
});

/** From which month tax is charged, and what is collected, claimed back and remitted. */
export function salesTaxRows(
  sheet: MonthSheet,
  model: Model,
  sheets: { sales: MonthSheet; bought: readonly MonthSheet[] },
  streams: readonly StreamRows[],
): { remitted: Formula; owed: Formula } {
  const { words, settings, calendar } = model;
  const { taxes } = settings;
  if (taxes.length === 0) return { remitted: f`0`, owed: f`0` };
  sheet.row = firstRow + 3;
  const claims = claimsRow(sheet, model, sheets.sales);
  const from = registration(sheet, model, streams);
  const next = sheet.row;
  sheet.row = firstRow;
  const { registered } = taxRowsOf(sheet);
  sheet.months(words.registered, { month: f`IF(${calendar.month}>=${from},1,0)` }, 'number');
  sheet.months(words.claims, { month: f`${registered}*${claims}` }, 'number');
  sheet.row = next;
  const dueIn = sheet.months(words.dueIn, { month: dueMonth(model) }, 'number');
  sheet.row += 1;
  const books = taxes.map((tax) => taxBook(sheet, model, tax, sheets, dueIn));
  return {
    remitted: added(books.map(({ remitted }) => remitted)),
    owed: added(books.map(({ owed }) => owed)),
  };
}

/** Tax comes back unless everything that is sold is exempt. */
function claimsRow(sheet: MonthSheet, { words }: Model, sales: MonthSheet): Ref {
  const all = sheet.value(words.streamsCounted, sumOfValues(sales, words.streamCounts));
  const some = sheet.value(words.streamsTaxed, sumOfValues(sales, words.streamIsTaxed));
  return sheet.value(words.claims, f`IF(OR(${all}=0,${some}>0),1,0)`);
}

/** The month from which tax is charged; 99 where it never is. */
function registration(sheet: MonthSheet, model: Model, streams: readonly StreamRows[]): Ref {
  const { words, inputs, calendar, language } = model;
  const limit = inputs.of('rate', 'smallSupplier');
  const { month, ofYear } = calendar;
  const first = monthRow(sheet, sheet.row);
  for (const { row, label, sales } of streams) {
    const exempt = hasTaxStatus(model, row, 'exempt');
    const counted = exempt === null ? f`${sales}` : f`IF(${exempt},0,${sales})`;
    sheet.ofBusiness(`${label}, ${words.countsForLimit}`, counted);
  }
  const all = { ...first, bottom: Math.max(first.top, sheet.row - 1) };
  const itself = monthRow(sheet, sheet.row);
  const isNew = f`OR(${month}=1,MOD(${previous(ofYear)},3)=0)`;
  const sold = streams.length === 0 ? f`0` : f`SUM(${all})`;
  const quarter = sheet.ofBusiness(words.quarterSales, f`${sold}+IF(${isNew},0,N(${previous(itself)}))`);
  const isEnd = f`MOD(${ofYear},3)=0`;
  const quarters = [3, 6, 9].map((months) => f`N(${previous(quarter, months)})`);
  const four = sheet.ofBusiness(words.fourQuarters, f`IF(${isEnd},ROUND(${added([quarter, ...quarters])},2),0)`);
  const isOver = f`ROUND(${quarter},2)>${limit}`;
  const later = f`IF(${four}>${limit},IF(${month}+2>36,99,${month}+2),0)`;
  const passes = sheet.ofBusiness(words.passes, f`IF(${isOver},${month},${later})`, 'number');
  const { options } = settingColumns.salesTax;
  const chosen = inputs.of('setting', 'salesTax');
  const is = (option: keyof typeof options) => f`${chosen}=${quotedText(options[option][language])}`;
  const earlier = f`N(${previous(monthRow(sheet, sheet.row))})`;
  const reached = sheet.ofBusiness(words.reached, f`IF(${earlier}=0,${passes},${earlier})`, 'number');
  const required = f`IF(${monthAt(reached, 36)}>0,${monthAt(reached, 36)},99)`;
  return sheet.value(words.registeredFrom, f`IF(${is('registered')},0,IF(${is('never')},99,${required}))`);
}

/** The month after the calendar month or quarter; for a year, the third after it, the fourth for a person alone. */
function dueMonth({ inputs, calendar, settings, language }: Model): Formula {
  const { options } = settingColumns.taxFiling;
  const chosen = inputs.of('setting', 'taxFiling');
  const { month, ofYear } = calendar;
  const is = (option: keyof typeof options) => f`${chosen}=${quotedText(options[option][language])}`;
  const year = f`${month}+12-${ofYear}+${settings.legalForm === 'sole' ? 4 : 3}`;
  return f`IF(${is('month')},${month}+1,IF(${is('quarter')},${month}+3-MOD(${ofYear}-1,3),${year}))`;
}

function taxBook(
  sheet: MonthSheet,
  model: Model,
  tax: SalesTaxName,
  { sales, bought }: { sales: MonthSheet; bought: readonly MonthSheet[] },
  dueIn: MonthRow,
): { remitted: MonthRow; owed: MonthRow } {
  const { words, language, calendar } = model;
  const name = salesTaxNames[tax][language];
  const { back } = taxRowsOf(sheet);
  const collected = sheet.months(`${name} ${words.collected}`, { month: sumOfRows(sales, taxLabel(model, tax, true)) });
  const paid = added([sales, ...bought].map((each) => sumOfRows(each, taxLabel(model, tax, false))));
  const isBack = tax === 'pst' ? f`0` : f`${back}`;
  const claimed = sheet.months(`${name} ${words.claimed}`, { month: f`(${paid})*${isBack}` });
  const due = sheet.months(`${name} ${words.toRemit}`, { month: f`ROUND(${collected}-${claimed},2)` });
  const remitted = sheet.months(`${name} ${words.remitted}`, {
    start: f`0`,
    month: f`SUMIF(${allMonths(dueIn)},${calendar.month},${allMonths(due)})`,
  });
  const owed = runningDifference(sheet, `${name} ${words.owedTax}`, due, remitted);
  sheet.row += 1;
  return { remitted, owed };
}
