import { sourceNames, startUpNames, useNames } from '@elan/domain/forecast/sources-and-uses';
import { f, joined } from './formula.ts';
import type { FundingRows } from './funding.ts';
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
import type { PurchaseRows } from './purchases.ts';
import type { Formula, Ref } from './sheet.ts';
import type { Books, Statements } from './statements.ts';

/** What opening takes, where it comes from, and in which months the plan carries itself. */
export type StartUp = {
  /** By the keys of the forecast. */
  sources: ReadonlyMap<string, Ref>;
  uses: ReadonlyMap<string, Ref>;
  needed: Ref;
  total: { sources: Ref; uses: Ref };
  /** Months of business; 0 where there is none. */
  breakEvenMonth: Ref;
  payback: Ref;
};

const sumOf = (formulas: Iterable<Formula | Ref>) => joined([...formulas], '+');
/** What comes before the opening, and in its month. */
const atOpening = (row: MonthRow): Formula => f`SUM(${monthsBetween(row, 0, 1)})`;

const running = ['directCosts', 'running', 'pay', 'interest', 'principal', 'drawings'];

/** Sources and uses of funds at the start (sources-and-uses.ts of the forecast). */
export function startUpRows(sheet: MonthSheet, model: Model, statements: Statements, books: Books): StartUp {
  const { words, language } = model;
  const { cash } = statements;
  const { purchases } = books;
  const before = sumOf(running.map((key) => monthAt(cash.line(key), 0)));
  const deepest = deepestPoint(sheet, model, statements, { purchases, before });
  const uses = usesOf(sheet, model, { purchases, before, deepest: deepest.amount });
  const sources = sourcesOf(sheet, model, { ...books, deepest: deepest.month });
  const spent = sumOf(uses.values());
  const left = f`${sumOf(sources.values())}-(${spent})`;
  const opening = sheet.value(words.openingCost, f`ROUND(${spent}-${deepest.amount},2)`, 'money');
  const money = (label: string, formula: Formula) => sheet.value(label, f`ROUND(${formula},2)`, 'money');
  const owned = sources.get('owned') ?? f`0`;
  const needed = money(words.needed, f`${spent}-${owned}`);
  uses.set('reserve', money(startUpNames.reserve[language], f`MAX(0,${left})`));
  sources.set('toFind', money(startUpNames.toFind[language], f`MAX(0,0-(${left}))`));
  const total = {
    sources: money(`${words.total}, ${words.sources}`, sumOf(sources.values())),
    uses: money(`${words.total}, ${words.uses}`, sumOf(uses.values())),
  };
  sheet.row += 1;
  const months = {
    breakEvenMonth: breakEvenMonth(sheet, model, statements),
    payback: paybackMonth(sheet, model, statements, opening),
  };
  return { sources, uses, needed, total, ...months };
}

type Spent = { purchases: readonly PurchaseRows[]; before: Formula };

/** How far cash goes down, and when, apart from what is put in and what is listed for the opening already. */
function deepestPoint(
  sheet: MonthSheet,
  { words, calendar }: Model,
  { cash }: Statements,
  { purchases, before }: Spent,
) {
  const { month } = calendar;
  const bought = purchases.filter(({ isOwned }) => !isOwned).map(({ cost }) => f`N(${cost})`);
  const putIn = ['advances', 'owners', 'grants', 'loans'].map((key) => cash.line(key));
  const flow = f`${cash.line('moneyIn')}-${cash.line('moneyOut')}-(${sumOf(putIn)})`;
  const listed = f`IF(${month}<=1,${sumOf(bought)},0)+IF(${month}=0,${before},0)`;
  const flows = sheet.months(words.withoutMoneyIn, { month: f`ROUND(${flow}+${listed},2)` });
  const total = sheet.months(words.withoutMoneyInTotal, {
    month: f`ROUND(${previous(monthRow(sheet, sheet.row))}+${flows},2)`,
  });
  const all = allMonths(total);
  const amount = sheet.value(words.deepest, f`0-MIN(0,${all})`, 'money');
  return { amount, month: sheet.value(words.deepestMonth, f`IF(${amount}=0,0,MATCH(0-${amount},${all},0)-1)`) };
}

/** What is bought by the opening, what is paid before it, and what it takes until the plan carries itself. */
function usesOf(
  sheet: MonthSheet,
  { words, language }: Model,
  { purchases, before, deepest }: Spent & { deepest: Ref },
): Map<string, Ref> {
  sheet.row += 1;
  sheet.labels([words.uses], 'strong');
  sheet.row += 1;
  const uses = new Map<string, Ref>();
  const add = (key: string, label: string, formula: Formula) => {
    uses.set(key, sheet.value(label, f`ROUND(${formula},2)`, 'money'));
  };
  for (const use of Object.keys(useNames) as (keyof typeof useNames)[]) {
    const same = purchases.filter((purchase) => purchase.use === use);
    if (same.length > 0) add(use, useNames[use][language], sumOf(same.map(({ cost }) => atOpening(cost))));
  }
  add('beforeOpening', startUpNames.beforeOpening[language], before);
  add('untilCarried', startUpNames.untilCarried[language], f`${deepest}`);
  return uses;
}

type Given = { funding: readonly FundingRows[]; purchases: readonly PurchaseRows[]; deepest: Ref };

/** Money that came by the deepest point, and what owners bring in. */
function sourcesOf(
  sheet: MonthSheet,
  { words, language }: Model,
  { funding, purchases, deepest }: Given,
): Map<string, Ref> {
  sheet.row += 1;
  sheet.labels([words.sources], 'strong');
  sheet.row += 1;
  const sources = new Map<string, Ref>();
  for (const source of Object.keys(sourceNames) as (keyof typeof sourceNames)[]) {
    const same = funding.filter((each) => each.source === source);
    // A row that does not count has no month.
    const amounts = same.map(({ month, received }) => f`IF(${month}<=MAX(1,${deepest}),SUM(${allMonths(received)}),0)`);
    if (same.length > 0)
      sources.set(source, sheet.value(sourceNames[source][language], f`ROUND(${sumOf(amounts)},2)`, 'money'));
  }
  const owned = purchases.filter(({ isOwned }) => isOwned).map(({ cost }) => atOpening(cost));
  if (owned.length > 0)
    sources.set('owned', sheet.value(startUpNames.owned[language], f`ROUND(${sumOf(owned)},2)`, 'money'));
  return sources;
}

/** What is paid whatever is sold (break-even.ts of the forecast). */
export function fixedCosts({ income, cash }: Statements): MonthRow[] {
  const lines = ['pay', 'contributions', 'running', 'startUp', 'interest'].map((key) => income.line(key));
  return [...lines, cash.line('principal'), cash.line('drawings')];
}

/** The first month whose gross profit covers what is paid whatever is sold. */
function breakEvenMonth(sheet: MonthSheet, { words, calendar }: Model, statements: Statements): Ref {
  const { income } = statements;
  const left = f`ROUND(${income.line('grossProfit')}-(${sumOf(fixedCosts(statements))}),2)`;
  const carries = sheet.months(
    words.carriesItself,
    {
      start: null,
      month: f`IF(AND(${income.line('sales')}>0,${left}>=0),${calendar.month},0)`,
    },
    'number',
  );
  const all = businessMonths(carries);
  return sheet.value(words.firstProfit, f`_xlfn.MINIFS(${all},${all},">0")`);
}

/** The first month by which results and depreciation add up to what the opening cost. */
function paybackMonth(sheet: MonthSheet, { words, calendar }: Model, { income }: Statements, cost: Ref): Ref {
  const earned = sheet.months(words.earnedSoFar, {
    start: null,
    month: f`ROUND(N(${previous(monthRow(sheet, sheet.row))})+${income.line('result')}+${income.line('depreciation')},2)`,
  });
  const paid = sheet.months(
    words.paidBack,
    { start: null, month: f`IF(${earned}>=${cost},${calendar.month},0)` },
    'number',
  );
  const all = businessMonths(paid);
  return sheet.value(words.paybackMonth, f`IF(${cost}>0,_xlfn.MINIFS(${all},${all},">0"),0)`);
}
