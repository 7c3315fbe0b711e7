import { describe, expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import type { Answers } from '../modules/define-module.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { bothRightKeys } from './both-right.ts';
import { decidedLegalForm } from './decided-legal-form.ts';
import { type FigureToCheck, figuresToCheck } from './figures-to-check.ts';
import { mergeLedger } from './merge.ts';
import { passageKey } from './passage-key.ts';
import { readAnswers } from './read/read-answers.ts';
import type { Row } from './row.ts';

type Said = Partial<Record<ModuleKey, Answers>>;

const ledgerOf = (answers: Said, refused: readonly string[] = [], kept: readonly Row[] = []) =>
  mergeLedger({ kept, refused, readings: [readAnswers({ answers, today: '2026-11' })] });
const shown = (card: FigureToCheck) => {
  if (card.is === 'row') return `row ${card.row.kind} ${card.row.cells.name}`;
  if (card.is === 'passage') return `passage ${card.passage.quote}`;
  if (card.is === 'difference') return `difference ${card.difference.row.cells.name}`;
  const { rows, column, total } = card.conflict;
  const values = rows.map(({ cells }) => (cells as Record<string, unknown>)[column]);
  return [`conflict ${column}`, ...values, ...(total === undefined ? [] : [total.quote])].join(' ');
};
const cardsOf = (...input: Parameters<typeof ledgerOf>) => figuresToCheck(ledgerOf(...input)).map(shown);
const contradictions = (answers: Said) => cardsOf(answers).filter((card) => card.startsWith('conflict'));

const rowOf = (
  kind: 'stream' | 'cost' | 'person' | 'funding' | 'purchase',
  name: string,
  cells: object,
  more: Partial<Row> = {},
) => ({ ...row(kind, name, cells), ...more }) as Row;

test('what decides the sales comes first', () => {
  const answers: Said = {
    idea: { businessIdea: 'A stand that opens in May 2027. A neighbour pays $30 for a basket.' },
    finances: {
      pricingStrategy: 'A basket goes for about $24 to $28',
      fixedCosts: 'Rent $900 a month\nSomething else for $45 a month',
      cashFlow: 'Oven: $4,000\nMy savings: $6,000',
    },
  };
  expect(cardsOf(answers)).toEqual([
    'passage A basket goes for about $24 to $28',
    'row cost Rent',
    'passage Something else for $45 a month',
    'row purchase Oven',
    'row funding My savings',
    'row setting openingMonth',
    'passage A neighbour pays $30 for a basket',
  ]);
});

describe('two figures for one thing', () => {
  test.each<[string, Said, string[]]>([
    [
      'a van in two modules',
      {
        finances: { cashFlow: 'Before opening: used van $14,000' },
        'business-plan': { resources: 'Delivery van: $18,000' },
      },
      ['conflict amount 1400000 1800000'],
    ],
    [
      'a price',
      {
        finances: { pricingStrategy: '$89 a month per clinic' },
        idea: { businessIdea: 'An app at $95 a month per clinic' },
      },
      ['conflict price 8900 9500'],
    ],
    [
      'savings',
      { finances: { cashFlow: 'My savings: $6,000' }, 'business-plan': { resources: 'Mes épargnes : 8 000 $' } },
      ['conflict amount 600000 800000'],
    ],
    [
      'a list against the budget band',
      { finances: { initialInvestment: 'under_10000', cashFlow: 'Before opening: oven $12,000, permits $600' } },
      ['conflict amount 1200000 60000 under_10000'],
    ],
    [
      'the opening month',
      {
        idea: { businessIdea: 'A bakery, opening in May 2027' },
        'business-plan': { milestones: 'Opening: June 2027' },
      },
      ['conflict value 2027-05 2027-06'],
    ],
    [
      'a list of equipment in another order of size',
      {
        finances: { cashFlow: 'Display cases 5 at $740' },
        'business-plan': { resources: 'display cases, POS, opening inventory $24,000' },
      },
      [],
    ],
    [
      'a run-on sentence',
      {
        idea: { businessIdea: 'I have 20k saved' },
        finances: { cashFlow: 'Van + build out about 48k, i have 20 saved' },
      },
      [],
    ],
    [
      'a run-on sentence with four amounts',
      {
        finances: { cashFlow: 'Van 31,000 used, build out 17k, I have 20k saved and hoping for 30k from Futurpreneur' },
        'business-plan': { resources: 'I have 20k saved' },
      },
      [],
    ],
  ])('%s', (_, answers, expected) => expect(contradictions(answers)).toEqual(expected));

  test.each([
    ['$12 a jar', 1],
    ['jars at $12', 1],
    ['club of 3 jars $36', 0],
    ['a dozen jars $95', 0],
    ['jars to stores, wholesale $6', 0],
    ['delivery of jars $7', 0],
    ['deposit of $2 a jar', 0],
    ['pot en abonnement 11 $', 0],
  ])('a price and what else is paid for: %s', (words, count) => {
    const jars = rowOf('stream', 'Jars', { price: 900 });
    const pots = rowOf('stream', 'Pot', { price: 900 });
    const conflicts = cardsOf({ idea: { businessIdea: words } }, [], [jars, pots]);
    expect(conflicts.filter((card) => card.startsWith('conflict'))).toHaveLength(count);
  });

  test('a quantity of one product is not the quantity of all', () => {
    const cakes = rowOf('stream', 'Cake', { price: 4_000, quantity: 12, per: 'month' });
    const goal = { finances: { revenueGoals: 'We sell 80 a month in all' } };
    expect(cardsOf(goal, [], [cakes]).filter((card) => card.startsWith('conflict'))).toEqual([]);
  });

  test.each([
    ['a sum', 'The van is 31,500', 0],
    ['a round sum of something else', 'The website is $2,000', 1],
    ['a price with its name', 'I would charge $95 a full groom', 0],
    ['the price of something else', 'The salon asks $95', 1],
    ['the same sum, paid every year', 'Van insurance is 31,500 a year', 1],
    ['another amount beside it', 'The van is $31,500 with a trailer of $3,300', 1],
  ])('what the figures say already is not asked again: %s', (_, businessIdea, count) => {
    const kept = [
      rowOf('purchase', 'Ford Transit', { amount: 3_150_000 }),
      rowOf('purchase', 'Dryer', { amount: 200_000 }),
      rowOf('stream', 'Full groom', { price: 9_500 }),
    ];
    const cards = cardsOf({ idea: { businessIdea } }, [], kept);
    expect(cards.filter((card) => card.startsWith('passage'))).toHaveLength(count);
  });

  test('a number of things is not said by a share of as much', () => {
    const groom = rowOf('stream', 'Full groom', { price: 9_500, costShare: 300 });
    expect(cardsOf({ finances: { revenueGoals: 'Three full grooms a day' } }, [], [groom])).toHaveLength(1);
  });

  test.each([
    ['in the same words', 'I come to your door: $95 an hour', 0],
    ['of a call, and not of an hour', 'A call is $95 a visit', 1],
    ['of somebody who says no more', 'The shop asks $95', 1],
  ])('a price that was accepted is not asked again %s', (_, businessIdea, count) => {
    const quote = '$95 an hour labour plus 20% on parts';
    const price = { from: 'said', module: 'finances', question: 'pricingStrategy', quote } as const;
    const labour = rowOf('stream', 'Labour', { price: 9_500 }, { origins: { price } });
    const cards = cardsOf({ idea: { businessIdea } }, [], [labour]);
    expect(cards.filter((card) => card.startsWith('passage'))).toHaveLength(count);
  });

  test('the legal form that a person set outranks the answer', () => {
    const form = { kind: 'setting', cells: { name: 'legalForm', value: 'corporation' } } as Partial<Row>;
    const kept = rowOf('cost', 'form', {}, form);
    const ledger = ledgerOf({ 'business-plan': { legalStructure: 'sole_proprietorship' } }, [], [kept]);
    expect(ledger.rows).toEqual([kept]);
    expect(figuresToCheck(ledger).map(shown)).toEqual(['conflict value corporation sole']);
    expect(decidedLegalForm(ledger.rows)?.en).toBe('Corporation');
    expect(decidedLegalForm(ledgerOf({ 'business-plan': { legalStructure: 'sole_proprietorship' } }).rows)).toBeNull();
  });

  const van: Said = {
    finances: { cashFlow: 'Before opening: used van $14,000' },
    'business-plan': { resources: 'Delivery van: $18,000' },
  };

  test('both are right: each is a figure, until one of them changes', () => {
    const [conflict] = ledgerOf(van).conflicts;
    const keys = conflict === undefined ? [] : bothRightKeys(conflict);
    expect(keys).toHaveLength(1);
    expect(cardsOf(van, keys)).toEqual(['row purchase Used van', 'row purchase Delivery van']);
    const dearer = { ...van, 'business-plan': { resources: 'Delivery van: $19,000' } };
    expect(cardsOf(dearer, keys)).toEqual(['conflict amount 1400000 1900000']);
  });

  test('both are right: words left open are not compared again, and stay to be checked', () => {
    const price: Said = {
      finances: { pricingStrategy: '$89 a month per clinic' },
      idea: { businessIdea: 'An app at $95 a month per clinic' },
    };
    const [conflict] = ledgerOf(price).conflicts;
    const keys = conflict === undefined ? [] : bothRightKeys(conflict);
    const after = cardsOf(price, keys);
    expect(after.filter((card) => card.startsWith('conflict'))).toEqual([]);
    expect(after).toEqual(['passage $89 a month per clinic', 'passage An app at $95 a month per clinic']);
  });

  test('no bill with another, and no loan with another, where only the kind of thing is the same', () => {
    const bills = { finances: { fixedCosts: 'Heating from November to March: $240 a month' } };
    const power = rowOf('cost', 'Electricity', { amount: 11_000, every: 'month' });
    expect(ledgerOf(bills, [], [power]).conflicts).toEqual([]);
    const brother = { finances: { cashFlow: 'mon frère me prête 3 000 $ sans intérêt' } };
    const bank = rowOf('funding', 'Prêt', { source: 'loan', amount: 1_200_000 });
    expect(ledgerOf(brother, [], [bank]).conflicts).toEqual([]);
  });

  test('what a person kept otherwise than the words say, with those words', () => {
    const words: Said = { finances: { pricingStrategy: 'A repair is about $95, more with parts' } };
    const repair = rowOf('stream', 'Repair', { price: 14_700 });
    const decided = ledgerOf(words).unread.map(passageKey);
    expect(ledgerOf(words, [], [repair]).conflicts).toHaveLength(1);
    expect(ledgerOf(words, decided, [repair]).conflicts).toEqual([]);
  });

  test('both are right: a goal, and a loan beside a payment', () => {
    const goal: Said = { finances: { revenueGoals: 'Sales of $5,000 a month' } };
    const jars = rowOf('stream', 'Jar', { price: 1_000, quantity: 100, per: 'month' });
    const { conflicts } = ledgerOf(goal, [], [jars]);
    expect(conflicts.map(({ total }) => total?.from)).toEqual([500_000]);
    expect(ledgerOf(goal, conflicts.flatMap(bothRightKeys), [jars]).conflicts).toEqual([]);

    const payment = rowOf(
      'cost',
      'Loan payment',
      { amount: 50_000, every: 'month' },
      { status: 'proposed', proposal: 'p' },
    );
    const loan = rowOf('funding', 'Loan', { source: 'loan', amount: 2_000_000, rate: 8, months: 60 });
    const merged = (refused: readonly string[]) =>
      mergeLedger({ kept: [loan], refused, readings: [{ rows: [payment], unread: [] }] });
    expect(merged([]).rows).toEqual([loan]);
    const both = merged(merged([]).conflicts.flatMap(bothRightKeys));
    expect([both.rows, both.conflicts]).toEqual([[loan, payment], []]);
  });
});

describe('words that no row uses', () => {
  const twice: Said = { finances: { fixedCosts: 'Something for $45 a month\nSomething for $45 a month' } };
  const [first] = ledgerOf(twice).unread;
  const refused = first === undefined ? [] : [passageKey(first)];

  test('that stand twice in one answer are asked about once, and one decision holds for both', () => {
    expect(cardsOf(twice)).toEqual(['passage Something for $45 a month']);
    expect(cardsOf(twice, refused)).toEqual([]);
  });

  test('are not asked about where they say again what a person is paid', () => {
    const owner = rowOf('person', 'Dana', { role: 'owner', salary: 240_000, every: 'month' });
    const cook = rowOf('person', 'Line cook', { wage: 1_850, hours: 30 });
    const team: Said = {
      'business-plan': { team: 'i pay myself $2,400 a month, line cook 30 hr/wk $18.50/hr may to october' },
    };
    expect(ledgerOf(team, [], [owner, cook]).unread).toEqual([]);
    expect(ledgerOf(team, [], [owner]).unread).toHaveLength(1);
  });

  test('are asked about again once they are rewritten', () => {
    expect(cardsOf({ finances: { fixedCosts: 'Something for $55 a month' } }, refused)).toEqual([
      'passage Something for $55 a month',
    ]);
  });

  test('have a guess only under a name that is known', () => {
    const guess = (businessIdea: string) =>
      figuresToCheck(ledgerOf({ idea: { businessIdea } })).map((card) => card.is === 'passage' && card.guess?.kind);
    expect(guess('Oven $4,000')).toEqual(['purchase']);
    expect(guess('Gizmo $4,000')).toEqual([undefined]);
    expect(guess("j'ai donné un dépôt de 5 000 $ en septembre")).toEqual([undefined]);
    const [course] = figuresToCheck(ledgerOf({ idea: { experience: 'Took the foot care course ($1,450, paid)' } }));
    expect(course).toMatchObject({ is: 'passage', guess: null });
  });
});
