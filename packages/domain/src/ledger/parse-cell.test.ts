import { describe, expect, it } from 'vitest';
import type { Language } from '../locale.ts';
import { parseCell } from './parse-cell.ts';
import { rowColumns, settingColumns } from './row-fields.ts';
import { showCell, typedCell } from './show-cell.ts';

const { price, costShare, quantity, season, targets, start, growth } = rowColumns.stream;
const { count, hours } = rowColumns.person;
const { every } = rowColumns.cost;
const { province, openingMonth } = settingColumns;
const both = ['en', 'fr'] as const;
const value = (...parameters: Parameters<typeof parseCell>) => {
  const parsed = parseCell(...parameters);
  return 'value' in parsed ? parsed.value : parsed;
};

describe('an amount', () => {
  it.each([
    ['1,900.50', 190_050],
    ['1 900,50 $', 190_050],
    ['1.900,50', 190_050],
    ['$1,900', 190_000],
    ['CA$ 12', 1200],
    ['14k', 1_400_000],
    ['14,5 k', 1_450_000],
    ['12*3', 3600],
    ['600/7', 8571],
    ['0', 0],
    ['-0', 0],
    ['  ', null],
    ['1,000,000,000', 100_000_000_000],
  ])('%s', (text, cents) => {
    for (const language of both) expect(value(price, text, language)).toBe(cents);
  });

  it.each([
    ['-5', /negative/],
    ['(500)', /negative/],
    ['3-8', /negative/],
    ['1,000,000,001', /At most \$1,000,000,000/],
    ['0.125', /two decimals/],
    ['1900/month', /amount only/],
    ['about 50', /amount only/],
    ['50 USD', /Convert USD/],
    ['€50', /Convert €/],
    ['5/0', /divided by zero/],
    ['15%', /amount only/],
    ['12 and 14', /amount only/],
    ['\u0000\ufffd#!', /amount only/],
  ])('refuses %j', (text, says) => {
    const parsed = parseCell(price, text, 'en');
    expect('problem' in parsed && parsed.problem.en).toMatch(says);
    expect('problem' in parsed && parsed.problem.fr).not.toBe('');
  });
});

it('reads percentages up to what the cell may hold', () => {
  expect(value(costShare, '2,5 %', 'fr')).toBe(250);
  expect(value(costShare, '2.5%', 'en')).toBe(250);
  expect(value(costShare, '100', 'en')).toBe(10_000);
  expect(value(growth, '500%', 'en')).toBe(50_000);
  expect(value(costShare, '500 %', 'en')).toEqual({ problem: { en: 'At most 100%.', fr: 'Au plus 100\u00a0%.' } });
});

it('reads quantities and whole numbers', () => {
  expect(value(quantity, '12.125', 'en')).toBe(12.125);
  expect(value(quantity, '1/3', 'en')).toBe(0.333);
  expect(value(quantity, '1,2345', 'fr')).toHaveProperty('problem.en', 'At most three decimals fit here.');
  expect(value(quantity, '9999999999', 'en')).toHaveProperty('problem.en', 'At most 1,000,000,000.');
  expect(value(hours, '169', 'en')).toHaveProperty('problem.en', 'At most 168.');
  expect(value(count, '2', 'en')).toBe(2);
  expect(value(count, '0', 'en')).toHaveProperty('problem.en', 'Write a whole number from 1 to 1,000.');
  expect(value(count, '1.5', 'en')).toHaveProperty('problem.en', 'Write a whole number from 1 to 1,000.');
  expect(value(count, 'two', 'en')).toHaveProperty('problem.en', 'Write a number, such as 150 or 12*3.');
});

it.each<[string, Parameters<typeof parseCell>[0], unknown]>([
  ['$(1,900.00)', price, /negative/],
  ['(1 900,00) $', price, /negative/],
  ['($1,900.00)', price, /negative/],
  ['1,900.00-', price, /negative/],
  ['-$1,900', price, /negative/],
  ['$-   ', price, null],
  ['-   $', price, null],
  ['–', price, null],
  ['—', rowColumns.stream.channel, null],
  ['-', quantity, null],
  ['\u202a1900\u202c', price, 190_000],
  ['\u200e1\u2009900,50\u200f\u00a0$', price, 190_050],
  ['1\u3000900', price, 190_000],
  ['\ufeff12\u200b,5', quantity, 12.5],
  ['1 900 $ CA', price, 190_000],
  ['C$1,900', price, 190_000],
  ['CA$ 1,900', price, 190_000],
  ['1 900 $CAD', price, 190_000],
  ['1,900.00 CAD', price, 190_000],
  ['US$50', price, /Convert US/],
  ['(5 %)', rowColumns.scenario.prices, -500],
  ['(5)', rowColumns.scenario.sales, -500],
  ['(2,5) %', costShare, /negative/],
  ['(3)', count, /negative/],
  ['(12)', quantity, /negative/],
  ['weekly', rowColumns.stream.per, 'week'],
  ['per month', rowColumns.stream.per, 'month'],
  ['par mois', every, 'month'],
  ['/an', every, 'year'],
  ['Per week', rowColumns.person.every, 'week'],
  ['biweekly', every, 'two_weeks'],
  ['aux 2 semaines', every, 'two_weeks'],
  ['trimestriel', every, 'quarter'],
  ['annuellement', rowColumns.person.every, 'year'],
  ['par jour', rowColumns.stream.per, 'day'],
  ['weekly', rowColumns.funding.source, /Choose one of/],
  ['6.125 %', rowColumns.funding.rate, 612.5],
  ['6,125', rowColumns.funding.rate, 612.5],
  ['9,975 %', rowColumns.debt.rate, 997.5],
  ['1.001%', rowColumns.debt.rate, 100.1],
  ['6.1255', rowColumns.debt.rate, /three decimals/],
  ['  Rent\u200b\u202e  ', rowColumns.cost.name, 'Rent'],
  ['Loyer\u00a0: bureau', rowColumns.cost.name, 'Loyer\u00a0: bureau'],
])('cleans %j before it is read', (typed, field, expected) => {
  for (const language of both) {
    const found = value(field, typed, language);
    if (expected instanceof RegExp) expect(found).toHaveProperty('problem.en', expect.stringMatching(expected));
    else expect(found).toBe(expected);
  }
});

describe('a month', () => {
  it.each([
    ['3', 3],
    ['month 3', 3],
    ['mois 3', 3],
    ['0', 0],
    ['before opening', 0],
    ["avant l'ouverture", 0],
    ['Ouverture', 1],
    ['May 2027', '2027-05'],
    ['mai 2027', '2027-05'],
    ['févr. 2028', '2028-02'],
    ['14 août 2027', '2027-08'],
    ['2027-05', '2027-05'],
    ['2027-5-14', '2027-05'],
    ['05/2027', '2027-05'],
    ['mai-27', '2027-05'],
    ['May-27', '2027-05'],
    ['juil.-27', '2027-07'],
    ['févr-2028', '2028-02'],
    ['1-Sep-27', '2027-09'],
    ["May '27", '2027-05'],
    ['2027-05-01 00:00:00', '2027-05'],
  ])('%s', (text, month) => {
    expect(value(start, text, 'en')).toBe(month);
  });

  it.each([
    ['2027-13', /no month 13/],
    ['0/2027', /no month 0/],
    ['1999-05', /between 2000 and 2099/],
    ['May', /Which year/],
    ['May 27', /such as May 2027/],
    ['121', /from 0 \(before opening\) to 120/],
    ['-1', /from 0/],
    ['soon', /such as May 2027, or 1/],
  ])('refuses %s', (text, says) => {
    const parsed = parseCell(start, text, 'en');
    expect('problem' in parsed && parsed.problem.en).toMatch(says);
  });

  it('of the calendar is not counted from the opening', () => {
    expect(value(openingMonth, 'mai 2027', 'fr')).toBe('2027-05');
    expect(value(openingMonth, '3', 'en')).toHaveProperty('problem.en', 'Write a month, such as May 2027 or 2027-05.');
  });
});

describe('a season', () => {
  const calendar = Array.from({ length: 12 }, (_, month) => month + 1);
  const summer = [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0];
  it.each([
    ['May to October', summer],
    ['mai à octobre', summer],
    ['May-Oct', summer],
    ['0 0 0 0 100 100 100 100 100 100 0 0', summer],
    ['nov to feb', [100, 100, 0, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
    ['mars, juin et décembre', [0, 0, 100, 0, 0, 100, 0, 0, 0, 0, 0, 100]],
    ['All year', Array(12).fill(100)],
  ])('%s', (text, weights) => {
    expect(value(season, text, 'en')).toEqual(weights);
  });

  it.each(['summer-ish', '1 2 3', '0 0 0 0 0 0 0 0 0 0 0 0', '2000 0 0 0 0 0 0 0 0 0 0 0', 'ma to oct', '- to -'])(
    'refuses %s',
    (text) => expect(value(season, text, 'en')).toHaveProperty('problem'),
  );

  it('is shown in words', () => {
    expect(showCell(season, summer, 'en')).toBe('May to Oct');
    expect(showCell(season, [100, 100, 0, 0, 0, 0, 0, 0, 0, 0, 100, 100], 'fr')).toBe('nov. à févr.');
    const late = [0, 0, 0, 0, 100, 100, 120, 120, 100, 100, 0, 0];
    expect(showCell(season, late, 'en')).toBe('May to Oct, peak in July and August');
  });

  it('names a peak where there is one, and months with less', () => {
    const shown = (weights: readonly number[], language: Language = 'en') => showCell(season, weights, language);
    const but = (months: Readonly<Record<number, number>>) => calendar.map((month) => months[month] ?? 100);
    expect(shown(but({}))).toBe('All year');
    expect(shown(but({ 12: 55 }))).toBe('Varies, less in December');
    expect(shown(but({ 2: 60, 8: 60, 12: 55 }), 'fr')).toBe('Variable, moins en février, août et décembre');
    expect(shown(but({ 12: 105 }))).toBe('Varies');
    expect(shown(but({ 1: 50, 11: 150, 12: 150 }), 'fr')).toBe(
      'Variable, sommet en novembre et décembre, moins en janvier',
    );
    expect(shown(calendar.map((month) => (month > 6 ? 100 : 50)))).toBe('Varies');
  });
});

it('reads targets in the order of their months', () => {
  const sorted = [
    { month: 6, quantity: 55 },
    { month: 12, quantity: 70.5 },
  ];
  expect(value(targets, '12: 70.5; 6: 55', 'en')).toEqual(sorted);
  expect(value(targets, 'mois 6: 55; mois 12: 70,5', 'fr')).toEqual(sorted);
  const stepsUp = [{ month: 13, quantity: 10, atOnce: true }];
  expect(value(targets, 'from month 13: 10', 'en')).toEqual(stepsUp);
  expect(value(targets, 'dès 13: 10', 'fr')).toEqual(stepsUp);
  expect(value(targets, '6: 1; 6: 2', 'en')).toHaveProperty('problem');
  expect(value(targets, '1:1;2:2;3:3;4:4;5:5;6:6;7:7', 'en')).toHaveProperty(
    'problem.en',
    'At most 6 quantities fit here.',
  );
});

it('reads choices by their name in either language, or by an unmistakable beginning', () => {
  expect(value(every, 'chaque mois', 'en')).toBe('month');
  expect(value(every, 'Every quarter', 'fr')).toBe('quarter');
  expect(value(province, 'qc', 'en')).toBe('QC');
  expect(value(province, 'quebec', 'fr')).toBe('QC');
  expect(value(province, 'nouv', 'fr')).toHaveProperty('problem');
  expect(value(every, 'toString', 'en')).toHaveProperty('problem');
});

it('reads yes and no', () => {
  const { owned } = rowColumns.purchase;
  expect(value(owned, 'Oui', 'en')).toBe(true);
  expect(value(owned, 'no', 'fr')).toBe(false);
  expect(value(owned, 'perhaps', 'en')).toHaveProperty('problem.fr', 'Écrivez oui ou non.');
});

it('keeps a text within its length, on one line', () => {
  expect(value(rowColumns.cost.name, ' Rent\nand heat ', 'en')).toBe('Rent and heat');
  expect(value(rowColumns.cost.name, 'x'.repeat(121), 'en')).toHaveProperty(
    'problem.en',
    'At most 120 characters fit here.',
  );
});

it.each([
  [price, 190_050],
  [price, 190_000],
  [price, 5],
  [costShare, 250],
  [rowColumns.debt.rate, 612.5],
  [rowColumns.debt.rate, 100.1],
  [rowColumns.scenario.loanRates, 12.5],
  [quantity, 1.125],
  [quantity, 1125],
  [count, 1000],
  [start, 0],
  [start, 1],
  [start, 14],
  [start, '2027-08'],
  [season, [0, 0, 0, 0, 100, 100, 120, 120, 100, 100, 0, 0]],
  [season, [66.666667, 100, 100, 0, 100, 100, 100, 100, 100, 100, 100, 100]],
  [
    targets,
    [
      { month: 6, quantity: 1.125 },
      { month: 13, quantity: 2, atOnce: true },
    ],
  ],
  [every, 'half_year'],
  [province, 'NL'],
  [rowColumns.purchase.used, false],
  [rowColumns.cost.name, 'Loyer'],
  [rowColumns.scenario.prices, 500],
  [rowColumns.scenario.sales, -1250],
  [rowColumns.scenario.loanRates, -50],
  [rowColumns.scenario.loanRates, 200],
] as const)('reads back what it writes: %#', (field, stored) => {
  for (const language of both) {
    expect(value(field, typedCell(field, stored, language), language)).toEqual(stored);
    if (field.type !== 'season' && field.type !== 'targets')
      expect(value(field, showCell(field, stored, language), language)).toEqual(stored);
  }
});

describe('a change', () => {
  const { prices, loanRates } = rowColumns.scenario;

  it.each([
    ['+5 %', 500],
    ['-10%', -1000],
    ['−10', -1000],
    ['2,5', 250],
    ['0', 0],
    ['-100', -10_000],
  ])('%s', (typed, stored) => {
    for (const language of both) expect(value(prices, typed, language)).toBe(stored);
  });

  it('says what to write instead of what it cannot be', () => {
    expect(parseCell(prices, '-101', 'en')).toEqual({
      problem: expect.objectContaining({ en: 'Write a number from -100 to 1,000.' }),
    });
    expect(parseCell(prices, 'a lot', 'en')).toHaveProperty('problem.en', 'Write a change, such as +5% or -10%.');
    expect(parseCell(prices, '1.2345', 'en')).toHaveProperty('problem');
    expect(value(loanRates, '+2 points', 'fr')).toBe(200);
    expect(parseCell(loanRates, '101', 'en')).toHaveProperty('problem');
  });
});

it('shows amounts as the reader writes them', () => {
  expect(showCell(price, 190_050, 'fr')).toBe('1\u00a0900,50\u00a0$');
  expect(showCell(costShare, 250, 'fr')).toBe('2,5\u00a0%');
  expect(showCell(price, null, 'en')).toBe('');
});
