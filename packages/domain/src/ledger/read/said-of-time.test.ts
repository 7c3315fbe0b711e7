import { expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { plainText } from './plain-text.ts';
import { afterFirst, endBefore, endIn, saysOnlyWhen, startIn, whenOf } from './said-of-time.ts';

/** A quote and the amount in it that begins with some digits. */
function amountIn(quote: string, digits: string) {
  const amount = amountsIn(plainText(quote)).find(({ start }) =>
    quote.slice(start).replace('$', '').startsWith(digits),
  );
  if (amount === undefined) throw new Error(`no ${digits} in ${quote}`);
  return amount;
}

it('a number in so many months is of no later month', () => {
  expect(whenOf('100 sold in 3 months', amountIn('100 sold in 3 months', '100'))).toBe('always');
  expect(startIn('25 in month 3')).toBe(3);
});

it('out of season there are so many', () => {
  const quote = 'Environ 12 réparations par semaine en saison pis 5 le reste du temps';
  expect(['12', '5'].map((digits) => whenOf(quote, amountIn(quote, digits)))).toEqual(['always', 'offSeason']);
});

it.each([
  ['$2,600 a month from the 4th month', 4],
  ['1 800 $ par mois à partir du mois 7', 7],
  ['dès le 3e mois, 900 $', 3],
  ['a helper after six months', 7],
  ['nothing the first three months, then $1,800', 4],
  ['rien les 3 premiers mois, après 1 800 $ par mois', 4],
  ['Rent $900 a month', null],
])('the month from which something is paid: %s', (quote, month) => expect(startIn(plainText(quote))).toBe(month));

it.each([
  ['ads 600 the first year', 12],
  ['pub 80 $ par mois les 6 premiers mois', 6],
  ['Google ads $250 monthly for six months', 6],
  ['nothing the first three months, then $1,800', null],
  ['Rent $900 a month', null],
])('the month until which something is paid: %s', (quote, month) => expect(endIn(plainText(quote))).toBe(month));

it.each([
  [', 45 in June', true],
  ['then $150 a month the rest of the year', true],
  ['donc 1 800 $ chacune, à partir du sixième mois', true],
  ['and 4 workshops a month', false],
  ['20 $ par sac', false],
])('a number without a name of its own: %s', (words, isNameless) => {
  expect(saysOnlyWhen(plainText(words))).toBe(isNameless);
});

it('an amount ends when the next of the same thing begins', () => {
  const quote = 'I plan to take $3,000 a month starting in month 5, and $4,000 a month from month 13';
  const ends = amountsIn(plainText(quote)).map((amount) => endBefore(quote, amount));
  expect(ends).toEqual([12, null]);
});

it.each([
  ['Google ads 250 a month for the first 6 months and then 120', [null, 7]],
  ['Shop rent: $950 first year, $1,050 the second', [null, 13]],
  ['ads $250 the first 6 months, insurance $120', [null, null]],
])('an amount begins when the one before it ends: %s', (quote, months) => {
  const amounts = amountsIn(plainText(quote)).filter(({ kind }) => kind !== 'time');
  expect(amounts.map((amount) => afterFirst(quote, amount))).toEqual(months);
});
