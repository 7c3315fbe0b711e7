import type { Text } from '../locale.ts';
import type { BreakEven, IncomeStatement, Line, Series, StreamForecast } from './forecast.ts';
import { columnCount, sumBetween } from './series.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

/** The sales that cover what a year costs whether anything is sold or not. */
export function breakEvenOf(
  year: 1 | 2 | 3,
  income: IncomeStatement,
  streams: readonly StreamForecast[],
  drawings: Line,
): BreakEven {
  const of = ({ years }: Line) => years[year - 1] ?? 0;
  const fixedCosts =
    of(income.pay) +
    of(income.contributions) +
    of(income.running) +
    of(income.startUp) +
    of(income.depreciation) +
    of(income.interest);
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
    salesWithDrawings: covering(fixedCosts + of(drawings)),
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
      'Costs that do not depend on sales ÷ (gross profit ÷ sales)',
      'Dépenses qui ne dépendent pas des ventes ÷ (bénéfice brut ÷ ventes)',
    ),
    inputs: [
      {
        label: text('Costs that do not depend on sales', 'Dépenses qui ne dépendent pas des ventes'),
        value: fixedCosts,
        kind: 'money',
      },
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

/** The first month with sales and without a loss, before grants and income tax; null when none is. */
export function breakEvenMonth({ sales, operatingProfit, interest }: IncomeStatement): number | null {
  for (let month = 1; month < columnCount; month += 1) {
    const left = (operatingProfit.values[month] ?? 0) - (interest.values[month] ?? 0);
    if ((sales.values[month] ?? 0) > 0 && left >= 0) return month;
  }
  return null;
}
