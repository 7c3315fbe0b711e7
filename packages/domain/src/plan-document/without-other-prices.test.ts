import { expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { withoutOtherPrices } from './without-other-prices.ts';

const idea = ['idea', 'businessIdea'] as const;
const prices = ['finances', 'pricingStrategy'] as const;
const rows = [row('stream', 'Tune up', { price: 10_000 }), row('stream', 'Flat repair', { price: 3_000 })];
const loaf = [row('stream', 'Sourdough loaf', { price: 900 })];

test.each([
  // A sentence that is nothing but the other price goes.
  [idea, 'I fix bikes at your house. tune up is $95, flat is $30', rows, 'I fix bikes at your house.'],
  [prices, 'tune up $95\nflat repair $30', rows, 'flat repair $30'],
  // What stands before it stays, up to a word that says something.
  [
    idea,
    'A bakery that sells organic sourdough bread at $8 a loaf, on the shelf. I found a shop at $1,900 a month.',
    loaf,
    'A bakery that sells organic sourdough bread',
  ],
  [
    idea,
    'Une boulangerie qui vend du pain au levain à 8 $ la miche',
    [row('stream', 'Miche', { price: 900 })],
    'Une boulangerie qui vend du pain au levain',
  ],
  // The price of the row, and what is no price of this plan.
  [idea, 'A bakery that sells sourdough at $9 a loaf', loaf, 'A bakery that sells sourdough at $9 a loaf'],
  [prices, '$9 a loaf. The supermarket asks $5.', loaf, '$9 a loaf. The supermarket asks $5.'],
  [
    prices,
    'Kitchen $9 on average ($5 to $26)',
    [row('stream', 'Kitchen', { price: 900 })],
    'Kitchen $9 on average ($5 to $26)',
  ],
  [['idea', 'problemSolved'], 'Loaf at $8', loaf, 'Loaf at $8'],
  [idea, 'Loaf at $8', [], 'Loaf at $8'],
] as const)('%j: “%s”', (place, answer, known, expected) => {
  expect(withoutOtherPrices(place, answer, known)).toBe(expected);
});

test('a price that nobody confirmed settles nothing', () => {
  const proposed = loaf.map((each) => ({ ...each, status: 'proposed' as const }));
  expect(withoutOtherPrices(prices, '$8 a loaf', proposed)).toBe('$8 a loaf');
  expect(withoutOtherPrices(prices, '$8 a loaf', loaf)).toBe('');
});
