import { describe, expect, it } from 'vitest';
import type { Season } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

// Expected amounts are calculated by hand, from the arithmetic written beside them.

const opensInJanuary = setting('openingMonth', '2027-01');
const summer: Season = [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0];

describe('sales', () => {
  const sold = (cells: Parameters<typeof row<'stream'>>[2], ...settings: Row[]) =>
    forecastOf([opensInJanuary, ...settings, row('stream', 'Bread', { price: 800, ...cells })]).income.sales;

  it('by week, over 52 ÷ 12 weeks', () => {
    // 40 × 52 ÷ 12 × 8.00 = 1,386.666…; twelve rounded months are 16,640.04
    const { values, years } = sold({ quantity: 40, per: 'week' });
    expect(values.slice(0, 3)).toEqual([0, 138_667, 138_667]);
    expect(years).toEqual([1_664_004, 1_664_004, 1_664_004]);
  });

  it('by day open', () => {
    // 10 × 6 × 52 ÷ 12 × 8.00 = 2,080.00
    expect(sold({ quantity: 10, per: 'day' }, setting('openDays', 6)).values[1]).toBe(208_000);
    // Without the days open: 5. 10 × 5 × 52 ÷ 12 × 8.00 = 1,733.33
    expect(sold({ quantity: 10, per: 'day' }).values[1]).toBe(173_333);
  });

  it('by season, over its open months', () => {
    // 600 over May to October: 100 a month × 8.00 = 800.00
    const { values, years } = sold({ quantity: 600, per: 'season' }, setting('openMonths', summer));
    expect(values.slice(1, 13)).toEqual([0, 0, 0, 0, 80_000, 80_000, 80_000, 80_000, 80_000, 80_000, 0, 0]);
    expect(years).toEqual([480_000, 480_000, 480_000]);
  });

  it('by year, with the weights of a season', () => {
    // 1,000 × 50 ÷ 1,250 = 40; × 8.00 = 320.00. 1,000 × 200 ÷ 1,250 = 160; × 8.00 = 1,280.00
    const season = [50, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 200];
    const { values } = sold({ quantity: 1000, per: 'year', season });
    expect([values[1], values[12]]).toEqual([32_000, 128_000]);
  });

  it('climb in a straight line, then through targets, then grow', () => {
    // 3 months to 30: 10, 20, 30; then to 60 by month 6: 40, 50, 60; stays; from month 13 × 1.1 = 66
    const { values } = sold({
      quantity: 30,
      per: 'month',
      climbMonths: 3,
      targets: [{ month: 6, quantity: 60 }],
      growth: 1000,
    });
    expect(values.slice(1, 9)).toEqual([8_000, 16_000, 24_000, 32_000, 40_000, 48_000, 48_000, 48_000]);
    expect([values[12], values[13], values[25]]).toEqual([48_000, 52_800, 58_080]);
  });

  it('reach the full speed where a step says so, and in six months where nothing does', () => {
    // 25 in month 1, 60 in month 9: 4.375 more each month; month 6 = 46.875. Assumed: 7 more each month; month 6 = 60
    const climb = { first: 25, quantity: 60, per: 'month' } as const;
    const { values } = sold({ ...climb, targets: [{ month: 9, quantity: 60 }] });
    expect([values[1], values[6], values[9], values[10]]).toEqual([20_000, 37_500, 48_000, 48_000]);
    expect([sold(climb).values[6], sold({ ...climb, targets: [{ month: 9, quantity: 80 }] }).values[6]]).toEqual([
      48_000, 48_000,
    ]);
  });

  it('grow only after the year of the last target, and ignore targets before the first month', () => {
    // 10 in month 7, 40 in month 20; growth in month 25: 40 × 1.5 = 60
    const { values } = sold({
      quantity: 10,
      per: 'month',
      start: 7,
      growth: 5000,
      targets: [
        { month: 3, quantity: 500 },
        { month: 20, quantity: 40 },
      ],
    });
    expect([values[6], values[7], values[20], values[24], values[25]]).toEqual([0, 8_000, 32_000, 32_000, 48_000]);
  });

  it('begin in their own month', () => {
    expect(sold({ quantity: 10, per: 'month', start: '2027-03' }).values.slice(1, 4)).toEqual([0, 0, 8_000]);
    expect(sold({ quantity: 10, per: 'month', start: 2 }).values.slice(1, 4)).toEqual([0, 8_000, 8_000]);
  });

  it('of a subscription follow new and leaving customers', () => {
    // 50 pay already: 50 × 0.96 + 10 = 58; 58 × 0.96 + 10 = 65.68; 65.68 × 0.96 + 10 = 73.0528. Each × 20.00
    const { values } = sold({ model: 'subscription', price: 2000, quantity: 50, newPerMonth: 10, churn: 400 });
    expect(values.slice(1, 4)).toEqual([116_000, 131_360, 146_106]);
  });
});

describe('direct costs', () => {
  it('add up a unit cost, a share of the price and a batch', () => {
    const { income } = forecastOf([
      opensInJanuary,
      row('stream', 'Jam', {
        price: 1000,
        quantity: 33,
        per: 'month',
        unitCost: 125,
        costShare: 1250,
        batchCost: 4000,
        batchSize: 30,
      }),
    ]);
    // 33 × (1.25 + 40.00 ÷ 30) + 330.00 × 12.5 % = 85.25 + 41.25 = 126.50
    expect(income.directCosts.values[1]).toBe(12_650);
    expect(income.grossProfit.values[1]).toBe(33_000 - 12_650);
  });
});
