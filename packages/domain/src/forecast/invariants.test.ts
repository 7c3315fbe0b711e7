import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import type { Forecast, Line, Series } from './forecast.ts';
import { columnCount, seriesOf, sumBetween, sumOf, yearTotals } from './series.ts';
import { ledgers } from './testing/arbitrary-rows.ts';

const today = '2026-11';
/** The same ledgers each time, so that a failure comes from a change. Another seed and more runs search further. */
const runs = { numRuns: 150, seed: 26 };
const scenarios = fc.record(
  {
    salesPercent: fc.integer({ min: 0, max: 200 }),
    pricePercent: fc.integer({ min: 50, max: 150 }),
    costPercent: fc.integer({ min: 50, max: 150 }),
    openingLater: fc.integer({ min: 0, max: 12 }),
    customersPayLater: fc.integer({ min: 0, max: 120 }),
    loanRateMore: fc.integer({ min: -1000, max: 1000 }),
  },
  { requiredKeys: [] },
);

/** Checks something of the forecast of any ledger. */
function always(check: (forecast: Forecast, rows: Row[]) => void): void {
  fc.assert(
    fc.property(ledgers, fc.option(scenarios), (rows, scenario) => {
      check(computeForecast(rows, scenario === null ? { today } : { today, scenario }), rows);
    }),
    runs,
  );
}

const minus = (one: Series, other: Series) => seriesOf((column) => (one[column] ?? 0) - (other[column] ?? 0));
/** Lists of objects and of words in one order; amounts stay where they are. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return value;
    const items = value.map((item) => sorted(item)).map((item) => [JSON.stringify(item), item] as const);
    return items.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sorted(item)]));
};
const allLines = (lines: readonly Line[]): Line[] => lines.flatMap((line) => [line, ...allLines(line.parts)]);

describe('any ledger', () => {
  it('balances in every month, in whole cents', () => {
    always(({ balance, income, cash }) => {
      const { assets, liabilities, equity } = balance;
      expect(assets.values).toEqual(sumOf([liabilities.values, equity.values]));
      for (const { values } of allLines([income, cash, balance].flatMap((each) => Object.values<Line>(each)))) {
        expect(values).toHaveLength(columnCount);
        expect(values.every(Number.isSafeInteger)).toBe(true);
      }
    });
  });

  it('closes with what it opened with and what flowed', () => {
    always(({ cash, balance }) => {
      const { opening, moneyIn, moneyOut, closing } = cash;
      expect(closing.values).toEqual(minus(sumOf([opening.values, moneyIn.values]), moneyOut.values));
      expect(opening.values.slice(1)).toEqual(closing.values.slice(0, -1));
      expect(balance.cash.values).toEqual(closing.values);
    });
  });

  it('has totals that add up their parts, and years that add up their months', () => {
    always(({ income, cash }) => {
      for (const line of allLines([...Object.values<Line>(income), ...Object.values<Line>(cash)])) {
        if (line.parts.length > 0) expect(line.values).toEqual(sumOf(line.parts.map(({ values }) => values)));
        if (line.key !== 'opening' && line.key !== 'closing') expect(line.years).toEqual(yearTotals(line.values));
      }
    });
  });

  it('repays every loan to 0.00', () => {
    always(({ loans }) => {
      for (const { amount, payments } of loans) {
        expect(payments.at(-1)?.balance).toBe(0);
        expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(amount);
        expect(payments.every(({ interest, principal }) => interest >= 0 && principal >= 0)).toBe(true);
      }
    });
  });

  it('owes the sales tax that it collected, and neither claimed nor remitted', () => {
    always(({ salesTax, balance }) => {
      for (const { collected, claimed, remitted, owed } of salesTax.taxes) {
        for (const last of [0, 7, 36]) {
          const sum = (values: Series) => sumBetween(values, 0, last);
          expect(owed[last]).toBe(sum(collected) - sum(claimed) - sum(remitted));
        }
      }
      const owed = sumOf(salesTax.taxes.map((tax) => tax.owed));
      expect(minus(balance.salesTaxOwed.values, balance.salesTaxRefund.values)).toEqual(owed);
    });
  });

  it('has opening sources equal to its uses', () => {
    always(({ sourcesAndUses: { sources, uses, total } }) => {
      expect(sources.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    });
  });

  it('has the same figures in whatever order its rows come, each line at the place of its row', () => {
    fc.assert(
      fc.property(ledgers, fc.infiniteStream(fc.nat()), (rows, keys) => {
        const shuffled = rows
          .map((row) => ({ row, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key);
        const again = computeForecast(
          shuffled.map(({ row }) => row),
          { today },
        );
        expect(sorted(again)).toEqual(sorted(computeForecast(rows, { today })));
      }),
      runs,
    );
  });

  it('never earns less because its prices are higher', () => {
    fc.assert(
      fc.property(ledgers, fc.integer({ min: 101, max: 150 }), (rows, pricePercent) => {
        const before = computeForecast(rows, { today });
        const after = computeForecast(rows, { today, scenario: { pricePercent } });
        fc.pre(after.leftOut.length === before.leftOut.length);
        const results = ({ income }: Forecast) => sumBetween(income.result.values, 0, 36);
        expect(results(after)).toBeGreaterThanOrEqual(results(before));
      }),
      runs,
    );
  });

  it('says of each row that is on that it counts, or why it does not', () => {
    always((forecast, rows) => {
      const lines = allLines([
        ...Object.values<Line>(forecast.income),
        ...Object.values<Line>(forecast.cash),
        ...Object.values<Line>(forecast.balance),
      ]);
      const counted = new Set(lines.flatMap(({ rowIds }) => rowIds));
      for (const { rowId } of forecast.leftOut) counted.add(rowId);
      for (const rowId of forecast.household.rowIds) counted.add(rowId);
      const on = rows.filter(({ kind, off }) => kind !== 'setting' && kind !== 'scenario' && !off);
      expect(on.filter(({ id }) => !counted.has(id))).toEqual([]);
    });
  });
});
