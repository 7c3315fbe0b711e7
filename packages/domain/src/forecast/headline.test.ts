import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeForecast } from './compute-forecast.ts';
import { type FigureOrigin, headlineOrigins } from './headline.ts';
import { ledgers } from './testing/arbitrary-rows.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

const today = '2026-12';
const sum = ({ inputs }: FigureOrigin) => inputs.reduce((total, { cents }) => total + cents, 0);

it('adds its inputs up to the figure, in any ledger, and names only rows and assumptions that exist', () => {
  fc.assert(
    fc.property(ledgers, (rows) => {
      const forecast = computeForecast(rows, { today });
      const origins = headlineOrigins(forecast, rows);
      expect(sum(origins.salesYear)).toBe(forecast.income.sales.years[0]);
      expect(sum(origins.resultYear)).toBe(forecast.income.result.years[0]);
      expect(sum(origins.lowestCash)).toBe(forecast.lowestCash.amount);
      expect(sum(origins.needed)).toBe(forecast.sourcesAndUses.needed);
      expect(Math.max(0, sum(origins.missing))).toBe(forecast.missing);
      const ids = new Set(rows.map(({ id }) => id));
      const keys = new Set(forecast.assumptions.map(({ key }) => key));
      for (const { rowIds, assumptions, inputs } of Object.values(origins)) {
        for (const id of [...rowIds, ...inputs.flatMap((input) => input.rowIds)]) expect(ids).toContain(id);
        for (const key of assumptions) expect(keys).toContain(key);
      }
    }),
    { numRuns: 100, seed: 31 },
  );
});

it('leaves out what moved no cash until the lowest month', () => {
  const rows = [
    setting('openingMonth', '2027-01'),
    setting('smallestCash', 100_000),
    row('stream', 'Work', { price: 100_000, quantity: 3, per: 'month' }),
    row('purchase', 'Desk', { amount: 120_000, month: 0, use: 'fees' }),
    row('purchase', 'Van', { amount: 50_000, month: 9 }),
    row('funding', 'Savings', { source: 'savings', amount: 150_000, state: 'in_hand' }),
  ];
  const forecast = forecastOf(rows);
  const { lowestCash, missing } = headlineOrigins(forecast, rows as never);
  expect(lowestCash.rowIds.toSorted()).toEqual(['Desk', 'Savings']);
  expect(lowestCash.inputs.map(({ key, cents }) => [key, cents])).toEqual([
    ['owners', 150_000],
    ['startUp', -120_000],
  ]);
  expect(missing.inputs.map(({ cents, rowIds }) => [cents, rowIds.length > 0])).toEqual([
    [100_000, true],
    [-30_000, false],
  ]);
  expect(sum(missing)).toBe(70_000);
});
