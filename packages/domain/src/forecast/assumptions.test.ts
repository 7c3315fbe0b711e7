import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

const assumed = (rows: Row[]) => forecastOf(rows).assumptions.map(({ key }) => key);
const opensInJanuary = setting('openingMonth', '2027-01');

describe('what a plan assumes', () => {
  it('is listed with the rows that rest on it', () => {
    const { assumptions, income } = forecastOf([
      opensInJanuary,
      row('stream', 'Bread', { price: 800, quantity: 10, per: 'day' }),
      row('stream', 'Cakes', { price: 3000, quantity: 2, per: 'day' }),
    ]);
    const openDays = assumptions.find(({ key }) => key === 'openDays');
    expect(openDays).toMatchObject({ rowIds: ['Bread', 'Cakes'], change: { setting: 'openDays' } });
    expect(income.sales.assumptions).toContain('openDays');
  });

  it('has sources where a public table is used', () => {
    const { assumptions } = forecastOf([
      opensInJanuary,
      setting('province', 'QC'),
      row('person', 'Ana', { role: 'employee', wage: 2000, hours: 35 }),
    ]);
    for (const key of ['gst', 'qst', 'pension', 'parentalInsurance', 'healthFund', 'injuries']) {
      expect(assumptions.find((each) => each.key === key)?.source?.link.en).toMatch(/^https:\/\//u);
    }
    expect(assumptions.find(({ key }) => key === 'qst')?.value).toEqual({ en: '9.975%', fr: '9,975\u00a0%' });
    expect(assumptions.find(({ key }) => key === 'parentalInsurance')?.confirmed).toBe(false);
  });

  it('leaves taxes and contributions out without a province, and says so', () => {
    const forecast = forecastOf([
      opensInJanuary,
      setting('legalForm', 'corporation'),
      setting('salesTax', 'registered'),
      row('stream', 'Bread', { price: 100_000, quantity: 10, per: 'month' }),
      row('person', 'Ana', { role: 'employee', salary: 300_000, every: 'month' }),
    ]);
    expect(forecast.assumptions.map(({ key }) => key)).toContain('noProvince');
    expect(forecast.salesTax.taxes).toEqual([]);
    expect(forecast.income.contributions.values[1]).toBe(0);
    expect(forecast.income.incomeTax.values[12]).toBe(0);
  });

  it('states nothing that was given', () => {
    const given = assumed([
      opensInJanuary,
      setting('province', 'AB'),
      setting('legalForm', 'nonprofit'),
      setting('salesTax', 'never'),
      setting('supplierDays', 0),
      row('cost', 'Rent', { amount: 100, every: 'month', tax: 'exempt' }),
    ]);
    expect(given).toEqual(['gst']);
  });
});

describe('what a plan warns of', () => {
  it('a wage below the minimum, and sales that ask for registration', () => {
    const { notices } = forecastOf([
      opensInJanuary,
      setting('province', 'ON'),
      setting('salesTax', 'never'),
      row('person', 'Ana', { role: 'employee', wage: 1500, hours: 35 }),
      row('person', 'Me', { role: 'owner', wage: 1500, hours: 35 }),
      row('stream', 'Bread', { price: 100_000, quantity: 31, per: 'month' }),
    ]);
    expect(notices.map(({ key, rowId }) => [key, rowId])).toEqual([
      ['must_register', null],
      ['below_minimum_wage', 'Ana'],
    ]);
    expect(notices[0]?.says.en).toContain('from January 2027 on');
    expect(notices[0]?.says.fr).toContain('dès janvier 2027');
  });
});

describe("an owner's own income tax", () => {
  const rows = (incomeTax: boolean): Row[] => [
    opensInJanuary,
    setting('legalForm', 'sole'),
    setting('incomeTax', incomeTax),
    row('stream', 'Work', { price: 100_000, quantity: 2, per: 'month', start: 7 }),
    row('cost', 'Rent', { amount: 50_000, every: 'month' }),
  ];

  it('is set aside in April if it is asked for', () => {
    const { cash, income } = forecastOf(rows(true));
    // 2027: 6 × 2,000 − 12 × 500 = 6,000; a quarter of it in April 2028. 2028: 18,000; April 2029
    expect([cash.setAside.values[16], cash.setAside.values[28]]).toEqual([150_000, 450_000]);
    expect(income.incomeTax.years).toEqual([0, 0, 0]);
  });

  it('stays out otherwise, and the plan says so', () => {
    expect(forecastOf(rows(false)).cash.setAside.years).toEqual([0, 0, 0]);
    expect(assumed(rows(false))).toContain('personalTax');
  });
});

describe('the opening', () => {
  it('shows what is still to be found, and what the owner wishes to keep', () => {
    const { sourcesAndUses, missing, lowestCash, ratios } = forecastOf([
      opensInJanuary,
      setting('smallestCash', 100_000),
      row('purchase', 'Oven', { amount: 700_000, use: 'equipment' }),
      row('funding', 'Savings', { source: 'savings', amount: 500_000, state: 'in_hand' }),
    ]);
    expect(sourcesAndUses).toMatchObject({ total: 700_000, toFind: 200_000 });
    expect(lowestCash.amount).toBe(-200_000);
    expect(missing).toBe(300_000);
    expect(ratios.find(({ key }) => key === 'runway')?.value).toBeNull();
  });

  it('takes the same whatever is saved for it; more of it is a reserve', () => {
    const opening = (savings: number) =>
      forecastOf([
        opensInJanuary,
        row('stream', 'Meals', { price: 1_000, first: 0, quantity: 400, per: 'month', climbMonths: 5 }),
        row('cost', 'Rent', { amount: 200_000, every: 'month', from: 0 }),
        row('purchase', 'Stove', { amount: 500_000, use: 'equipment' }),
        row('funding', 'Savings', { source: 'savings', amount: savings }),
      ]).sourcesAndUses;
    // 5,000 for the stove, 2,000 of rent before. Then 0, 1,000, 2,000 … of sales against 2,000: 3,000 deep.
    expect(opening(800_000)).toMatchObject({ needed: 1_000_000, toFind: 200_000, reserve: 0 });
    expect(opening(5_800_000)).toMatchObject({ needed: 1_000_000, toFind: 0, reserve: 4_800_000 });
  });

  it('includes the opening month, and counts the months until cash runs out', () => {
    const { sourcesAndUses, ratios } = forecastOf([
      opensInJanuary,
      row('cost', 'Rent', { amount: 100_000, every: 'month' }),
      row('purchase', 'Sign', { amount: 50_000, month: 1, use: 'fees' }),
      row('funding', 'Savings', { source: 'savings', amount: 300_000, month: 1 }),
    ]);
    // Nothing is sold: 36 months of rent carry nothing.
    expect(sourcesAndUses.uses.map(({ key, amount }) => [key, amount])).toEqual([
      ['fees', 50_000],
      ['untilCarried', 3_600_000],
    ]);
    expect(sourcesAndUses.toFind).toBe(3_350_000);
    // 3,000 − 500 − 1,000 = 1,500, then 500, then −500
    expect(ratios.find(({ key }) => key === 'runway')?.value).toBe(2);
  });
});
