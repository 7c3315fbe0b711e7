import { describe, expect, it } from 'vitest';
import { seasonText } from '../cell-season.ts';
import { amountsIn } from './amounts.ts';
import { plainText } from './plain-text.ts';
import { hoursIn, soldIn, termsOfPurchase, wordsOf } from './said-of-amount.ts';
import { seasonIn } from './said-of-season.ts';
import { whenOf } from './said-of-time.ts';
import { termsOfFunding } from './terms-of-funding.ts';

/** A quote and the amount in it that begins with some digits. */
function amountIn(quote: string, digits: string) {
  const amount = amountsIn(plainText(quote)).find(({ start }) =>
    quote.slice(start).replace('$', '').startsWith(digits),
  );
  if (amount === undefined) throw new Error(`no ${digits} in ${quote}`);
  return amount;
}

const goals =
  '45 bouquets par semaine de juin à septembre, 30 abonnés la 1re année, 55 la deuxième, 6 mariages, 3 ateliers au début';

describe('what is said of one amount is not said of the others', () => {
  it.each([
    ['45', 'week', 'Jun to Sep', 'always'],
    ['30', undefined, undefined, 'always'],
    ['55', undefined, undefined, 'later'],
    ['6', undefined, undefined, 'always'],
    ['3 ateliers', undefined, undefined, 'atFirst'],
  ])('%s', (digits, period, season, when) => {
    const amount = amountIn(goals, digits);
    const found = seasonIn(wordsOf(goals, amount).plain);
    expect([soldIn(goals, amount)?.per, found ? seasonText(found, 'en') : undefined, whenOf(goals, amount)]).toEqual([
      period,
      season,
      when,
    ]);
  });

  it('of two sums of money, one lent', () => {
    const quote = "J'ai 11 000 de côté, Futurpreneur 20 000 demandé sur 5 ans à 9,2 %";
    const terms = (digits: string) => termsOfFunding(wordsOf(quote, amountIn(quote, digits)).plain);
    expect(terms('11')).toEqual({ source: 'savings', state: 'in_hand' });
    expect(terms('20')).toEqual({ source: 'loan', state: 'asked_for', months: 60, rate: 920 });
  });

  it('of a rate over the prime rate nothing is said', () => {
    expect(termsOfFunding('csbfp loan $180,000, 10 years, prime + 3%')).toEqual({ source: 'loan', months: 120 });
    expect(termsOfFunding('loan $180,000, 10 years, 3%').rate).toBe(300);
  });

  it('of two purchases, one owned and one counted', () => {
    const quote = 'laptop 1,400 already mine, chairs 5 x $90';
    const terms = (digits: string) => termsOfPurchase(wordsOf(quote, amountIn(quote, digits)));
    expect(terms('1,400')).toEqual({ owned: true });
    expect(terms('90')).toMatchObject({ count: 5 });
    const hand = 'truck (have), hand tools $500';
    expect(termsOfPurchase(wordsOf(hand, amountIn(hand, '500')))).toEqual({});
    const financed = 'Une fourgonnette usagée 14 500 $ financée sur 5 ans à 8 %';
    expect(termsOfPurchase(wordsOf(financed, amountIn(financed, '14'))).count).toBeUndefined();
  });
});

it('the rhythm at the end of a list is that of all in it', () => {
  const quote = '12 full tunes, 10 waxes and 2 race tunes a week';
  expect(['12', '10', '2 '].map((digits) => soldIn(quote, amountIn(quote, digits))?.per)).toEqual([
    'week',
    'week',
    'week',
  ]);
  expect(soldIn('40 passes, 10 tunes a week', amountIn('40 passes, 10 tunes a week', '40'))?.per).toBeUndefined();
});

it('how often is said once, before what an and adds', () => {
  const quote = 'April to June 14 tune ups a week and 3 overhauls';
  const amounts = amountsIn(plainText(quote));
  expect(amounts.map((amount) => soldIn(quote, amount))).toEqual([
    { per: 'week', times: 1 },
    { per: 'week', times: 1 },
  ]);
});

it('what a year is the first of counts nothing, and what is sold in it does', () => {
  const quote = "18 suivis/jour à l'an 2, la 1re année 9 par jour";
  expect(amountsIn(plainText(quote)).map(({ value }) => value)).toEqual([18, 9]);
});

it('a number behind the end of a sentence is no day of the month that ended it', () => {
  const values = (quote: string) => amountsIn(plainText(quote)).map(({ value }) => value);
  expect(values("20 chaînes d'avril à octobre. 40 machines")).toEqual([20, 40]);
  expect(values('Opening Oct. 15, or October 31')).toEqual([]);
  expect(values('storage unit 120 a month, in unit 12')).toEqual([120]);
  expect(values('formation de 45 h 380 $, à 14 h 30')).toEqual([45, 380]);
});

it('what is sold by the thousand is not sold as often as what ends its list', () => {
  const quote = '3 000 livres de bleuets, 1 800 pots et 60 cornets par jour';
  expect(['1 800', '60'].map((digits) => soldIn(quote, amountIn(quote, digits))?.per)).toEqual([undefined, 'day']);
});

it('how often may be said once, for all of them', () => {
  const quote = 'Per week: 40 loaves, 12 cakes';
  expect(['40', '12'].map((digits) => soldIn(quote, amountIn(quote, digits))?.per)).toEqual(['week', 'week']);
});

it.each([
  ['tente 20x20 450 $ la fin de semaine', [450]],
  ['cuves 3 x 2 200 $', [3, 2200]],
  ['half day 220, full day 400', [220, 400]],
  ['4 fins de semaine', [4]],
  ['van (2017 Transit), 12-passenger, $9k', [9000]],
  ['une quinzaine de bords, payés à la quinzaine', [15]],
  ['un dollar et demi par retouche', [1.5]],
  ['une cuisine et demie par mois', [1.5]],
])('the numbers of %s', (quote, values) => {
  expect(amountsIn(plainText(quote)).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['2 helpers, 20 hours a week at $18', 20],
  ['25 h semaine à 17,50 $', 25],
  ['12h/sem', 12],
  ['open 8 hours a day', null],
])('hours a week: %s', (quote, hours) => expect(hoursIn(plainText(quote))).toBe(hours));

it.each([
  ['2 cuisines par mois', '2', 'month', 2],
  ['6 familles/mois', '6', 'month', 6],
  ['un patio aux deux semaines, 2 cuisines par mois', 'un', 'week', 0.5],
  ['two toddlers full time, 5 days a week', 'two', undefined, 0],
  ['8 dogs a day, 5 days a week', '8', 'day', 8],
])('of %s, %s are sold in a %s', (quote, words, per, sold) => {
  const [amount] = amountsIn(plainText(quote));
  expect(amount && quote.slice(amount.start, amount.end)).toBe(words);
  const often = amount && soldIn(quote, amount);
  expect([often?.per, (often?.times ?? 0) * (amount?.value ?? 0)]).toEqual([per, sold]);
});
