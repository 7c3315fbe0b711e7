import { sourceNames, startUpNames, useNames } from '@elan/domain/forecast/sources-and-uses';
import { added, f } from './formula.ts';
import type { Model } from './model.ts';
import {
  allMonths,
  businessMonths,
  type MonthRow,
  type MonthSheet,
  monthAt,
  monthRow,
  monthsBetween,
  previous,
} from './months.ts';
import type { Formula, Ref } from './sheet.ts';
import type { Books, Statements } from './statements.ts';
import { sumOfRows, sumOfTagged } from './sums.ts';

/** What opening takes, where it comes from, and in which months the plan carries itself. */
export type StartUp = {
  /** By the keys of the forecast. */
  sources: ReadonlyMap<string, Ref>;
  uses: ReadonlyMap<string, Ref>;
  /** What of the uses is sales tax that does not come back. */
  salesTax: Ref;
  needed: Ref;
  total: { sources: Ref; uses: Ref };
  /** Months of business; 0 where there is none. */
  breakEvenMonth: Ref;
  payback: Ref;
};

const running = ['directCosts', 'running', 'pay', 'interest', 'principal', 'drawings'];

/** Sources and uses of funds at the start (sources-and-uses.ts of the forecast). */
export function startUpRows(sheet: MonthSheet, model: Model, statements: Statements, books: Books): StartUp {
  const { words, language } = model;
  const before = added(running.map((key) => monthAt(statements.cash.line(key), 0)));
  const money = (label: string, formula: Formula) => sheet.value(label, f`ROUND(${formula},2)`, 'money');
  const bought = boughtRows(sheet, model, books);
  const deepest = deepestPoint(sheet, model, statements, { ...bought, before });
  const uses = new Map(bought.uses);
  uses.set('beforeOpening', money(startUpNames.beforeOpening[language], before));
  const salesTax = money(startUpNames.salesTax[language], f`${added(bought.uses.values())}-${bought.beforeTax}`);
  const opening = money(words.openingCost, added(uses.values()));
  uses.set('untilCarried', money(startUpNames.untilCarried[language], f`${deepest.amount}`));
  const spent = added(uses.values());
  const sources = sourcesOf(sheet, model, books, deepest.month);
  const needed = money(words.needed, f`${spent}-${bought.owned}`);
  sources.set('owned', money(startUpNames.owned[language], f`${bought.owned}`));
  const left = f`${added(sources.values())}-(${spent})`;
  uses.set('reserve', money(startUpNames.reserve[language], f`MAX(0,${left})`));
  sources.set('toFind', money(startUpNames.toFind[language], f`MAX(0,0-(${left}))`));
  const total = {
    sources: money(`${words.total}, ${words.sources}`, added(sources.values())),
    uses: money(`${words.total}, ${words.uses}`, added(uses.values())),
  };
  sheet.row += 1;
  const months = {
    breakEvenMonth: breakEvenMonth(sheet, model, statements),
    payback: paybackMonth(sheet, model, statements, opening),
  };
  return { sources, uses, salesTax, needed, total, ...months };
}

type Bought = {
  uses: ReadonlyMap<string, Ref>;
  months: readonly MonthRow[];
  beforeTax: Ref;
  owned: Ref;
  ownedMonths: MonthRow;
};

/** Purchases by purpose, with those made before the opening in the next column. */
function boughtRows(sheet: MonthSheet, { words, language }: Model, { purchases, sheets }: Books): Bought {
  sheet.labelRow([words.uses], 'strong');
  const atOpening = (row: MonthRow) => sheet.total(row, f`ROUND(SUM(${monthsBetween(row, 0, 1)}),2)`);
  const uses = new Map<string, Ref>();
  const months: MonthRow[] = [];
  for (const use of Object.keys(useNames) as (keyof typeof useNames)[]) {
    if (purchases.every((purchase) => purchase.use !== use)) continue;
    const name = useNames[use][language];
    const row = sheet.months(name, { month: sumOfTagged(sheets.purchases, name) });
    months.push(row);
    uses.set(use, atOpening(row));
  }
  const { priceAndCount } = words;
  const prices = sheet.months(priceAndCount, { month: sumOfRows(sheets.purchases, priceAndCount) });
  const ownedMonths = sheet.months(words.broughtIn, { month: sumOfRows(sheets.purchases, words.broughtIn) });
  return { uses, months, beforeTax: atOpening(prices), ownedMonths, owned: atOpening(ownedMonths) };
}

/** How low cash gets, and when, without money put in and without what is already listed for the opening. */
function deepestPoint(
  sheet: MonthSheet,
  { words, calendar: { month } }: Model,
  { cash }: Statements,
  { months, ownedMonths, before }: Pick<Bought, 'months' | 'ownedMonths'> & { before: Formula },
) {
  const putIn = ['advances', 'owners', 'grants', 'loans'].map((key) => cash.line(key));
  const flow = f`${cash.line('moneyIn')}-${cash.line('moneyOut')}-(${added(putIn)})`;
  const listed = f`IF(${month}<=1,${added(months)}-${ownedMonths},0)+IF(${month}=0,${before},0)`;
  const flows = sheet.months(words.withoutMoneyIn, { month: f`ROUND(${flow}+${listed},2)` });
  const itself = monthRow(sheet, sheet.row);
  const total = sheet.months(words.withoutMoneyInTotal, { month: f`ROUND(${previous(itself)}+${flows},2)` });
  const all = allMonths(total);
  const amount = sheet.value(words.deepest, f`0-MIN(0,${all})`, 'money');
  return { amount, month: sheet.value(words.deepestMonth, f`IF(${amount}=0,0,MATCH(0-${amount},${all},0)-1)`) };
}

/** Money that came by the deepest point, by its source. */
function sourcesOf(sheet: MonthSheet, model: Model, { funding, sheets }: Books, deepest: Ref): Map<string, Ref> {
  const { words, language, calendar } = model;
  sheet.row += 1;
  sheet.labelRow([words.sources], 'strong');
  const sources = new Map<string, Ref>();
  for (const source of Object.keys(sourceNames) as (keyof typeof sourceNames)[]) {
    if (funding.every((each) => each.source !== source)) continue;
    const name = sourceNames[source][language];
    const row = sheet.months(name, { month: sumOfTagged(sheets.funding, name) });
    const until = f`SUMIF(${allMonths(calendar.month)},"<="&MAX(1,${deepest}),${allMonths(row)})`;
    sources.set(source, sheet.total(row, f`ROUND(${until},2)`));
  }
  return sources;
}

/** Payments that do not depend on sales (break-even.ts of the forecast). */
export function fixedCosts({ income, cash }: Statements): MonthRow[] {
  const lines = ['pay', 'contributions', 'running', 'startUp', 'interest'].map((key) => income.line(key));
  return [...lines, cash.line('principal'), cash.line('drawings')];
}

/** The first month whose gross profit covers the payments that do not depend on sales. */
function breakEvenMonth(sheet: MonthSheet, { words, calendar }: Model, statements: Statements): Ref {
  const { income } = statements;
  const left = f`ROUND(${income.line('grossProfit')}-(${added(fixedCosts(statements))}),2)`;
  const isCarried = f`AND(${income.line('sales')}>0,${left}>=0)`;
  const carries = sheet.ofBusiness(words.carriesItself, f`IF(${isCarried},${calendar.month},0)`, 'number');
  const all = businessMonths(carries);
  return sheet.value(words.firstProfit, f`_xlfn.MINIFS(${all},${all},">0")`);
}

/** The first month by which results and depreciation add up to what the opening cost. */
function paybackMonth(sheet: MonthSheet, { words, calendar }: Model, { income }: Statements, cost: Ref): Ref {
  const before = f`N(${previous(monthRow(sheet, sheet.row))})`;
  const earning = f`ROUND(${before}+${income.line('result')}+${income.line('depreciation')},2)`;
  const earned = sheet.ofBusiness(words.earnedSoFar, earning);
  const paid = sheet.ofBusiness(words.paidBack, f`IF(${earned}>=${cost},${calendar.month},0)`, 'number');
  const all = businessMonths(paid);
  return sheet.value(words.paybackMonth, f`IF(${cost}>0,_xlfn.MINIFS(${all},${all},">0"),0)`);
}
