import { describe, expect, test } from 'vitest';
import { collectFigures, readFigures, salesToCover } from './figures.ts';

describe('an amount means', () => {
  test.each([
    ['I sell bread at $8 a loaf', 'price'],
    ['pain à 8 $ la miche', 'price'],
    ['a shop for rent at $1,900 a month', 'cost'],
    ["J'ai trouvé un petit local, rue Sainte-Cécile, à 1 900 $ par mois", 'cost'],
    ['Hosting would cost me about $320 a month', 'cost'],
    ['I want $4,000 a month for myself', 'goal'],
    ['Je voudrais me verser 3 500 $ par mois', 'goal'],
    ['45 $ / h', 'price'],
    ['I have $30,000', 'other'],
  ])('%s: %s', (text, role) => {
    expect(readFigures(text).map((figure) => figure.role)).toEqual([role]);
  });

  test('what the nearest word says when a sentence holds two', () => {
    const text = 'I sell bread at $8 a loaf and my rent is $1,900 a month';
    expect(readFigures(text).map((figure) => [figure.dollars, figure.role])).toEqual([
      [8, 'price'],
      [1900, 'cost'],
    ]);
  });
});

test('collects what can be computed with', () => {
  const figures = collectFigures(
    ['Bread at $8 a loaf. Rent at $1,900 a month. Insurance costs $1,200 a year.', 'I want $3,000 a month.'],
    'I sold 40 loaves a week',
  );
  expect(figures.price?.dollars).toBe(8);
  expect(figures.monthlyCosts.map((cost) => cost.dollars)).toEqual([1900, 100]);
  expect(figures.monthlyGoal?.dollars).toBe(3000);
  expect(figures.alreadySold?.value).toBe(40);
});

test('never computes with a range or with a cost that has no period', () => {
  const figures = collectFigures(['Sold at $5 to $8. An oven that costs $20,000.'], '');
  expect(figures.price).toBeUndefined();
  expect(figures.monthlyCosts).toEqual([]);
});

test('past sales of something else are not compared', () => {
  expect(collectFigures(['Bread at $8 a loaf'], 'I served 40 customers a week').alreadySold).toBeUndefined();
});

test('the number of sales is rounded up, and exact divisions stay exact', () => {
  expect(salesToCover(1900, 8)).toEqual({ quotient: 237.5, sales: 238 });
  expect(salesToCover(1900, 19)).toEqual({ quotient: 100, sales: 100 });
  expect(salesToCover(0.3, 0.1)).toEqual({ quotient: 3, sales: 3 });
});
