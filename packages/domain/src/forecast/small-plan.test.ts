import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import { row, setting } from './testing/rows.ts';

// Expected amounts are calculated by hand, from the arithmetic written beside them.

const opensInJanuary = setting('openingMonth', '2027-01');

describe('a whole small plan', () => {
  // A mobile coffee cart: 300 cups a week at 4.00, 1.00 a cup, a rent of 800, a cart of 6,000 over 5 years, 3,000 of
  // savings and a loan of 5,000 at 6 % over 36 months. No province, so no taxes.
  const rows: Row[] = [
    opensInJanuary,
    row('stream', 'Cups', { price: 400, quantity: 300, per: 'week', unitCost: 100 }),
    row('cost', 'Pitch', { amount: 80_000, every: 'month' }),
    row('purchase', 'Cart', { amount: 600_000, use: 'equipment', month: 0 }),
    row('funding', 'Savings', { source: 'savings', amount: 300_000, state: 'in_hand' }),
    row('funding', 'Loan', { source: 'loan', amount: 500_000, rate: 600, months: 36, state: 'promised' }),
  ];
  const forecast = computeForecast(rows, { today: '2026-12' });

  it('opens with what it has', () => {
    // 3,000 + 5,000 − 6,000 = 2,000
    expect(forecast.cash.closing.values[0]).toBe(200_000);
    expect(forecast.balance.assets.values[0]).toBe(800_000);
    expect(forecast.sourcesAndUses.uses.map(({ key, amount }) => [key, amount])).toEqual([
      ['equipment', 600_000],
      ['reserve', 200_000],
    ]);
    expect(forecast.notInHand.promised).toBe(500_000);
  });

  it('earns and keeps', () => {
    // Sales 1,300 × 4.00 = 5,200; costs 1,300; rent 800; depreciation 100; interest 5,000 × 0.5 % = 25
    expect(forecast.income.sales.values[1]).toBe(520_000);
    expect(forecast.income.result.values[1]).toBe(520_000 - 130_000 - 80_000 - 10_000 - 2_500);
    // Payment: 5,000 × 0.005 ÷ (1 − 1.005^−36) = 152.11. Cash: 2,000 + 5,200 − 1,300 − 800 − 152.11 = 4,947.89
    expect(forecast.cash.closing.values[1]).toBe(494_789);
    expect(forecast.lowestCash).toEqual({ column: 0, month: '2026-12', amount: 200_000 });
    expect(forecast.missing).toBe(0);
  });

  it('breaks even', () => {
    // 9,600 of rent + 12 × 152.11 of the loan = 11,425.32; ÷ 0.75 = 15,233.76; ÷ 3.00 = 3,808.44 cups
    const [first] = forecast.breakEven;
    expect(first.fixedCosts).toBe(1_142_532);
    expect(first.margin).toBe(0.75);
    expect(first.sales).toBe(1_523_376);
    // 9,600 of rent + 1,200 of depreciation + 257.34 of interest = 11,057.34; ÷ 0.75 = 14,743.12
    expect(first.accounting).toEqual({ fixedCosts: 1_105_734, sales: 1_474_312 });
    expect(first.alone).toEqual([{ rowId: 'Cups', label: { en: 'Cups', fr: 'Cups' }, units: 3_809 }]);
    expect(forecast.breakEvenMonth).toBe(1);
  });
});

it('money whose source is not stated comes from where its name says', () => {
  const { sourcesAndUses } = computeForecast(
    [
      opensInJanuary,
      row('funding', 'Subvention de la ville', { amount: 500_000 }),
      row('funding', 'Oncle Réal', { amount: 100_000 }),
    ],
    { today: '2026-12' },
  );
  expect(sourcesAndUses.sources.map(({ key, amount }) => [key, amount])).toEqual(
    expect.arrayContaining([
      ['grant', 500_000],
      ['savings', 100_000],
    ]),
  );
});
