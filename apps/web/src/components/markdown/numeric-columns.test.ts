import { expect, test } from 'vitest';
import { numericColumns } from './numeric-columns.ts';

test.each([
  ['12 000 $', '**45 000\u00a0$**', '–'],
  ['$12,000', '\\$850', '($1,200)'],
  ['35 %', '-3,5\u00a0%', '+12%'],
  ['≈ 400', '1.5M $', '16.99 CAD'],
])('%s is a column of figures', (...cells) => {
  expect(numericColumns(cells.map((cell) => ['Bread', cell]))).toEqual([false, true]);
});

test.each([
  ['12 000 $', 'to be confirmed'],
  ['3 loaves a day', '4'],
  ['2025-06-01', '2025-07-01'],
  ['–', ''],
])('%s, %s is a column of words', (...cells) => {
  expect(numericColumns(cells.map((cell) => ['Bread', cell]))).toEqual([false, false]);
});

test('the first column names its rows', () => {
  expect(
    numericColumns([
      ['1', '2'],
      ['2', '4'],
    ]),
  ).toEqual([false, true]);
  expect(numericColumns([])).toEqual([]);
});

test('a cell of ten thousand digits is read in one go', () => {
  expect(numericColumns([['a', `${'1 '.repeat(5_000)}x`]])).toEqual([false, false]);
});
