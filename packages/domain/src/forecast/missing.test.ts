import { describe, expect, it, test } from 'vitest';
import { mergeLedger } from '../ledger/merge.ts';
import { passageKey } from '../ledger/passage-key.ts';
import type { Passage, Reading } from '../ledger/reading.ts';
import type { Row } from '../ledger/row.ts';
import { limits } from '../limits.ts';
import { languages } from '../locale.ts';
import { missingLine } from './missing.ts';
import { planFigures } from './plan-figures.ts';
import { row, setting } from './testing/rows.ts';

const today = '2026-12';
const bread = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month', unitCost: 200 });
const rest: Row[] = [
  setting('openingMonth', '2027-01'),
  row('cost', 'Rent', { amount: 300_000, every: 'month' }),
  row('cost', 'Insurance', { amount: 168_000, every: 'year' }),
  row('purchase', 'Oven', { amount: 900_000 }),
  row('funding', 'Savings', { source: 'savings', amount: 1_000_000, state: 'in_hand' }),
];
const said = (module: Passage['module'], question: string, quote = 'about $300'): Passage => ({
  module,
  question,
  quote,
});
const figures = (rows: readonly Row[], ...unread: Passage[]) => planFigures({ rows: [...rows], unread }, { today });
const kindsOf = (plan: ReturnType<typeof figures>) =>
  plan.state === 'missing' ? plan.reasons.map(({ kind }) => kind) : [];

describe('figures of a plan are', () => {
  test.each<[string, readonly Row[], readonly Passage[], readonly string[]]>([
    ['known with a price and a quantity', [bread, ...rest], [], []],
    ['missing without anything', [], [], ['stream']],
    ['missing without sales', rest, [], ['stream']],
    ['missing without a quantity', [row('stream', 'Bread', { price: 800 }), ...rest], [], ['stream']],
    ['missing without a price', [row('stream', 'Bread', { quantity: 500, per: 'month' }), ...rest], [], ['stream']],
    ['missing without a rhythm', [row('stream', 'Bread', { price: 800, quantity: 500 }), ...rest], [], ['stream']],
    ['missing when nothing is sold', [{ ...bread, cells: { ...bread.cells, quantity: 0 } }], [], ['stream']],
    ['missing while what is sold is off', [{ ...bread, off: true }, ...rest], [], ['stream']],
    ['known while one of two is complete', [bread, row('stream', 'Cake', { price: 900 }), ...rest], [], []],
    ['known from proposals', [{ ...bread, status: 'proposed' }, ...rest], [], []],
    ['missing: a price is unread', [bread], [said('finances', 'pricingStrategy')], ['unread_sale']],
    ['missing: a unit cost is unread', [bread], [said('finances', 'variableCosts')], ['unread_sale']],
    ['missing: a quantity is unread', [bread], [said('finances', 'revenueGoals', '12 of them')], ['unread_sale']],
    ['missing: a cost is unread', [bread], [said('finances', 'fixedCosts')], ['unread_cost']],
    ['missing: pay is unread', [bread], [said('business-plan', 'team')], ['unread_cost']],
    ['known beside hours of somebody', [bread], [said('business-plan', 'team', '15 hours a week')], []],
    ['missing: money in is unread', [bread], [said('finances', 'cashFlow')], ['unread_money']],
    ['missing: a source is unread', [bread], [said('finances', 'fundingSources')], ['unread_money']],
    ['missing: a purchase is unread', [bread], [said('business-plan', 'resources')], ['unread_money']],
    ['known beside amounts of others', [bread], [said('analysis', 'competitors'), said('idea', 'experience')], []],
  ])('%s', (_, rows, unread, kinds) => {
    const plan = figures(rows, ...unread);
    expect(plan.state).toBe(kinds.length === 0 ? 'known' : 'missing');
    expect(kindsOf(plan)).toEqual(kinds);
  });
});

describe('while figures are missing', () => {
  it('what is known is still stated as itself, before tax', () => {
    const plan = figures([...rest, row('cost', 'Free', { amount: 0, every: 'month' })]);
    expect(plan.state === 'missing' && plan.knownSoFar.map(({ key, cents }) => [key, cents])).toEqual([
      ['costs', 314_000],
      ['purchases', 900_000],
      ['funding', 1_000_000],
    ]);
  });

  it('sales stay known when only costs or money in are missing', () => {
    const plan = figures([bread], said('finances', 'fixedCosts'));
    expect(plan.sales?.years[0]).toBe(800 * 500 * 12);
    expect(plan.state === 'missing' && plan.knownSoFar[0]).toMatchObject({ key: 'salesYear', cents: 4_800_000 });
    expect(figures([bread], said('finances', 'revenueGoals')).sales).toBeNull();
  });

  it('each reason asks in both languages, and leads to a row, the table or the words', () => {
    const plan = figures([row('stream', 'Bread', { price: 800 })], said('finances', 'fixedCosts'));
    expect(plan.state === 'missing' && plan.reasons).toMatchObject([
      { asks: { en: '“Bread”: how many a month?' }, place: { is: 'stream', rowId: 'Bread' } },
      { asks: { fr: '«\u00a0about $300\u00a0»\u00a0: une dépense de votre plan\u00a0?' }, place: { is: 'answer' } },
    ]);
    expect(figures([])).toMatchObject({ reasons: [{ place: { is: 'stream', rowId: null } }] });
  });

  it('one line without any figure of the plan says so', () => {
    const plan = figures(rest, said('finances', 'fixedCosts'), said('finances', 'cashFlow'));
    const line = missingLine(plan.state === 'missing' ? plan.reasons : []);
    expect(line.en).toContain('what is sold, with a price and a quantity; a decision on 2 amounts in the answers');
    for (const language of languages) expect(line[language]).not.toMatch(/[$%−]/u);
  });
});

it('the person may say that a passage is no figure of the plan; it holds as long as the words stay', () => {
  const passage = said('finances', 'fixedCosts');
  const reading = (quote: string): Reading => ({ rows: [], unread: [{ ...passage, quote }] });
  const merged = (quote: string) =>
    mergeLedger({ kept: [bread], refused: [passageKey(passage)], readings: [reading(quote)] });
  expect(merged('about $300')).toMatchObject({ unread: [], setAside: [passage] });
  expect(planFigures(merged('about $300'), { today }).state).toBe('known');
  expect(planFigures(merged('about $400'), { today }).state).toBe('missing');
  const long = (end: string) => passageKey(said('finances', 'fixedCosts', `${'so '.repeat(1_600)}$${end}`));
  expect(long('300').length).toBeLessThanOrEqual(limits.proposalKey);
  expect(long('400')).not.toBe(long('300'));
});
