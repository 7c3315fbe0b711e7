import type { ForecastNames } from '@elan/domain/forecast/forecast-names';
import { f, joined, quotedText } from './formula.ts';
import type { Model } from './model.ts';
import { allMonths, monthsBetween } from './months.ts';
import { cellAt, type Formula, type NumberFormat, type Ref, Sheet } from './sheet.ts';
import { fixedCosts, type StartUp } from './start-up.ts';
import type { StatementSheet } from './statement-sheet.ts';
import type { Statements } from './statements.ts';

/** The figures a lender looks at, by the keys of the forecast. */
export type RatioCells = {
  sheet: Sheet;
  byYear: ReadonlyMap<string, readonly Ref[]>;
  lowest: Ref;
  lowestMonth: Ref;
  missing: Ref;
};

const firstYear = 3;
const years = [1, 2, 3] as const;
type Year = (typeof years)[number];

/** Ratios, break-even and lowest cash, each with its formula in words. */
export function makeRatios(
  model: Model,
  statements: Statements,
  startUp: StartUp,
  names: ForecastNames,
  known: Ref | null,
): RatioCells {
  const { words, inputs } = model;
  const { cash } = statements;
  const sheet = new Sheet(words.ratios, [44, 70, 18, 18, 18], { rows: 3, columns: 1 });
  sheet.labels([words.ratios], 'title');
  sheet.row = 3;
  sheet.labels([words.ratio, words.formula], 'head');
  for (const year of years) sheet.headOfNumbers(`${words.year} ${year}`, firstYear + year - 1);
  sheet.row = 4;
  const byYear = new Map<string, readonly Ref[]>();
  const put = (column: number, formula: Formula, format: NumberFormat): Ref => {
    const given = known === null ? formula : f`IF(${known},${formula},"")`;
    sheet.put(sheet.row, column, { look: 'figure', format, formula: given });
    return cellAt(sheet, sheet.row, column);
  };
  const line = (
    key: string,
    [label, formula]: readonly [string, string],
    format: NumberFormat,
    ofYear: (year: Year) => Formula,
  ) => {
    sheet.labels([label, formula]);
    byYear.set(
      key,
      years.map((year) => put(firstYear + year - 1, ofYear(year), format)),
    );
    sheet.row += 1;
  };
  const once = (
    key: string,
    [label, formula]: readonly [string, string],
    format: NumberFormat,
    value: Formula,
  ): Ref => {
    sheet.labels([label, formula]);
    const ref = put(firstYear, value, format);
    byYear.set(key, [ref]);
    sheet.row += 1;
    return ref;
  };
  const none = quotedText(words.notApplicable);
  for (const [key, format] of [
    ['grossMargin', 'ratio'],
    ['debtService', 'times'],
    ['debtToEquity', 'times'],
  ] as const) {
    const { label, formula } = names.ratios[key];
    line(key, [label, formula], format, (year) => quotient(statements, key, year, none));
  }
  const isCovered = breakEvenOf(statements, none);
  const margin = words.breakEvenSales;
  line('breakEven', [margin, names.breakEven], 'money', isCovered.cash);
  line('accounting', [words.accountingBreakEven, ''], 'money', isCovered.accounting);
  const closing = allMonths(cash.line('closing'));
  const lowest = once('lowest', [words.lowestCash, ''], 'money', f`MIN(${closing})`);
  const at = f`MATCH(${lowest},${closing},0)`;
  const lowestMonth = once(
    'lowestMonth',
    [words.lowestMonth, ''],
    'month',
    f`INDEX(${allMonths(model.calendar.date)},${at})`,
  );
  const smallest = inputs.find('setting', 'smallestCash') ?? f`0`;
  const missing = once('missing', [words.missingCash, ''], 'money', f`MAX(0,ROUND(${smallest}-${lowest},2))`);
  const orNone = (month: Ref) => f`IF(${month}=0,${quotedText(words.notReached)},${month})`;
  once('breakEvenMonth', [words.firstProfit, ''], 'number', orNone(startUp.breakEvenMonth));
  once('payback', [names.ratios.payback.label, names.ratios.payback.formula], 'number', orNone(startUp.payback));
  once('runway', [names.ratios.runway.label, names.ratios.runway.formula], 'number', runwayOf(model, statements, none));
  return { sheet, byYear, lowest, lowestMonth, missing };
}

const sumOf = (sheet: StatementSheet, keys: readonly string[], year: Year) =>
  joined(
    keys.map((key) => sheet.year(key, year)),
    '+',
  );

/** A quotient of two amounts of a year; it does not apply without a positive divisor. */
function quotient(
  { income, cash, balance }: Statements,
  key: 'grossMargin' | 'debtService' | 'debtToEquity',
  year: Year,
  none: string,
): Formula {
  const available = f`${sumOf(income, ['operatingProfit', 'depreciation'], year)}-${income.year('incomeTax', year)}-(${sumOf(cash, ['drawings', 'setAside'], year)})`;
  const pairs: Record<typeof key, [Formula, Formula]> = {
    grossMargin: [f`${income.year('grossProfit', year)}`, f`${income.year('sales', year)}`],
    debtService: [available, sumOf(cash, ['interest', 'principal'], year)],
    debtToEquity: [f`${balance.year('liabilities', year)}`, f`${balance.year('equity', year)}`],
  };
  const [amount, by] = pairs[key];
  return f`IF(ROUND(${by},2)>0,(${amount})/(${by}),${none})`;
}

/** Sales of a year at which cash neither rises nor falls, and those without a loss in the books. */
function breakEvenOf(statements: Statements, none: string) {
  const { income } = statements;
  const covering = (costs: Formula, year: Year) => {
    const [gross, sales] = [income.year('grossProfit', year), income.year('sales', year)];
    return f`IF(${sales}=0,${none},IF(${gross}<=0,${none},ROUNDUP((${costs})*${sales}/${gross}*(1-2^-49),2)))`;
  };
  const inBooks = ['pay', 'contributions', 'running', 'startUp', 'depreciation', 'interest'];
  return {
    cash: (year: Year) => {
      const months = fixedCosts(statements).map((row) => f`SUM(${monthsBetween(row, year * 12 - 11, year * 12)})`);
      return covering(joined(months, '+'), year);
    },
    accounting: (year: Year) => covering(sumOf(income, inBooks, year), year),
  };
}

/** Months of business that close without a shortfall, before the first that has one. */
function runwayOf({ calendar }: Model, { cash }: Statements, none: string): Formula {
  const [months, closing] = [allMonths(calendar.month), allMonths(cash.line('closing'))];
  const first = f`_xlfn.MINIFS(${months},${closing},"<0")`;
  return f`IF(COUNTIF(${closing},"<0")=0,${none},MAX(0,${first}-1))`;
}
