import { describe, expect, it } from 'vitest';
import { paymentFormula } from './loans.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

// Expected amounts are calculated by hand, from the arithmetic written beside them.

const opensInJanuary = setting('openingMonth', '2027-01');

describe('loans', () => {
  const loan = (cells: Parameters<typeof row<'funding'>>[2]) =>
    forecastOf([opensInJanuary, row('funding', 'Bank', { source: 'loan', amount: 2_000_000, ...cells })]);

  it('of 20,000 at 8 % over 60 months pay 405.53', () => {
    const { loans, balance } = loan({ rate: 800, months: 60 });
    // First month: 20,000 × 8 % ÷ 12 = 133.33; 405.53 − 133.33 = 272.20
    expect(loans[0]?.payment).toBe(40_553);
    expect(loans[0]?.payments[0]).toEqual({
      month: '2027-01',
      payment: 40_553,
      interest: 13_333,
      principal: 27_220,
      balance: 1_972_780,
    });
    expect(loans[0]?.payments.at(-1)?.balance).toBe(0);
    expect(balance.loans.values[0]).toBe(2_000_000);
    expect(balance.loans.values[1]).toBe(1_972_780);
  });

  it('with months of interest only', () => {
    // 12 × 133.33, then 20,000 over 48 months at 8 %: 488.26
    const payments = loan({ rate: 800, months: 60, interestOnly: 12 }).loans[0]?.payments ?? [];
    expect(payments).toHaveLength(60);
    expect([payments[11]?.payment, payments[11]?.balance, payments[12]?.payment]).toEqual([13_333, 2_000_000, 48_826]);
    expect(payments.at(-1)?.balance).toBe(0);
  });

  it('without interest, and all at the end', () => {
    // 20,000 ÷ 48 = 416.67; the last payment is 20,000 − 47 × 416.67 = 416.51
    const free = loan({ rate: 0, months: 48 }).loans[0]?.payments ?? [];
    expect([free[0]?.payment, free.at(-1)?.payment]).toEqual([41_667, 41_651]);
    const terms = { amount: 2_000_000, rate: 0, months: 48, interestOnly: 0 };
    expect(paymentFormula(terms, 41_667).en).toBe('$20,000 ÷ 48 = $416.67 a month');
    const bullet = loan({ rate: 1200, months: 6, interestOnly: 99 }).loans[0];
    expect(bullet?.payment).toBe(2_020_000);
    expect(bullet?.payments.map(({ payment }) => payment)).toEqual([20_000, 20_000, 20_000, 20_000, 20_000, 2_020_000]);
  });
});

describe('purchases', () => {
  it('wear out in equal months, and the last takes what is left', () => {
    // 10,000 over 36 months: 277.78; the last one 10,000 − 35 × 277.78 = 277.70
    const { income, balance, cash } = forecastOf([
      opensInJanuary,
      row('purchase', 'Oven', { amount: 1_000_000, life: 3, use: 'equipment' }),
      row('purchase', 'Van', { amount: 600_000, use: 'vehicle', owned: true }),
    ]);
    const oven = income.depreciation.parts[0];
    expect([oven?.values[1], oven?.values[36]]).toEqual([27_778, 27_770]);
    // The van is brought in: 6,000 ÷ 60 = 100 a month, no cash.
    expect(income.depreciation.parts[1]?.values[1]).toBe(10_000);
    expect(cash.purchases.values[0]).toBe(1_000_000);
    expect(balance.contributed.values[0]).toBe(600_000);
    expect(balance.equipment.values[36]).toBe(600_000 - 36 * 10_000);
  });
});
