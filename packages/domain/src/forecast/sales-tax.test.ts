import { describe, expect, it } from 'vitest';
import { forecastOf, row, setting } from './testing/rows.ts';

// Expected amounts are calculated by hand, from the arithmetic written beside them.

const opensInJanuary = setting('openingMonth', '2027-01');

describe('sales tax', () => {
  const stream = row('stream', 'Soap', { price: 1000, quantity: 400, per: 'month', tax: 'taxable' });
  const rent = row('cost', 'Rent', { amount: 100_000, every: 'month', tax: 'taxable' });
  const registered = [setting('salesTax', 'registered'), setting('taxFiling', 'quarter')];

  it('in Quebec: both taxes collected, claimed, and remitted after the quarter', () => {
    const { salesTax, cash, income } = forecastOf([
      opensInJanuary,
      setting('province', 'QC'),
      ...registered,
      stream,
      rent,
    ]);
    const [gst, qst] = salesTax.taxes;
    // GST 4,000 × 5 % = 200, less 1,000 × 5 % = 50. QST 4,000 × 9.975 % = 399, less 99.75. Three months in April.
    expect([gst?.collected[1], gst?.claimed[1], qst?.collected[1], qst?.claimed[1]]).toEqual([
      20_000, 5_000, 39_900, 9_975,
    ]);
    expect(cash.salesTax.values.slice(1, 6)).toEqual([0, 0, 0, 3 * (15_000 + 29_925), 0]);
    expect(income.running.values[1]).toBe(100_000);
    expect(cash.running.values[1]).toBe(114_975);
  });

  it('comes from the rows that are taxed, and says what it assumes', () => {
    const food = row('cost', 'Fruit', { amount: 30_000, every: 'month', tax: 'zero_rated' });
    const rows = [opensInJanuary, setting('province', 'BC'), ...registered, stream, rent, food];
    const { cash } = forecastOf(rows);
    expect(cash.salesTax.rowIds).toEqual([stream.id, rent.id]);
    expect(cash.salesTax.assumptions).toEqual(['gst', 'pst', 'claimsAll', 'pstOnAllSales']);
  });

  it('in British Columbia: the PST on purchases is a cost', () => {
    const { income, salesTax } = forecastOf([opensInJanuary, setting('province', 'BC'), ...registered, stream, rent]);
    // Rent 1,000 + PST 70; PST of 4,000 × 7 % = 280 collected and none claimed
    expect(income.running.values[1]).toBe(107_000);
    const pst = salesTax.taxes.find(({ tax }) => tax === 'pst');
    expect([pst?.collected[1], pst?.claimed[1]]).toEqual([28_000, 0]);
  });

  it('of a year leaves in March, and in April for a sole proprietor', () => {
    const yearly = (form: 'sole' | 'corporation') =>
      forecastOf([
        opensInJanuary,
        setting('province', 'ON'),
        setting('salesTax', 'registered'),
        setting('taxFiling', 'year'),
        setting('legalForm', form),
        stream,
      ]).cash.salesTax.values;
    // 4,000 × 13 % × 12 = 6,240
    expect(yearly('corporation').slice(14, 17)).toEqual([0, 624_000, 0]);
    expect(yearly('sole').slice(14, 17)).toEqual([0, 0, 624_000]);
  });

  it('leaves goods for resale without PST', () => {
    const { balance } = forecastOf([
      opensInJanuary,
      setting('province', 'SK'),
      setting('salesTax', 'never'),
      row('purchase', 'Goods', { amount: 100_000, use: 'opening_stock', tax: 'taxable' }),
      row('purchase', 'Shelves', { amount: 100_000, use: 'equipment', tax: 'taxable' }),
    ]);
    // GST 5 % on both, PST 6 % on the shelves; nothing is claimed back
    expect([balance.stock.values[0], balance.equipment.values[0]]).toEqual([105_000, 111_000]);
  });

  it('begins when sales pass the limit of small suppliers', () => {
    const small = (quantity: number) =>
      forecastOf([
        opensInJanuary,
        setting('province', 'ON'),
        row('stream', 'Soap', { price: 1000, quantity, per: 'month' }),
        rent,
      ]);
    // 800 × 10 = 8,000 a month: 24,000 in the first quarter, 48,000 in two, so from the second month after June: August
    expect(small(800).salesTax.registeredFrom).toBe(8);
    // 1,100 × 10 = 11,000: 33,000 within the first quarter, in March
    expect(small(1100).salesTax.registeredFrom).toBe(3);
    // 250 × 10 × 12 = 30,000 does not pass it
    expect(small(250).salesTax.registeredFrom).toBeNull();
    // Before that the tax on the rent is a cost: 1,000 + 13 %
    expect(small(800).income.running.values.slice(7, 9)).toEqual([113_000, 100_000]);
  });
});

describe('receivables and payables', () => {
  it('are paid after their days', () => {
    const { cash, balance } = forecastOf([
      opensInJanuary,
      setting('supplierDays', 30),
      row('stream', 'Design', { price: 100_000, quantity: 1, per: 'month', customerDays: 45 }),
      row('cost', 'Rent', { amount: 20_000, every: 'month' }),
    ]);
    // 45 days: half a month later, half two months later
    expect(cash.customers.values.slice(1, 5)).toEqual([0, 50_000, 100_000, 100_000]);
    expect(balance.receivables.values.slice(1, 4)).toEqual([100_000, 150_000, 150_000]);
    expect(cash.running.values.slice(1, 4)).toEqual([0, 20_000, 20_000]);
    expect(balance.payables.values[3]).toBe(20_000);
  });

  it('are less what customers paid in advance', () => {
    const { cash, balance } = forecastOf([
      opensInJanuary,
      row('stream', 'Design', { price: 100_000, quantity: 1, per: 'month' }),
      row('funding', 'Pre-sale', { source: 'advance_sales', amount: 150_000 }),
    ]);
    expect(cash.customers.values.slice(1, 4)).toEqual([0, 50_000, 100_000]);
    expect(balance.advances.values.slice(0, 3)).toEqual([150_000, 50_000, 0]);
  });
});

describe('income tax of a corporation', () => {
  it('is on the profit after earlier losses, and paid three months after the year', () => {
    const { income, cash } = forecastOf([
      opensInJanuary,
      setting('province', 'NS'),
      setting('legalForm', 'corporation'),
      setting('salesTax', 'never'),
      row('stream', 'Work', { price: 100_000, quantity: 2, per: 'month', start: 13, tax: 'exempt' }),
      row('cost', 'Rent', { amount: 50_000, every: 'month', to: 12, tax: 'exempt' }),
    ]);
    // Year 1 loses 6,000. Year 2 earns 24,000: (24,000 − 6,000) × 10.5 % = 1,890. Year 3: 24,000 × 10.5 % = 2,520
    expect(income.incomeTax.years).toEqual([0, 189_000, 252_000]);
    // After three months of year 2 the losses are used up: nothing is due before.
    expect(income.incomeTax.values.slice(13, 17)).toEqual([0, 0, 0, 21_000]);
    expect(cash.incomeTax.values[27]).toBe(189_000);
  });
});
