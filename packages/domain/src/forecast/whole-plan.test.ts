import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import { row, setting } from './testing/rows.ts';

/**
 * A bakery in Quebec with everything a plan has. The expected amounts come from a second calculation that shares no code with
 * this one (a program with exact fractions, written from docs/areas/forecast.md). The bakers' vacation pay was
 * added to it by hand: 4 % of 298,133.33 a month, and 11.972 % of that in contributions, twice: 267.06 a month.
 */
const rows: Row[] = [
  setting('openingMonth', '2027-04'),
  setting('province', 'QC'),
  setting('legalForm', 'corporation'),
  setting('salesTax', 'registered'),
  setting('taxFiling', 'quarter'),
  setting('supplierDays', 30),
  setting('openDays', 6),
  row('stream', 'Loaves', {
    price: 825,
    quantity: 95,
    per: 'day',
    climbMonths: 4,
    unitCost: 180,
    tax: 'zero_rated',
    customerDays: 0,
    growth: 500,
  }),
  row('stream', 'Catering', {
    price: 42_000,
    quantity: 5,
    per: 'month',
    start: 4,
    costShare: 3_000,
    tax: 'taxable',
    customerDays: 45,
    season: [60, 60, 80, 100, 140, 160, 150, 120, 110, 100, 80, 140],
  }),
  row('cost', 'Rent', { amount: 240_000, every: 'month', from: '2027-03', increase: 250, tax: 'taxable' }),
  row('cost', 'Insurance', { amount: 186_000, every: 'year', tax: 'exempt' }),
  row('cost', 'Cleaning', { amount: 9_500, every: 'week', tax: 'taxable' }),
  row('person', 'Owner', { role: 'owner', salary: 280_000, every: 'month' }),
  row('person', 'Bakers', { role: 'employee', count: 2, wage: 2_150, hours: 32, increase: 200 }),
  row('purchase', 'Oven', { amount: 2_850_000, use: 'equipment', life: 7, tax: 'taxable', month: 0 }),
  row('purchase', 'Van', { amount: 900_000, use: 'vehicle', owned: true, used: true }),
  row('purchase', 'Flour', { amount: 180_000, use: 'opening_stock', tax: 'zero_rated' }),
  row('purchase', 'Deposit', { amount: 240_000, use: 'deposit' }),
  row('purchase', 'Notary', { amount: 150_000, use: 'fees', tax: 'taxable' }),
  row('funding', 'Savings', { source: 'savings', amount: 2_000_000, state: 'in_hand' }),
  row('funding', 'Grant', { source: 'grant', amount: 500_000, month: 6, state: 'asked_for' }),
  row('funding', 'Bank', {
    source: 'loan',
    amount: 3_000_000,
    rate: 785,
    months: 84,
    interestOnly: 6,
    state: 'promised',
  }),
];
const forecast = computeForecast(rows, { today: '2026-12' });

describe('a bakery in Quebec', () => {
  it('earns', () => {
    const { income } = forecast;
    const years = Object.fromEntries(Object.entries(income).map(([key, line]) => [key, line.years]));
    expect(years).toMatchObject({
      sales: [23_286_376, 28_405_656, 29_689_428],
      directCosts: [5_235_300, 6_420_960, 6_701_064],
      pay: [10_515_204, 10_658_304, 10_804_272],
      contributions: [1_398_288, 1_421_832, 1_445_844],
      // The first year has the month of rent before the opening, and the notary.
      running: [3_800_004, 3_632_004, 3_705_804],
      startUp: [150_000, 0, 0],
      depreciation: [707_148, 707_148, 707_148],
      grants: [500_000, 0, 0],
      interest: [232_569, 207_743, 176_572],
      incomeTax: [213_239, 653_635, 750_144],
      result: [1_534_624, 4_704_030, 5_398_580],
    });
    expect([income.running.values[0], income.startUp.values[0], income.result.values[0]]).toEqual([
      240_000, 150_000, -390_000,
    ]);
    expect(income.sales.values.slice(1, 6)).toEqual([509_438, 1_018_875, 1_528_313, 2_352_750, 2_289_750]);
  });

  it('has this much cash at the end of each month', () => {
    expect(forecast.cash.closing.values).toEqual([
      1_130_749, 837_022, 223_060, 193_386, 688_311, 1_032_359, 2_040_176, 2_483_213, 2_901_593, 3_296_356, 3_727_287,
      4_158_795, 4_493_724, 4_991_615, 5_246_650, 5_521_680, 6_073_002, 6_639_477, 7_176_563, 7_681_169, 8_158_421,
      8_612_056, 9_104_556, 9_594_936, 9_988_737, 10_553_012, 10_870_450, 10_767_487, 11_383_975, 12_012_853,
      12_612_342, 13_182_114, 13_721_769, 14_237_807, 14_795_473, 15_348_256, 15_804_460,
    ]);
    expect(forecast.lowestCash).toEqual({ column: 3, month: '2027-06', amount: 193_386 });
    // The tax on the opening comes back in the first month, because the quarter ends before it.
    expect(forecast.cash.salesTax.values.slice(0, 8)).toEqual([0, -485_191, 0, 0, -126_312, 0, 0, -6_812]);
  });

  it('owns and owes', () => {
    const { balance } = forecast;
    const years = Object.fromEntries(Object.entries(balance).map(([key, line]) => [key, line.years]));
    expect(years).toMatchObject({
      receivables: [265_593, 265_593, 265_593],
      stock: [180_000, 180_000, 180_000],
      deposits: [240_000, 240_000, 240_000],
      equipment: [3_042_852, 2_335_704, 1_628_556],
      payables: [818_271, 847_400, 877_813],
      incomeTaxOwed: [213_239, 653_635, 750_144],
      loans: [2_819_451, 2_436_458, 2_022_294],
      contributed: [2_900_000, 2_900_000, 2_900_000],
      // The results of the years add up to it.
      retained: [1_534_624, 6_238_654, 11_637_234],
    });
  });

  it('says what it needs at the opening', () => {
    const { sources, notInHand, uses, needed, reserve, toFind } = forecast.sourcesAndUses;
    expect(sources.map(({ key, amount }) => [key, amount])).toEqual([
      ['savings', 2_000_000],
      ['loan', 3_000_000],
      ['owned', 900_000],
    ]);
    // The van is brought in. Without the money put in, cash is lowest in June: 50,000.00 − 1,933.86 = 48,066.14.
    expect(needed).toBe(4_806_614);
    expect(reserve).toBe(193_386);
    expect(uses.map(({ key, amount }) => [key, amount])).toEqual([
      ['equipment', 2_850_000],
      ['vehicle', 900_000],
      ['deposit', 240_000],
      ['opening_stock', 180_000],
      ['fees', 150_000],
      ['untilCarried', 4_806_614 - 2_850_000 - 240_000 - 180_000 - 150_000],
      ['reserve', 193_386],
    ]);
    expect(toFind).toBe(0);
    // Without the money that comes later.
    expect(notInHand.map(({ key, amount }) => [key, amount])).toEqual([['promised', 3_000_000]]);
    expect(forecast.notInHand).toEqual({ promised: 3_000_000, asked_for: 500_000, hoped: 0, unstated: 0 });
  });

  it('has ratios with their inputs', () => {
    const ratio = (key: string, year: number | null) =>
      forecast.ratios.find((each) => each.key === key && each.year === year);
    // (23,286,376 − 5,235,300) ÷ 23,286,376
    expect(ratio('grossMargin', 1)?.value).toBeCloseTo(0.775_177_6, 6);
    // Operating profit 1,534,624 + 213,239 + 232,569 − 500,000 = 1,480,432; + 707,148 − 213,239 = 1,974,341.
    // Interest 232,569 and principal 3,000,000 − 2,819,451 = 180,549 together 413,118
    expect(ratio('debtService', 1)?.value).toBeCloseTo(1_974_341 / 413_118, 9);
    expect(ratio('debtService', 1)?.inputs.map(({ value }) => value)).toEqual([
      1_480_432, 707_148, 213_239, 0, 0, 232_569, 180_549,
    ]);
    const sold = forecast.income.sales.rowIds;
    expect(ratio('grossMargin', 1)?.rowIds).toEqual(expect.arrayContaining([...sold]));
    expect(ratio('debtService', 1)?.rowIds).toEqual(expect.arrayContaining([...forecast.cash.principal.rowIds]));
    expect(ratio('runway', null)?.value).toBeNull();
    const invested = ratio('payback', null)?.inputs[0]?.value;
    expect(invested).toBe(2_850_000 + 900_000 + 240_000 + 180_000 + 150_000);
  });

  it('breaks even', () => {
    const [first] = forecast.breakEven;
    // 10,515,204 + 1,398,288 + 3,560,004 + 232,569 + 180,549 = 15,886,614; × 23,286,376 ÷ 18,051,076, rounded up
    expect(first.fixedCosts).toBe(15_886_614);
    expect(first.sales).toBe(20_494_162);
    // 10,515,204 + 1,398,288 + 3,800,004 + 150,000 + 707,148 + 232,569 = 16,803,213
    expect(first.accounting).toEqual({ fixedCosts: 16_803_213, sales: 21_676_599 });
    // 8.25 − 1.80 = 6.45 of a loaf: 158,866.14 ÷ 6.45 = 24,630.4, so 24,631 loaves
    expect(first.alone.find(({ rowId }) => rowId === 'Loaves')?.units).toBe(24_631);
    // 420.00 × 70 % = 294.00 an order: 158,866.14 ÷ 294.00 = 540.4, so 541 orders
    expect(first.alone.find(({ rowId }) => rowId === 'Catering')?.units).toBe(541);
  });
});
