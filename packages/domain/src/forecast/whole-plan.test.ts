import { describe, expect, it } from 'vitest';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import { row, setting } from './testing/rows.ts';

/**
 * A bakery in Quebec with everything a plan has. The expected amounts come from a second calculation that shares no code with
 * this one (a program with exact fractions, written from docs/decisions/0026-forecast-rules.md).
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
      contributions: [1_077_816, 1_094_952, 1_112_424],
      running: [3_560_004, 3_632_004, 3_705_804],
      depreciation: [707_148, 707_148, 707_148],
      grants: [500_000, 0, 0],
      interest: [232_569, 207_743, 176_572],
      incomeTax: [252_337, 693_514, 790_822],
      result: [2_205_998, 4_991_031, 5_691_322],
    });
    // Before the opening: a month of rent and the notary.
    expect([income.running.values[0], income.startUp.values[0], income.result.values[0]]).toEqual([
      240_000, 150_000, -390_000,
    ]);
    expect(income.sales.values.slice(1, 6)).toEqual([509_438, 1_018_875, 1_528_313, 2_352_750, 2_289_750]);
  });

  it('has this much cash at the end of each month', () => {
    expect(forecast.cash.closing.values).toEqual([
      1_130_749, 863_728, 276_472, 273_504, 795_135, 1_165_889, 2_200_412, 2_670_155, 3_115_241, 3_536_710, 3_994_347,
      4_452_561, 4_814_196, 5_339_327, 5_621_602, 5_884_774, 6_463_336, 7_057_051, 7_621_377, 8_153_223, 8_657_715,
      9_138_590, 9_658_330, 10_175_950, 10_596_991, 11_189_051, 11_534_274, 11_419_217, 12_063_490, 12_720_153,
      13_347_427, 13_944_984, 14_512_424, 15_056_247, 15_641_698, 16_222_266, 16_706_255,
    ]);
    expect(forecast.lowestCash).toEqual({ column: 3, month: '2027-06', amount: 273_504 });
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
      incomeTaxOwed: [252_337, 693_514, 790_822],
      loans: [2_819_451, 2_436_458, 2_022_294],
      contributed: [2_900_000, 2_900_000, 2_900_000],
      retained: [1_815_998, 6_807_029, 12_498_351],
    });
  });

  it('says what it needs at the opening', () => {
    const { sources, uses, toFind } = forecast.sourcesAndUses;
    expect(sources.map(({ key, amount }) => [key, amount])).toEqual([
      ['savings', 2_000_000],
      ['loan', 3_000_000],
      ['owned', 900_000],
    ]);
    // GST 1,425.00 + 75.00, QST 2,842.88 + 149.63. The rent before the opening is paid after it.
    expect(uses.map(({ key, amount }) => [key, amount])).toEqual([
      ['equipment', 2_850_000],
      ['vehicle', 900_000],
      ['deposit', 240_000],
      ['opening_stock', 180_000],
      ['fees', 150_000],
      ['salesTax', 449_251],
      ['reserve', 1_130_749],
    ]);
    expect(toFind).toBe(0);
    expect(forecast.notInHand).toEqual({ promised: 3_000_000, asked_for: 500_000, hoped: 0, unstated: 0 });
  });

  it('has ratios with their inputs', () => {
    const ratio = (key: string, year: number | null) =>
      forecast.ratios.find((each) => each.key === key && each.year === year);
    // (23,286,376 − 5,235,300) ÷ 23,286,376
    expect(ratio('grossMargin', 1)?.value).toBeCloseTo(0.775_177_6, 6);
    // Operating profit 2,205,998 + 252,337 + 232,569 − 500,000 = 2,190,904; + 707,148 − 252,337 = 2,645,715.
    // Interest 232,569 and principal 3,000,000 − 2,819,451 = 180,549 together 413,118
    expect(ratio('debtService', 1)?.value).toBeCloseTo(2_645_715 / 413_118, 9);
    expect(ratio('debtService', 1)?.inputs.map(({ value }) => value)).toEqual([
      2_190_904, 707_148, 252_337, 0, 232_569, 180_549,
    ]);
    const sold = forecast.income.sales.rowIds;
    expect(ratio('grossMargin', 1)?.rowIds).toEqual(expect.arrayContaining([...sold]));
    expect(ratio('debtService', 1)?.rowIds).toEqual(expect.arrayContaining([...forecast.cash.principal.rowIds]));
    expect(ratio('runway', null)?.value).toBeNull();
    const invested = ratio('payback', null)?.inputs[0]?.value;
    expect(invested).toBe(2_850_000 + 900_000 + 240_000 + 180_000 + 150_000 + 449_251);
  });

  it('breaks even', () => {
    const [first] = forecast.breakEven;
    // 10,515,204 + 1,077,816 + 3,560,004 + 707,148 + 232,569 = 16,092,741; × 23,286,376 ÷ 18,051,076, rounded up
    expect(first.fixedCosts).toBe(16_092_741);
    expect(first.sales).toBe(20_760_071);
    expect(first.salesWithDrawings).toBe(first.sales);
    // 8.25 − 1.80 = 6.45 of a loaf: 160,927.41 ÷ 6.45 = 24,949.99, so 24,950 loaves
    expect(first.alone.find(({ rowId }) => rowId === 'Loaves')?.units).toBe(24_950);
    // 420.00 × 70 % = 294.00 an order: 160,927.41 ÷ 294.00 = 547.4, so 548 orders
    expect(first.alone.find(({ rowId }) => rowId === 'Catering')?.units).toBe(548);
  });
});
