import { expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { differingAmounts } from './differing-amounts.ts';

const rows = [
  row('purchase', 'Used van', { amount: 1_650_000, count: 2 }),
  row('cost', 'Rent', { amount: 190_000, every: 'month' }),
  row('purchase', 'Oven', {}),
  row('stream', 'Parts', { price: 250_000 }),
  row('purchase', 'Camion', { amount: 2_850_000 }),
];

test.each<[string, string, [string, number, number][]]>([
  ['another amount', 'The used van costs $18,000.', [['Used van', 1_800_000, 1_650_000]]],
  ['the amount of the row', 'The used van costs $16,500.', []],
  ['what several cost', 'Used van: $33,000.', []],
  ['an amount rounded in the text', 'The used van costs $16.5k.', []],
  ['a row in another sentence', 'A used van is needed. The shop costs $18,000.', []],
  ['two rows in one sentence', 'The used van and the rent come to $18,400.', []],
  ['a calculation', 'Rent of $1,900 times 12 is $22,800.', []],
  ['a part of a longer word', 'Car rental costs $300.', []],
  ['a row without an amount', 'The oven costs $4,000.', []],
  ['an amount of something else in the sentence', 'I charge $115 an hour plus parts.', []],
  ['an amount of something else, in French', 'Le camion peut briser\u00a0: je garde 5\u00a0000\u00a0$ de côté.', []],
  ['an amount before its name', 'We pay $2,000 a month for rent.', [['Rent', 200_000, 190_000]]],
  ["a competitor's price", 'Parts at other shops cost $2,000.', []],
  ["a competitor's price, in French", 'Chez le concurrent, un camion coûte 31\u00a0000\u00a0$.', []],
  ['French', 'Rent\u00a0: 2\u00a0000\u00a0$ par mois.', [['Rent', 200_000, 190_000]]],
])('%s', (_what, text, expected) => {
  expect(differingAmounts(text, rows).map(({ name, inText, inRow }) => [name, inText, inRow])).toEqual(expected);
});
