import { expect, test } from 'vitest';
import { splitAmounts } from './amounts.ts';

const amounts = (text: string) =>
  splitAmounts(text)
    .filter((piece) => piece.isAmount)
    .map((piece) => piece.text);

test.each([
  ['12 000 $'],
  ['12\u00a0000\u00a0$'],
  ['12\u202f000\u202f$'],
  ['$12,000'],
  ['$1,250.50'],
  ['12 000 CAD'],
  ['16.99 CAD'],
  ['1 250,50 $'],
  ['500$'],
  ['$2 million'],
  ['2 millions $'],
  ['12 000 $ CA'],
])('finds %s whole', (amount) => {
  expect(amounts(`Il faut ${amount} par mois.`)).toEqual([amount]);
});

test('finds every amount and leaves other numbers alone', () => {
  expect(amounts('In 2025, 40 customers at $85 make $3,400; costs are 1 200 $.')).toEqual(['$85', '$3,400', '1 200 $']);
  expect(amounts('36 months, 62 %, article 12 000, CADRE 5')).toEqual([]);
  expect(amounts('A$AP costs, 3CADs')).toEqual([]);
});

test('loses no character', () => {
  const text = 'De 5 000 $ à 20 000 $ (environ 1 000 CAD par mois), puis $3.';
  expect(
    splitAmounts(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
