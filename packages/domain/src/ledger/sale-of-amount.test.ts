import { expect, it } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { amountsOf } from './amounts-of-passage.ts';
import { nameOfSale, saleColumnOf, saleNamed, saleOf } from './sale-of-amount.ts';

it.each([
  ['60 customers a day, 2 catering jobs a month', '60', 'Ticket'],
  ['60 customers a day, 2 catering jobs a month', '2', 'Catering'],
  ['60 customers a day', '60', undefined],
  ['12 weddings, 2 catering jobs', '12', undefined],
  ['catering: 2 a month, then 4', '4', 'Catering'],
  ['catering 2 a month, 5 by month 6', '5', 'Catering'],
  ['100 catering jobs in all', '100', undefined],
])('of %s, %s are of %s', (quote, digits, name) => {
  const sales = [row('stream', 'Ticket', { price: 1_600 }), row('stream', 'Catering', { price: 1_800 })];
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const amount = amountsOf(passage).find(({ start }) => quote.startsWith(digits, start));
  if (amount === undefined) throw new Error('no amount');
  expect(saleOf(sales, passage, amount)?.cells.name).toBe(name);
});

it.each([
  ['The bag and label are 38 cents a dozen', 'Dozen'],
  ['Rod and wire work out to $11 for each hour billed', undefined],
  ['labels 20 cents a bag', 'Bag of three dozen'],
  ['boxes, two dollars and a half a dozen', 'Dozen'],
])('a cost is of the sale that is sold by its unit: %s', (quote, name) => {
  const sales = ['Bag of three dozen', 'Dozen', 'Emergency call-out'].map((each) => row('stream', each, {}));
  const passage = { module: 'finances' as const, question: 'variableCosts', quote };
  const [amount] = amountsOf(passage);
  expect(amount && saleOf(sales, passage, amount)?.cells.name).toBe(name);
});

it('what is counted is of the sale that its own words name', () => {
  const sales = [row('stream', '60 minutes', {}), row('stream', '90 minutes', {})];
  const quote = '12 massages de 60 min et 4 de 90 min par semaine';
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const named = amountsOf(passage).map((amount) => [amount.value, saleOf(sales, passage, amount)?.cells.name]);
  expect(named).toEqual([
    [12, '60 minutes'],
    [4, '90 minutes'],
  ]);
});

it('the unit of a size is said once, and those of a card are no cards', () => {
  const sales = ['60 min', '90 min', 'Carte de 10 massages de 60 min'].map((name) => row('stream', name, {}));
  const quote = '12 massages de 60 min pis 4 de 90 par semaine';
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const named = amountsOf(passage).map((amount) => saleOf(sales, passage, amount)?.cells.name);
  expect(named).toEqual(['60 min', '90 min']);
});

it('who comes each month is of the members named before', () => {
  const sales = ['Membre temps plein', 'Membre mi-temps'].map((name) => row('stream', name, {}));
  const namesIn = (quote: string) => {
    const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
    return amountsOf(passage).map((amount) => saleOf(sales, passage, amount)?.cells.name);
  };
  expect(namesIn('8 membres temps plein au départ, 2 de plus par mois').slice(0, 2)).toEqual([
    'Membre temps plein',
    'Membre temps plein',
  ]);
  expect(namesIn('Mi-temps : 5 au départ, 1 de plus par mois')).toEqual(['Membre mi-temps', 'Membre mi-temps']);
});

it('people who come are of no sale that is priced for so many people', () => {
  const said = {
    from: 'said',
    module: 'finances',
    question: 'pricingStrategy',
    quote: '$390 up to 12 people',
  } as const;
  const sales = [{ ...row('stream', 'Corporate', {}), origins: { price: said } }, row('stream', 'Weekend', {})];
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote: '16 once people know us' };
  const [amount] = amountsOf(passage);
  expect(amount && saleOf(sales, passage, amount)).toBeUndefined();
});

it('a sale that is the only one so far has nothing that is counted by another name', () => {
  const sales = [row('stream', 'Carte', { price: 28_000 })];
  const goalOf = (quote: string) => {
    const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
    const [amount] = amountsOf(passage);
    return amount && saleOf(sales, passage, amount)?.cells.name;
  };
  expect(goalOf('12 chiens par jour')).toBeUndefined();
  expect(goalOf('12 clients par jour')).toBe('Carte');
});

it('a number is of wholesale where its words say so, also the next one; a sum is of none of its parts', () => {
  const sales = ['Sac', 'Sac, en gros', 'Illimité'].map((name) => row('stream', name, { price: 1_200 }));
  const goalsOf = (quote: string) => {
    const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
    return amountsOf(passage).map((amount) => saleOf(sales, passage, amount)?.cells.name);
  };
  expect(goalsOf('120 sacs par semaine en gros après un an, 40 au départ')).toEqual(['Sac, en gros', 'Sac, en gros']);
  expect(goalsOf('On ouvre avec 35 membres (25 à 149 $ et 10 illimités)')[0]).toBeUndefined();
});

it('another time of the same thing is a sale of its own', () => {
  const quote = 'Kayak simple 22 $ l’heure ou 65 $ la journée';
  const names = amountsOf({ module: 'finances', question: 'pricingStrategy', quote }).map((amount) =>
    nameOfSale(quote, amount),
  );
  expect(names).toEqual(['Kayak simple', 'Kayak simple, journée']);
});

it('a share is of what its own words name', () => {
  const sales = [row('stream', 'Calls', { price: 14_000 }), row('stream', 'Filters', { price: 2_000 })];
  const quote = 'Parts about 30% on calls, card fees 2.6%, filters 4% of sales';
  const passage = { module: 'finances' as const, question: 'variableCosts', quote };
  expect(amountsOf(passage).map((amount) => saleOf(sales, passage, amount)?.cells.name)).toEqual([
    'Calls',
    undefined,
    undefined,
  ]);
});

it('words that name what several sales have in common name none, unless they are the whole name of one', () => {
  const named = (words: string, ...names: string[]) =>
    saleNamed(
      names.map((name) => row('stream', name, {})),
      words,
    )?.cells.name;
  expect(named('2 roofs a month', 'Shingle roof', 'Flat roof')).toBeUndefined();
  expect(named('20 coupes par semaine', 'Coupe et barbe', 'Coupe')).toBe('Coupe');
  expect(named('45 bags each Thursday', '12 oz bag', '12 oz bag, wholesale')).toBe('12 oz bag');
  expect(named('Gâteaux : 10 par semaine', 'Gâteau glacé', 'Cornet')).toBe('Gâteau glacé');
  expect(named('35 meals a week', '20 meals', 'Dessert')).toBeUndefined();
  expect(named('7 gâteaux de fête par semaine', 'Gâteau de mariage', 'Cupcakes')).toBeUndefined();
  expect(named('45 kids a day', 'Extra kid', 'Party')).toBeUndefined();
  expect(named('18 massages par semaine', '60 minutes', 'Massage bébé')).toBeUndefined();
  expect(named('four 20 meals a week', '20 meals', 'Dessert')).toBe('20 meals');
  expect(named('cards, 6 a month', '10 class card', 'Month')).toBe('10 class card');
});

it.each([
  ['Open with 30, add 6 a month', 'Student'],
  ['lose about 3% a month', 'Student'],
  ["60 membres à l'ouverture", 'Student'],
  ['25 hours a week', 'Repairs'],
])('%s is of what is priced by that time', (quote, name) => {
  const said = (words: string) =>
    ({ from: 'said', module: 'finances', question: 'pricingStrategy', quote: words }) as const;
  const priced = (sale: string, words: string) => ({ ...row('stream', sale, {}), origins: { price: said(words) } });
  const sales = [
    priced('Student', '$140 a month per student'),
    priced('Registration', 'registration $30 once'),
    priced('Repairs', 'repairs $60 an hour'),
  ];
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const amount = amountsOf(passage).at(-1);
  expect(amount && saleOf(sales, passage, amount)?.cells.name).toBe(name);
});

it.each([
  ['10 pro by launch, adding 6 pro and 15 starter a month', ['quantity', 'newPerMonth', 'newPerMonth']],
  ['1 cuisine par mois les 6 premiers mois, 2 par mois après', ['quantity', 'later']],
  ['260 pieces a month the first three months then 400 a month', ['quantity', 'later']],
  ['15 people in month one and 5 more each month', ['later', 'newPerMonth']],
  ['start with 5 a week, add 2 a week every month till 25', ['first', 'quantity', 'quantity']],
  ['40 members, we lose 5% a month', ['quantity', 'churn']],
  ['9 chevaux en pension et 3 au pré dans un an', ['quantity', 'later']],
  ['Open with 5 hot desks and 3 dedicated', ['first', 'first']],
  ['Open with 5 hot desks, 3 dedicated a month', ['first', 'quantity']],
])('%s: how many come each month', (quote, columns) => {
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  expect(amountsOf(passage).map((amount) => saleColumnOf(passage, amount))).toEqual(columns);
});

it('of a price for each person, how many there are in each is asked', () => {
  const quote = 'Workshops $95 a person, 10 people';
  const passage = { module: 'finances' as const, question: 'pricingStrategy', quote };
  expect(amountsOf(passage).map((amount) => saleColumnOf(passage, amount))).toEqual(['price', 'each']);
});

it.each([
  ['Office lunches: three a week with about 22 people each', 'each'],
  ['8 weddings, average 110 guests', 'each'],
  ['12 seats + 3 armchairs + 1 sofa a month', 'quantity'],
])('%s: what the last number is', (quote, column) => {
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const amount = amountsOf(passage).at(-1);
  expect(amount && saleColumnOf(passage, amount)).toBe(column);
});

it.each([
  ['Wholesale 100 bars every second month', undefined],
  ['Bars: 100 a month', 'Soap bar'],
])('what goes to shops is of no sale to people: %s', (quote, name) => {
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  const sales = [row('stream', 'Soap bar', { price: 800 }), row('stream', 'Candle', { price: 2_400 })];
  const [amount] = amountsOf(passage);
  expect(amount && saleOf(sales, passage, amount)?.cells.name).toBe(name);
});

it.each(['Parts are billed at cost plus 20%', 'Livres : remise de 40 %', 'postage (we charge $9)'])(
  'no cost of what is sold: %s',
  (quote) => {
    const passage = { module: 'finances' as const, question: 'variableCosts', quote };
    expect(amountsOf(passage).map((amount) => saleColumnOf(passage, amount))).toEqual([null]);
  },
);

it.each([
  ['Offices pay net 45', [45], 'Offices'],
  ['Les clients paient à 30 jours', [30], undefined],
  ['I pay my suppliers in 30 days, open 300 days', [], undefined],
])('%s: the days until a sale is paid', (quote, days, name) => {
  const sales = [row('stream', 'Offices', {}), row('stream', 'Homes', {})];
  const passage = { module: 'finances' as const, question: 'cashFlow', quote };
  const amounts = amountsOf(passage);
  expect(amounts.map(({ value }) => value)).toEqual(days);
  expect(amounts.map((amount) => saleColumnOf(passage, amount))).toEqual(days.map(() => 'customerDays'));
  expect(amounts[0] && saleOf(sales, passage, amounts[0])?.cells.name).toBe(name);
});

it('later on, in a month that nobody said, is no first month', () => {
  const quote = '40 boîtes par jour pour commencer, puis 70 après Noël';
  const passage = { module: 'finances' as const, question: 'revenueGoals', quote };
  expect(amountsOf(passage).map((amount) => saleColumnOf(passage, amount))).toEqual(['quantity', null]);
});
