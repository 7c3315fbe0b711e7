import { expect, it } from 'vitest';
import { amountsOf } from './amounts-of-passage.ts';

it('a thousand is grand in English, and a big one in French', () => {
  const valuesIn = (quote: string) =>
    amountsOf({ module: 'finances', question: 'cashFlow', quote }).map(({ value }) => value);
  expect(valuesIn("I've got 9 grand, my uncle lends the rest")).toEqual([9000]);
  expect(valuesIn('1 grand, 1 petit frigo')).toEqual([1, 1]);
});

it('a size, a distance, a year and instalments count nothing', () => {
  const quote = '340 g bag, within 4 km, 2019 van, in 3 payments, $19';
  const passage = { module: 'finances' as const, question: 'pricingStrategy', quote };
  expect(amountsOf(passage).map(({ start, end }) => quote.slice(start, end))).toEqual(['$19']);
});

it('the name of a month is not read as a number', () => {
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote: '6 tune ups a week Sept-Nov' };
  expect(amountsOf(passage).map(({ value }) => value)).toEqual([6]);
});

it.each([
  ['variableCosts', 'teachers get $35 an hour so $70 a student', [70]],
  ['fixedCosts', '$950 every two weeks, so $2,058 a month', [950]],
  ['pricingStrategy', 'robe à partir de 150 $ (en moyenne 280 $)', [280]],
  ['pricingStrategy', '$140 a month per student (4 half-hour lessons)', [140]],
  ['pricingStrategy', 'Workshops $75/person for groups of 8', [75]],
  ['pricingStrategy', 'carte de 10 : 180 $', [180]],
  ['pricingStrategy', 'Soap 8 dollars a bar or 3 for 21', [8, 21]],
  ['pricingStrategy', 'massage 90 for 60 min', [90]],
  ['revenueGoals', '20 one-on-one hours a week', [20]],
  ['revenueGoals', 'wk 1 about 4 cleans', [4]],
  ['fixedCosts', 'FQM 480 $ par année par personne (3)', [480]],
  ['pricingStrategy', 'groupes corporatifs 26 $ à partir de 20 personnes', [26]],
  ['fixedCosts', 'office 365 $65', [65]],
  ['fixedCosts', 'shows 4 a year at $350', [350]],
  ['cashFlow', 'un four à 6 500 $', [6500]],
  ['cashFlow', 'compressor $220 on sale (reg 310)', [220]],
  ['revenueGoals', '4 de 90 par semaine', [4]],
  ['pricingStrategy', 'Mail subscription is 2 bags a month for $36', [36]],
  ['pricingStrategy', '12 months for the price of 11, $900', [900]],
  ['cashFlow', 'Futurpreneur 15 000 $ sur 5 ans', [15000]],
])('%s: %s is one amount', (question, quote, values) => {
  expect(amountsOf({ module: 'finances', question, quote }).map(({ value }) => value)).toEqual(values);
});
