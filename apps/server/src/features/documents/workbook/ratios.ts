import type { ForecastNames } from '@elan/domain/forecast/forecast-names';
import { added, f, onlyIf, quotedText } from './formula.ts';
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

/** A label and a formula in words. */
type Named = readonly [label: string, formula: string];

/** Writes lines with a figure for each year, or one of the whole plan. */
function lineWriter(sheet: Sheet, known: Ref | null) {
  const byYear = new Map<string, readonly Ref[]>();
  const put = (column: number, formula: Formula, format: NumberFormat): Ref => {
    sheet.put(sheet.row, column, { look: 'figure', format, formula: onlyIf(known, formula) });
    return cellAt(sheet, sheet.row, column);
  };
  const line = (key: string, named: Named, format: NumberFormat, figures: readonly Formula[]): Ref => {
    sheet.labels(named);
    const refs = figures.map((formula, index) => put(firstYear + index, formula, format));
    byYear.set(key, refs);
    sheet.row += 1;
    return refs[0] ?? cellAt(sheet, sheet.row, firstYear);
  };
  return { byYear, line };
}

/** Ratios, break-even and lowest cash, each with its formula in words. */
export function makeRatios(
  model: Model,
  statements: Statements,
  startUp: StartUp,
  names: ForecastNames,
  known: Ref | null,
): RatioCells {
  const { words, inputs, calendar } = model;
  const sheet = new Sheet(words.ratios, [44, 70, 27, 18, 18], { rows: 3, columns: 1 });
  sheet.labels([words.ratios], 'title');
  sheet.row = 3;
  sheet.labels([words.ratio, words.formula], 'head');
  for (const year of years) sheet.headOfNumbers(`${words.year} ${year}`, firstYear + year - 1);
  sheet.row = 4;
  const { byYear, line } = lineWriter(sheet, known);
  const none = quotedText(words.notApplicable);
  const named = (key: keyof ForecastNames['ratios']): Named => [names.ratios[key].label, names.ratios[key].formula];
  const inYears = (ofYear: (year: Year) => Formula) => years.map(ofYear);
  const ratio = (key: 'grossMargin' | 'debtService' | 'debtToEquity', format: NumberFormat) =>
    line(
      key,
      named(key),
      format,
      inYears((year) => quotient(statements, key, year, none)),
    );
  ratio('grossMargin', 'ratio');
  ratio('debtService', 'times');
  ratio('debtToEquity', 'times');
  const covered = breakEvenOf(statements, none, quotedText(words.noGrossProfit));
  line('breakEven', [words.breakEvenSales, names.breakEven], 'money', inYears(covered.cash));
  line('accounting', [words.accountingBreakEven, ''], 'money', inYears(covered.accounting));
  const closing = allMonths(statements.cash.line('closing'));
  const lowest = line('lowest', [words.lowestCash, ''], 'money', [f`MIN(${closing})`]);
  const at = f`MATCH(${lowest},${closing},0)`;
  // The first column is everything before the opening, not the month that comes before it.
  const monthOfLowest = f`IF(${at}=1,${quotedText(words.beforeOpening)},INDEX(${allMonths(calendar.date)},${at}))`;
  const lowestMonth = line('lowestMonth', [words.lowestMonth, ''], 'month', [monthOfLowest]);
  const smallest = inputs.find('setting', 'smallestCash') ?? f`0`;
  const short = f`MAX(0,ROUND(${smallest}-${lowest},2))`;
  const missing = line('missing', [words.missingCash, ''], 'money', [short]);
  const orNone = (month: Ref) => f`IF(${month}=0,${quotedText(words.notReached)},${month})`;
  line('breakEvenMonth', [words.firstProfit, ''], 'number', [orNone(startUp.breakEvenMonth)]);
  line('payback', named('payback'), 'number', [orNone(startUp.payback)]);
  line('runway', named('runway'), 'number', [runwayOf(model, statements, none)]);
  return { sheet, byYear, lowest, lowestMonth, missing };
}

const sumOf = (sheet: StatementSheet, keys: readonly string[], year: Year) =>
  added(keys.map((key) => sheet.year(key, year)));

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
function breakEvenOf(statements: Statements, none: string, noGrossProfit: string) {
  const { income } = statements;
  const covering = (costs: Formula, year: Year) => {
    const [gross, sales] = [income.year('grossProfit', year), income.year('sales', year)];
    return f`IF(${sales}=0,${none},IF(${gross}<=0,${noGrossProfit},ROUNDUP((${costs})*${sales}/${gross}*(1-2^-49),2)))`;
  };
  const inBooks = ['pay', 'contributions', 'running', 'startUp', 'depreciation', 'interest'];
  return {
    cash: (year: Year) => {
      const months = fixedCosts(statements).map((row) => f`SUM(${monthsBetween(row, year * 12 - 11, year * 12)})`);
      return covering(added(months), year);
    },
    accounting: (year: Year) => covering(sumOf(income, inBooks, year), year),
  };
}

/** Months of business that close without a shortfall, before the first that has one; nothing where the first has. */
function runwayOf({ calendar }: Model, { cash }: Statements, none: string): Formula {
  const [months, closing] = [allMonths(calendar.month), allMonths(cash.line('closing'))];
  const first = f`_xlfn.MINIFS(${months},${closing},"<0")`;
  return f`IF(${first}<=1,${none},${first}-1)`;
}
