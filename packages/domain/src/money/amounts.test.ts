import { expect, test } from 'vitest';
import { findAmounts, perMonth } from './amounts.ts';

test.each([
  ['1 500 $', 1500, 'once'],
  ['1\u00a0500\u00a0$', 1500, 'once'],
  ['$1,500.50', 1500.5, 'once'],
  ['2,5 k$', 2500, 'once'],
  ['$1.9k a month', 1900, 'month'],
  ['30 000 $/an', 30_000, 'year'],
  ['45 $ / h', 45, 'hour'],
  ['$45 an hour', 45, 'hour'],
  ["15 $ de l'heure", 15, 'hour'],
  ['20 dollars par mois', 20, 'month'],
  ['un loyer mensuel de 1 200,50 $', 1200.5, 'month'],
  ['a weekly fee of $12', 12, 'week'],
  ['CA$20', 20, 'once'],
  ['99,99 $ par année', 99.99, 'year'],
  ['en 2024 500 $', 500, 'once'],
])('%s is an amount', (text, dollars, period) => {
  expect(findAmounts(text)).toMatchObject([{ dollars, period, isRange: false }]);
});

test.each(['$1.500', '1.500 $', '40 loaves', '15 %', 'under 5', 'A$AP', '$', '0 $'])('%s is none', (text) => {
  expect(findAmounts(text)).toEqual([]);
});

test.each(['5 à 8 $', '$5 to $8', 'de 20 $ à 25 $', '20-25 $'])('%s is a range, too loose to compute with', (text) => {
  expect(findAmounts(text).every((amount) => amount.isRange)).toBe(true);
  expect(findAmounts(text).length).toBeGreaterThan(0);
});

test.each([
  ['$8 a loaf', 'loaf'],
  ['8 $ la miche', 'miche'],
  ["4 $ l'unité", 'unité'],
  ['$79 a month per clinic', 'clinic'],
  ['12$/mois par client', 'client'],
])('%s says what it buys', (text, unit) => {
  expect(findAmounts(text)).toMatchObject([{ unit }]);
});

test('a day or a preposition is not what a price buys', () => {
  expect(findAmounts('8 $ le samedi')).toMatchObject([{ unit: undefined }]);
  expect(findAmounts('$8 each and more')).toMatchObject([{ unit: undefined }]);
});

test('amounts become monthly where their period allows it', () => {
  const monthly = (text: string) => findAmounts(text).map(perMonth);
  expect(monthly('$1,200 a year, $100 a month')).toEqual([100, 100]);
  expect(monthly('$12 a week')).toEqual([52]);
  expect(monthly('$8 a loaf')).toEqual([undefined]);
});

// Anything worse than linear here would take longer than a test may.
test('thousands of digits are read to their end', () => {
  expect(findAmounts(`${'1 234 '.repeat(8_000)}$`)).toHaveLength(1);
  expect(findAmounts('9'.repeat(50_000))).toEqual([]);
});

test.each([
  ['5 à 8 $', { low: 5, high: 8 }],
  ['$5 to $8', { low: 5, high: 8 }],
  ['de 20 $ à 25 $', { low: 20, high: 25 }],
  ['20-25 k$', { low: 20_000, high: 25_000 }],
  ['between $5 and $8', { low: 5, high: 8 }],
  ['$8 or $10', { low: 8, high: 10 }],
  ['$5 and $8', undefined],
  ['$9 to $7', undefined],
  ['2024 - 500 $', undefined],
  ['$8', undefined],
])('the ends of %s', (text, range) => {
  for (const amount of findAmounts(text)) expect(amount.range).toEqual(range);
  expect(findAmounts(text).length).toBeGreaterThan(0);
});

test.each([
  ['25 ¢', 0.25],
  ['30 cents a bag', 0.3],
  ['12,5 ¢', 0.13],
  ['CAD 1,500', 1500],
  ['1 500 $ CAD', 1500],
])('%s is an amount too', (text, dollars) => {
  expect(findAmounts(text)).toMatchObject([{ dollars }]);
});
