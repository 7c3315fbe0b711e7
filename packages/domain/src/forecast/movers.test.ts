import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { movers } from './movers.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

const rows: Row[] = [
  setting('openingMonth', '2027-01'),
  row('stream', 'Work', { price: 100_000, quantity: 3, per: 'month', costShare: 2000 }),
  row('cost', 'Rent', { amount: 100_000, every: 'month', from: '2027-01' }),
  row('purchase', 'Desk', { amount: 120_000, month: 1, use: 'fees' }),
  row('funding', 'Savings', { source: 'savings', amount: 50_000, state: 'in_hand' }),
  row('funding', 'Gift', { source: 'gift', amount: 150_000, state: 'hoped' }),
];
const closing = (scenario: Parameters<typeof forecastOf>[1], column: number) =>
  forecastOf(rows, scenario).cash.closing.values[column];

describe('a scenario', () => {
  it('changes quantities, prices and costs', () => {
    // As planned: 2,000 + 3,000 − 600 − 1,000 − 1,200
    expect(closing({}, 1)).toBe(220_000);
    // Sales 3,600, direct costs 720
    expect(closing({ salesPercent: 120 }, 1)).toBe(268_000);
    expect(closing({ pricePercent: 120 }, 1)).toBe(268_000);
    // Direct costs 660, rent 1,100
    expect(closing({ costPercent: 110 }, 1)).toBe(204_000);
  });

  it('opens later, while what has a date stays', () => {
    const { opening, cash } = forecastOf(rows, { openingLater: 2 });
    expect(opening).toBe('2027-03');
    // The months stay where they are: two of rent without sales.
    expect(cash.running.values.slice(0, 3)).toEqual([0, 100_000, 100_000]);
  });

  it('lets customers pay later, and leaves rows out', () => {
    expect(closing({ customersPayLater: 30 }, 1)).toBe(220_000 - 300_000);
    expect(closing({ off: ['Gift', 'Desk'] }, 1)).toBe(190_000);
  });
});

describe('movers', () => {
  it('tell what moves the lowest cash most, largest first', () => {
    const found = movers(rows, { today: '2026-12' });
    const differences = found.map(({ difference }) => Math.abs(difference));
    expect(differences).toEqual(differences.toSorted((one, other) => other - one));
    // The lowest cash as planned is 2,000.00 before the opening.
    const missing = found.find(({ key }) => key === 'moneyMissing');
    expect(missing).toMatchObject({ scenario: { off: ['Gift'] }, lowestCash: 50_000, difference: -150_000 });
    expect(found.find(({ key }) => key === 'salesUp')?.difference).toBe(0);
    // Customers pay in February: 2,000 − 600 − 1,000 − 1,200 in January
    expect(found.find(({ key }) => key === 'customersPayLater')?.lowestCash).toBe(-80_000);
  });

  it('count on top of a scenario', () => {
    const scenario = { customersPayLater: 30, off: ['Desk'], salesPercent: 50 };
    const found = movers(rows, { today: '2026-12', scenario });
    // Half of the sales, paid after 30 days: 2,000 − 300 − 1,000 = 700 in January. After 60: 700 − 1,300 in February
    expect(found.find(({ key }) => key === 'customersPayLater')).toMatchObject({
      lowestCash: -60_000,
      difference: -130_000,
    });
    // 10 % more than half costs 30 more before any of it is paid.
    expect(found.find(({ key }) => key === 'salesUp')).toMatchObject({ lowestCash: 67_000, difference: -3_000 });
  });
});
