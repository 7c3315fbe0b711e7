import { describe, expect, it } from 'vitest';
import type { Season } from '../ledger/field.ts';
import type { Row } from '../ledger/row.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

// Expected amounts are calculated by hand, from the arithmetic written beside them.

const opensInJanuary = setting('openingMonth', '2027-01');
const summer: Season = [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0];

describe('running costs', () => {
  const cost = (cells: Parameters<typeof row<'cost'>>[2], ...settings: Row[]) =>
    forecastOf([opensInJanuary, ...settings, row('cost', 'Cost', cells)]).income.running.values;

  it('by rhythm', () => {
    // 100 × 52 ÷ 12 = 433.33; 100 × 26 ÷ 12 = 216.67; 100 × 2 = 200
    expect(cost({ amount: 10_000, every: 'week' })[1]).toBe(43_333);
    expect(cost({ amount: 10_000, every: 'two_weeks' })[1]).toBe(21_667);
    expect(cost({ amount: 10_000, every: 'half_month' })[1]).toBe(20_000);
    expect(cost({ amount: 10_000, every: 'quarter' }).slice(1, 6)).toEqual([10_000, 0, 0, 10_000, 0]);
    expect(cost({ amount: 10_000, every: 'year', from: 4 }).slice(1, 6)).toEqual([0, 0, 0, 10_000, 0]);
    expect(cost({ amount: 10_000, every: 'season' }, setting('openMonths', summer)).slice(1, 13)).toEqual([
      0, 0, 0, 0, 10_000, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('by season, also when the business opens in the middle of one', () => {
    const values = cost({ amount: 10_000, every: 'season', from: 7 }, setting('openMonths', summer));
    expect([values[7], values[8], values[17], values[18]]).toEqual([10_000, 0, 10_000, 0]);
  });

  it('in months of its own: what is due each month, and a year shared among them', () => {
    const winter: Season = [100, 100, 50, 0, 0, 0, 0, 0, 0, 0, 100, 100];
    const heating = cost({ amount: 24_000, every: 'month', season: winter });
    expect(heating.slice(1, 13)).toEqual([24_000, 24_000, 12_000, 0, 0, 0, 0, 0, 0, 0, 24_000, 24_000]);
    // 900 × 50 ÷ 450 = 100; 900 × 100 ÷ 450 = 200
    const salt = cost({ amount: 90_000, every: 'year', season: winter });
    expect(salt.slice(1, 13)).toEqual([20_000, 20_000, 10_000, 0, 0, 0, 0, 0, 0, 0, 20_000, 20_000]);
  });

  it('with the tax that a small supplier does not get back, but for insurance, which is exempt', () => {
    const ontario = setting('province', 'ON');
    const never = setting('salesTax', 'never');
    const named = (name: string, cells: Parameters<typeof row<'cost'>>[2] = {}) => {
      const { income, assumptions } = forecastOf([
        ...[opensInJanuary, ontario, never],
        row('cost', name, { amount: 10_000, every: 'month', ...cells }),
      ]);
      return [
        income.running.values[1],
        assumptions.map(({ key }) => key).filter((key) => /taxable|insurance/u.test(key)),
      ];
    };
    expect(named('Phone')).toEqual([11_300, ['taxable']]);
    expect(named('Assurance responsabilité')).toEqual([10_000, ['insurance']]);
    expect(named('Phone and insurance')).toEqual([11_300, ['taxable']]);
    expect(named('Insurance', { tax: 'taxable' })).toEqual([11_300, []]);
  });

  it('before the opening, to an end, and higher each year', () => {
    // A rent of 1,000 from October 2026: three months before the opening. + 3 % from month 13: 1,030; from 25: 1,060.90
    const values = cost({ amount: 100_000, every: 'month', from: '2026-10', to: '2029-02', increase: 300 });
    expect([values[0], values[1], values[13], values[25], values[26], values[27]]).toEqual([
      300_000, 100_000, 103_000, 106_090, 106_090, 0,
    ]);
  });
});

describe('pay', () => {
  const person = { role: 'employee', salary: 6_000_000, every: 'year' } as const;

  it('with contributions in Ontario, up to their ceilings', () => {
    const { income } = forecastOf([opensInJanuary, setting('province', 'ON'), row('person', 'Ana', person)]);
    // Pay 60,000 ÷ 12 = 5,000. CPP (5,000 − 291.666…) × 5.95 % = 280.1458…; EI 5,000 × 2.282 % = 114.10;
    // WSIB 5,000 × 1.23 % = 61.50. Together 455.7458…
    expect(income.pay.values[1]).toBe(500_000);
    expect(income.contributions.values[1]).toBe(45_575);
    // 60,000 a year stays under the ceilings of 68,900 and 74,600.
    expect(income.contributions.years[0]).toBe(12 * 45_575);
  });

  it('with contributions in Quebec', () => {
    const { income } = forecastOf([opensInJanuary, setting('province', 'QC'), row('person', 'Ana', person)]);
    // QPP (5,000 − 291.666…) × 6.3 % = 296.625; EI × 1.82 % = 91.00; QPIP × 0.602 % = 30.10;
    // health fund × 1.65 % = 82.50; labour standards × 0.06 % = 3.00; CNESST × 1.54 % = 77.00. Together 580.225
    expect(income.contributions.values[1]).toBe(58_023);
  });

  it('stops contributions at the ceilings of a calendar year', () => {
    const { income } = forecastOf([
      opensInJanuary,
      setting('province', 'ON'),
      row('person', 'Ana', { ...person, salary: 12_000_000 }),
    ]);
    // CPP (74,600 − 3,500) × 5.95 % = 4,230.45; CPP2 (85,000 − 74,600) × 4 % = 416.00; EI 68,900 × 2.282 % = 1,572.298;
    // WSIB 120,000 × 1.23 % = 1,476.00. Together 7,694.748, give or take the rounding of each month.
    expect(Math.abs(income.contributions.years[0] - 769_475)).toBeLessThanOrEqual(6);
  });

  it('of an hourly wage, of two people, at their own rate', () => {
    // 20.00 × 30 × 52 ÷ 12 × 2 = 5,200.00; × 9 % = 468.00
    const { income } = forecastOf([
      opensInJanuary,
      row('person', 'Servers', { role: 'employee', wage: 2000, hours: 30, count: 2, contributions: 900 }),
    ]);
    expect([income.pay.values[1], income.contributions.values[1]]).toEqual([520_000, 46_800]);
  });

  it('of an owner is a drawing without a corporation, and a salary with one', () => {
    const owner = row('person', 'Me', { role: 'owner', salary: 300_000, every: 'month' });
    const sole = forecastOf([opensInJanuary, setting('province', 'ON'), setting('legalForm', 'sole'), owner]);
    expect([sole.income.result.values[1], sole.cash.drawings.values[1]]).toEqual([0, 300_000]);
    const corporation = forecastOf([
      opensInJanuary,
      setting('province', 'ON'),
      setting('legalForm', 'corporation'),
      owner,
    ]);
    // CPP only: (3,000 − 291.666…) × 5.95 % = 161.1458…
    expect(corporation.income.contributions.values[1]).toBe(16_115);
    expect(corporation.cash.drawings.values[1]).toBe(0);
  });
});
