import type { ForecastNames } from '@elan/domain/forecast/forecast-names';
import { sourceNames, useNames } from '@elan/domain/forecast/sources-and-uses';
import { statementTerms } from '../statements-of.ts';
import { runningDifference } from './billing.ts';
import { headOfMonths, monthFrozen } from './calendar.ts';
import type { CostRows } from './costs.ts';
import { added, f } from './formula.ts';
import type { FundingRows } from './funding.ts';
import type { Model } from './model.ts';
import { type MonthRow, type MonthSheet, monthRow, previous, untilNow } from './months.ts';
import type { PersonRows } from './people.ts';
import type { PurchaseRows } from './purchases.ts';
import type { StreamRows } from './sales.ts';
import type { Formula, Ref } from './sheet.ts';
import { StatementSheet } from './statement-sheet.ts';
import { sumOfRows, sumOfTagged } from './sums.ts';

/** The blocks of all rows, and what the taxes come to. */
export type Books = {
  sheets: { sales: MonthSheet; costs: MonthSheet; purchases: MonthSheet; funding: MonthSheet };
  streams: readonly StreamRows[];
  costs: readonly CostRows[];
  people: readonly PersonRows[];
  purchases: readonly PurchaseRows[];
  funding: readonly FundingRows[];
  salesTax: { remitted: Formula; owed: Formula };
  /** Sales in advance that sales have not used up yet, and what they use of them in a month. */
  advances: { open: MonthRow; used: MonthRow } | null;
};

export type Statements = { income: StatementSheet; cash: StatementSheet; balance: StatementSheet };
/** The labels, nothing in the column of values, the months and three years. */
const statementWidths = [46, 2, 19, ...Array.from({ length: 36 }, () => 13), 14, 14, 14];
type TaxOf = (profit: MonthRow) => { tax: Formula; paid: Formula; setAside: Formula };

export function makeStatements(
  model: Model,
  books: Books,
  { statements: names }: ForecastNames,
  known: Ref | null,
  taxOf: TaxOf,
): Statements {
  const { words, calendar } = model;
  const sheetOf = (key: keyof Statements) => {
    const sheet = new StatementSheet(words[key], statementWidths, monthFrozen, names[key]);
    headOfMonths(sheet, model, calendar, { hasValues: false });
    [1, 2, 3].forEach((year) => {
      sheet.row = 3;
      sheet.headOfNumbers(`${words.year} ${year}`, 39 + year);
    });
    sheet.row = 4;
    sheet.guard = known;
    return sheet;
  };
  const statements = { income: sheetOf('income'), cash: sheetOf('cash'), balance: sheetOf('balance') };
  const taxes = incomeLines(statements.income, books, taxOf);
  cashLines(statements, books, taxes, words.taken);
  balanceLines(statements, books, model);
  return statements;
}

/** One part for each thing that has such a row. */
const partsOf = <Each extends { label: string }>(all: readonly Each[], rowOf: (each: Each) => MonthRow | undefined) =>
  all.flatMap((each) => {
    const row = rowOf(each);
    return row === undefined ? [] : [{ label: each.label, row }];
  });

function incomeLines(sheet: StatementSheet, books: Books, taxOf: TaxOf): ReturnType<TaxOf> {
  const { streams, costs, people, purchases, funding } = books;
  const terms = statementTerms.income;
  const paid = people.filter(({ isDrawing }) => !isDrawing);
  sheet.flow(
    'sales',
    partsOf(streams, ({ sales }) => sales),
  );
  sheet.flow(
    'directCosts',
    partsOf(streams, ({ direct }) => direct?.cost),
  );
  sheet.combined('grossProfit', terms.grossProfit);
  sheet.flow(
    'pay',
    partsOf(paid, ({ pay }) => pay),
  );
  sheet.flow(
    'contributions',
    partsOf(paid, ({ contributions }) => contributions ?? undefined),
  );
  sheet.flow(
    'running',
    partsOf(costs, ({ bill }) => bill.cost),
  );
  sheet.flow(
    'startUp',
    partsOf(purchases, ({ use, cost }) => (use === 'fees' ? cost : undefined)),
  );
  sheet.flow(
    'depreciation',
    partsOf(purchases, ({ depreciation }) => depreciation ?? undefined),
  );
  sheet.combined('operatingProfit', terms.operatingProfit);
  sheet.flow(
    'grants',
    partsOf(funding, ({ source, received }) => (source === 'grant' ? received : undefined)),
  );
  sheet.flow(
    'interest',
    partsOf(funding, ({ loan }) => loan?.interest),
  );
  const profit = sheet.combined('beforeTax', terms.beforeTax);
  const taxes = taxOf(profit);
  sheet.computed('incomeTax', taxes.tax);
  sheet.combined('result', terms.result);
  return taxes;
}

function cashLines({ cash, income }: Statements, books: Books, taxes: ReturnType<TaxOf>, taken: string): void {
  const { streams, costs, people, purchases, funding, salesTax, advances } = books;
  const terms = statementTerms.cash;
  const bought = purchases.filter(({ isOwned }) => !isOwned);
  const from = (...sources: FundingRows['source'][]) =>
    partsOf(funding, ({ source, received }) => (sources.includes(source) ? received : undefined));
  const used = advances === null ? [] : [{ label: taken, row: f`0-${advances.used}` }];
  // Its row is known once all others are written.
  const closingBefore = previous(monthRow(cash, 0));
  cash.computed('opening', f`${closingBefore}`, 'start', f`0`);
  cash.flow('customers', [...partsOf(streams, ({ received }) => received), ...used]);
  cash.flow('advances', from('advance_sales'));
  cash.flow('owners', from('savings', 'gift', 'partner'));
  cash.flow('grants', from('grant'));
  cash.flow('loans', from('loan'));
  cash.combined('moneyIn', terms.moneyIn);
  cash.flow(
    'directCosts',
    partsOf(streams, ({ direct }) => direct?.paid),
  );
  cash.flow(
    'running',
    partsOf(costs, ({ bill }) => bill.paid),
  );
  cash.computed('pay', f`ROUND(${income.line('pay')}+${income.line('contributions')},2)`);
  cash.flow(
    'startUp',
    partsOf(bought, ({ use, billed }) => (use === 'fees' ? billed : undefined)),
  );
  cash.flow(
    'purchases',
    partsOf(bought, ({ use, billed }) => (use === 'fees' ? undefined : billed)),
  );
  cash.computed('salesTax', f`ROUND(${salesTax.remitted},2)`);
  cash.computed('interest', f`${income.line('interest')}`);
  cash.flow(
    'principal',
    partsOf(funding, ({ loan }) => loan?.principal),
  );
  cash.computed('incomeTax', taxes.paid);
  cash.flow(
    'drawings',
    partsOf(people, ({ isDrawing, pay }) => (isDrawing ? pay : undefined)),
  );
  cash.computed('setAside', taxes.setAside);
  cash.combined('moneyOut', terms.moneyOut);
  cash.combined('closing', terms.closing, 'end');
  const { top } = cash.line('closing');
  Object.assign(closingBefore, { top, bottom: top });
}

const soFar = (row: MonthRow): Formula => f`SUM(${untilNow(row)})`;

function balanceLines(
  { balance, cash, income }: Statements,
  { salesTax, advances, sheets }: Books,
  { language, words }: Model,
): void {
  const { sales, costs, purchases } = sheets;
  const terms = statementTerms.balance;
  const line = (key: string, formula: Formula) => balance.computed(key, f`ROUND(${formula},2)`, 'end');
  /** What has come of it each month, added to the balance of the month before. */
  const more = (key: string, formula: Formula) =>
    line(key, f`N(${previous(monthRow(balance, balance.row))})+${formula}`);
  const bought = (...uses: PurchaseRows['use'][]) =>
    added(uses.map((use) => sumOfTagged(purchases, useNames[use][language])));
  const ahead = sumOfRows(sales, words.stillOwed, '<0');
  line('cash', f`${cash.line('closing')}`);
  line('receivables', sumOfRows(sales, words.stillOwed, '>0'));
  line('salesTaxRefund', f`MAX(0,0-(${salesTax.owed}))`);
  more('stock', bought('opening_stock'));
  more('deposits', bought('deposit'));
  more('equipment', f`${bought('equipment', 'vehicle', 'fitting_out')}-${income.line('depreciation')}`);
  balance.combined('assets', terms.assets, 'end');
  line('payables', f`${sumOfRows(sales, words.owedSupplier, '>0')}+${sumOfRows(costs, words.owedSupplier, '>0')}`);
  line('salesTaxOwed', f`MAX(0,${salesTax.owed})`);
  line('incomeTaxOwed', f`${soFar(income.line('incomeTax'))}-${soFar(cash.line('incomeTax'))}`);
  line('advances', advances === null ? f`0-${ahead}` : f`${advances.open}-${ahead}`);
  line('loans', f`${soFar(cash.line('loans'))}-${soFar(cash.line('principal'))}`);
  balance.combined('liabilities', terms.liabilities, 'end');
  more('contributed', f`${cash.line('owners')}+${sumOfRows(purchases, words.broughtIn)}`);
  line('drawings', f`${soFar(cash.line('drawings'))}+${soFar(cash.line('setAside'))}`);
  line('retained', soFar(income.line('result')));
  balance.combined('equity', terms.equity, 'end');
}

/** Sales in advance are used up by the first payments of customers. */
export function advanceRows(
  sheet: MonthSheet,
  { language, words }: Model,
  sales: MonthSheet,
  funding: readonly FundingRows[],
): Books['advances'] {
  if (funding.every(({ source }) => source !== 'advance_sales')) return null;
  const received = sheet.months(words.advancesIn, { month: sumOfTagged(sheet, sourceNames.advance_sales[language]) });
  const open = monthRow(sheet, sheet.row + 1);
  const ready = f`N(${previous(open)})+${received}`;
  const used = sheet.months(words.advancesUsed, { month: f`MIN(${ready},MAX(0,${sumOfRows(sales, words.received)}))` });
  return { used, open: runningDifference(sheet, words.advancesOpen, received, used) };
}
