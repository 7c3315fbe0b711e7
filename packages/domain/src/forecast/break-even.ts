import { text } from '../locale.ts';
import type { BreakEven, CashFlow, IncomeStatement, Line, Series, StreamForecast } from './forecast.ts';
import { columnCount, sumBetween, sumOf } from './series.ts';

type Statements = { income: IncomeStatement; cash: CashFlow };

/** The lines that `BreakEven.fixedCosts` adds up. */
export const fixedCostLines = ({ income, cash }: Statements): Line[] => [
  income.pay,
  income.contributions,
  income.running,
  income.startUp,
  income.interest,
  cash.principal,
  cash.drawings,
];

/** What `BreakEven.fixedCosts` holds: more than what is usually called fixed costs. */
export const fixedCostsLabel = text(
  "Costs, owner's pay or drawings and loan payments",
  'Coûts, rémunération ou prélèvements des propriétaires et versements de prêts',
);

/** How many are needed, as texts say it: of less than ten, whole ones would be far too many. */
export function roundedUp(count: number): number {
  const steps = count < 10 ? 10 : 1;
  return Math.ceil(Math.round(count * steps * 1e6) / 1e6) / steps;
}

/** The sales of each year of business at which cash neither rises nor falls. */
export function breakEvenOf(
  statements: Statements,
  streams: readonly StreamForecast[],
): [BreakEven, BreakEven, BreakEven] {
  const paid = sumOf(fixedCostLines(statements).map(({ values }) => values));
  const ofYear = (year: 1 | 2 | 3) => breakEvenOfYear(year, statements.income, streams, paid);
  return [ofYear(1), ofYear(2), ofYear(3)];
}

function breakEvenOfYear(
  year: 1 | 2 | 3,
  income: IncomeStatement,
  streams: readonly StreamForecast[],
  paid: Series,
): BreakEven {
  const of = ({ years }: Line) => years[year - 1] ?? 0;
  const fixedCosts = sumBetween(paid, year * 12 - 11, year * 12);
  const { pay, contributions, running, startUp, depreciation, interest } = income;
  const inBooks = [pay, contributions, running, startUp, depreciation, interest].reduce(
    (sum, line) => sum + of(line),
    0,
  );
  const [sales, gross] = [of(income.sales), of(income.grossProfit)];
  const margin = sales === 0 ? null : gross / sales;
  const covering = (cents: number) => (margin === null || margin <= 0 ? null : divideUp(cents * sales, gross));
  const needed = covering(fixedCosts);
  const units = streams.map((stream) => unitsOf(stream, income.directCosts, year));
  return {
    year,
    fixedCosts,
    margin,
    sales: needed,
    accounting: { fixedCosts: inBooks, sales: covering(inBooks) },
    mix:
      needed === null
        ? []
        : streams.map(({ rowId, label }, index) => ({
            rowId,
            label,
            units: divideUp((units[index]?.sold ?? 0) * needed, sales),
          })),
    alone: streams.map(({ rowId, label }, index) => {
      const left = units[index]?.left ?? 0;
      return { rowId, label, units: left > 0 ? divideUp(fixedCosts, left) : null };
    }),
    formula: text(
      `${fixedCostsLabel.en} of the year ÷ (gross profit ÷ sales)`,
      `${fixedCostsLabel.fr} de l'année ÷ (bénéfice brut ÷ ventes)`,
    ),
    inputs: [
      { label: fixedCostsLabel, value: fixedCosts, kind: 'money' },
      { label: income.grossProfit.label, value: gross, kind: 'money' },
      { label: income.sales.label, value: sales, kind: 'money' },
    ],
  };
}

/** What a stream sells in a year, and what a unit leaves after its direct costs. */
function unitsOf(stream: StreamForecast, directCosts: Line, year: number): { sold: number; left: number } {
  const [first, last] = [year * 12 - 11, year * 12];
  const inYear = (values: Series) => sumBetween(values, first, last);
  const sold = inYear(stream.quantities);
  if (sold === 0) return { sold, left: stream.price - stream.unitCost };
  // With the tax that is not claimed back, which the stream itself does not know.
  const costs = directCosts.parts.find(({ rowIds }) => rowIds.includes(stream.rowId));
  return { sold, left: (inYear(stream.sales) - inYear(costs?.values ?? [])) / sold };
}

/** Rounded up, unless only the last digits of a fraction are over. */
function divideUp(amount: number, by: number): number {
  return by === 0 ? 0 : Math.ceil((amount / by) * (1 - 2 ** -49));
}

/** What the sales of a month leave of the payments that do not depend on them, in cents. */
function leftByMonth(statements: Statements): (month: number) => number {
  const paid = sumOf(fixedCostLines(statements).map(({ values }) => values));
  return (month) => (statements.income.grossProfit.values[month] ?? 0) - (paid[month] ?? 0);
}

/** The first month of the first year, after one that paid for itself, that falls short again; null when none does. */
export function shortAgainMonth(statements: Statements, after: number): number | null {
  const left = leftByMonth(statements);
  for (let month = after + 1; month <= 12; month += 1) if (left(month) < 0) return month;
  return null;
}

/** The first month whose sales cover the payments that do not depend on them; null when none does. */
export function breakEvenMonth(statements: Statements): number | null {
  const { sales } = statements.income;
  const left = leftByMonth(statements);
  for (let month = 1; month < columnCount; month += 1) {
    if ((sales.values[month] ?? 0) > 0 && left(month) >= 0) return month;
  }
  return null;
}
