import { describe, expect, it } from 'vitest';
import { type Row, rowKinds } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

const billion = 100_000_000_000;

describe('rows that nobody should write', () => {
  it('none at all', () => {
    const forecast = computeForecast([], { today: '2026-11' });
    expect(forecast.opening).toBe('2026-12');
    expect(forecast.cash.closing.values.every((cents) => cents === 0)).toBe(true);
    expect(forecast.lowestCash).toEqual({ column: 0, month: '2026-11', amount: 0 });
    expect(forecast.assumptions.map(({ key }) => key)).toContain('opensNextMonth');
  });

  it('with every cell empty', () => {
    const rows = rowKinds.filter((kind) => kind !== 'setting').map((kind) => row(kind, kind));
    const { leftOut, rows: counted } = forecastOf(rows);
    expect(leftOut.map(({ rowId, reason }) => [rowId, reason])).toEqual([
      ['stream', 'no_price'],
      ['cost', 'no_amount'],
      ['purchase', 'no_amount'],
      ['person', 'no_amount'],
      ['funding', 'no_amount'],
      ['debt', 'no_amount'],
      ['household', 'no_amount'],
    ]);
    expect(counted.counted).toBe(0);
  });

  it('with cells of the wrong kind', () => {
    const broken = {
      ...row('cost', 'Rent'),
      cells: { name: 'Rent', amount: '1,900', every: 'moon', from: '2027-13', extra: {} },
    } as unknown as Row;
    const { leftOut } = forecastOf([
      broken,
      { ...setting('province', 'QC'), cells: { name: 'nothing', value: 1 } } as never,
    ]);
    expect(leftOut.map(({ column, reason }) => [column, reason])).toEqual([
      ['extra', 'unreadable'],
      ['amount', 'unreadable'],
      ['every', 'unreadable'],
      ['from', 'unreadable'],
      ['value', 'unreadable'],
      [null, 'no_amount'],
    ]);
  });

  it('500 of a billion dollars each', () => {
    const rows = Array.from({ length: 500 }, (_, index) =>
      row('cost', `cost ${index}`, { amount: billion, every: 'month', tax: 'taxable' }),
    );
    const { balance, cash } = forecastOf([setting('province', 'QC'), ...rows]);
    // 500 × 1,149,750,000.00 × 36
    expect(cash.closing.values[36]).toBe(-500 * 114_975_000_000 * 36);
    expect(balance.assets.values[36]).toBe((balance.liabilities.values[36] ?? 0) + (balance.equity.values[36] ?? 0));
  });

  it('too large to add up exactly', () => {
    const { leftOut, income } = forecastOf([
      row('stream', 'Planets', { price: billion, quantity: 1e9, per: 'day' }),
      row('cost', 'Rent', { amount: billion, every: 'week' }),
      row('purchase', 'Moons', { amount: billion, count: 2 }),
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['too_large', 'too_large', 'too_large']);
    expect(income.result.years).toEqual([0, 0, 0]);
  });

  it('in another currency, without a rhythm, or outside the plan', () => {
    const { leftOut } = forecastOf([
      setting('openingMonth', '2027-01'),
      row('cost', 'a', { amount: 2000, every: 'month', currency: 'USD' }),
      row('cost', 'b', { amount: 2000 }),
      row('cost', 'c', { amount: 2000, every: 'month', from: '2035-01' }),
      row('cost', 'd', { amount: 2000, every: 'month', from: 5, to: 4 }),
      row('cost', 'e', { amount: 2000, every: 'month', currency: 'cad' }),
      row('person', 'f', { wage: 2000 }),
      row('purchase', 'g', { amount: 2000, month: 99 }),
      row('stream', 'h', { price: 100, quantity: 1 }),
      row('stream', 'i', { price: 100, quantity: 1, per: 'month', batchCost: 100 }),
    ]);
    expect(leftOut.map(({ rowId, reason, isWhole }) => [rowId, reason, isWhole])).toEqual(
      expect.arrayContaining([
        ['a', 'other_currency', true],
        ['b', 'no_rhythm', true],
        ['c', 'outside_plan', true],
        ['d', 'outside_plan', true],
        ['f', 'no_hours', true],
        ['g', 'outside_plan', true],
        ['h', 'no_rhythm', true],
        ['i', 'no_batch_size', false],
      ]),
    );
    expect(leftOut).toHaveLength(8);
  });

  it('open one month a year, with everything at its limit', () => {
    const december = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1000];
    const { income, loans } = forecastOf([
      setting('openingMonth', '2027-01'),
      setting('openMonths', december),
      row('stream', 'Trees', { price: 5000, quantity: 300, per: 'season', costShare: 10_000, churn: 10_000 }),
      row('funding', 'Loan', { source: 'loan', amount: 1, rate: 10_000, months: 480, interestOnly: 120 }),
    ]);
    expect(income.sales.values[12]).toBe(1_500_000);
    expect(income.sales.years).toEqual([1_500_000, 1_500_000, 1_500_000]);
    expect(income.grossProfit.years).toEqual([0, 0, 0]);
    expect(loans[0]?.payments.at(-1)?.balance).toBe(0);
  });
});

describe('rows that are off', () => {
  it('count nowhere, and a confirmed setting decides over a proposed one', () => {
    const rent = row('cost', 'Rent', { amount: 100_000, every: 'month' });
    const proposed = { ...setting('openingMonth', '2028-01'), id: 'a', status: 'proposed' } as Row;
    const confirmed = { ...setting('openingMonth', '2027-05'), id: 'b' } as Row;
    const { income, opening, rows } = forecastOf([{ ...rent, off: true }, proposed, confirmed]);
    expect(income.running.parts).toEqual([]);
    expect(opening).toBe('2027-05');
    expect(rows).toEqual({ counted: 2, proposed: 1 });
  });
});

describe('the household', () => {
  it('is not part of the books', () => {
    const { household, balance, cash } = forecastOf([
      row('debt', 'Car', { amount: 900_000, payment: 30_000 }),
      row('household', 'Home', { direction: 'need', amount: 250_000 }),
      row('household', 'Partner', { direction: 'income', amount: 180_000 }),
    ]);
    expect(household).toMatchObject({ debts: 900_000, debtPayments: 30_000, needs: 250_000, income: 180_000 });
    // 300 + 2,500 − 1,800
    expect(household.shortfall).toBe(100_000);
    expect(balance.liabilities.values[36]).toBe(0);
    expect(cash.closing.values[36]).toBe(0);
  });
});
