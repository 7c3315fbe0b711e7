import { expect, it } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { amountsOf, kindAsked, saleOf } from './asked-of-amount.ts';

it.each([
  ['fixedCosts', 'location du champ 900 $ par saison', 'cost'],
  ['fixedCosts', 'Loan payment $340 a month', null],
  ['fixedCosts', 'credit card debt $200 a month', null],
  ['cashFlow', 'motoculteur usagé 2 300', 'purchase'],
  ['cashFlow', 'Futurpreneur 20 000 demandé sur 5 ans à 9,2 %', 'funding'],
  ['cashFlow', 'Ma mère prête 5 000 sans intérêts', 'funding'],
  ['pricingStrategy', 'mariages à partir de 1 200 $', null],
  ['fixedCosts', 'chauffage 85 $ par mois de mai à octobre', 'cost'],
  ['fixedCosts', 'POS 89 USD', 'cost'],
  ['fixedCosts', 'me: $2,600 a month from the 4th month', 'person'],
  ['fixedCosts', 'part timer 20 hrs @ $18.50', 'person'],
  ['fixedCosts', 'Remboursement du four 340/mois', null],
  ['cashFlow', 'marge de crédit 20 000 $ chez Desjardins', null],
  ['cashFlow', 'On vise un prêt CBDC de 20 000 $ (pas encore fait la demande)', 'funding'],
  ['cashFlow', 'mom lends me $8,000 no interest', 'funding'],
  ['cashFlow', 'tunnel 8 400 $ (soumission)', 'purchase'],
  ['cashFlow', 'Mirrors $2,200', 'purchase'],
  ['cashFlow', 'I have $16,000', 'funding'],
  ['cashFlow', 'mon oncle donne 5 000 $', null],
  ['cashFlow', 'my brother lends 5,000', 'funding'],
  ['fixedCosts', 'hydro 310 $ par mois l’été', 'cost'],
  ['fixedCosts', 'truck payment 740/mo', 'cost'],
  ['fixedCosts', 'auto : paiement perso 410 $ par mois', null],
  ['cashFlow', 'laptop $1,400', 'purchase'],
  ['variableCosts', 'bricolage 25 $/mois', 'cost'],
  ['pricingStrategy', 'La traiteuse demande 16 $ la boîte', null],
  ['pricingStrategy', 'boîtes à 13,50 $', 'stream'],
])('%s: %s', (question, quote, kind) => {
  const passage = { module: 'finances' as const, question, quote };
  expect(kindAsked(passage, amountsOf(passage)[0], [])).toBe(kind);
});

it('a thousand is grand in English, and a big one in French', () => {
  const valuesIn = (quote: string) =>
    amountsOf({ module: 'finances', question: 'cashFlow', quote }).map(({ value }) => value);
  expect(valuesIn("I've got 9 grand, my uncle lends the rest")).toEqual([9000]);
  expect(valuesIn('1 grand, 1 petit frigo')).toEqual([1, 1]);
});

it('a size, a distance, a year and instalments count nothing', () => {
  const quote = '340 g bag, within 4 km, 2019 van, in 3 payments, net 30, $19';
  const passage = { module: 'finances' as const, question: 'pricingStrategy', quote };
  expect(amountsOf(passage).map(({ start, end }) => quote.slice(start, end))).toEqual(['$19']);
});

it.each([
  ['60 customers a day, 2 catering jobs a month', '60', 'Ticket'],
  ['60 customers a day, 2 catering jobs a month', '2', 'Catering'],
  ['60 customers a day', '60', undefined],
  ['12 weddings, 2 catering jobs', '12', undefined],
  ['catering: 2 a month, then 4', '4', 'Catering'],
])('of %s, %s are of %s', (quote, digits, name) => {
  const sales = [row('stream', 'Ticket', { price: 1_600 }), row('stream', 'Catering', { price: 1_800 })];
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const amount = amountsOf(passage).find(({ start }) => quote.startsWith(digits, start));
  if (amount === undefined) throw new Error('no amount');
  expect(saleOf(sales, passage, amount)?.cells.name).toBe(name);
});
