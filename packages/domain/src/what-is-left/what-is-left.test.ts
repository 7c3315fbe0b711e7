import { describe, expect, test } from 'vitest';
import { row, setting } from '../forecast/testing/rows.ts';
import type { Row } from '../ledger/row.ts';
import { readLenderFacts } from '../lender-facts/facts.ts';
import { moduleKeys } from '../modules/keys.ts';
import { paperKeys } from '../papers/papers.ts';
import type { LeftFacts } from './left-thing.ts';
import { stopping, whatIsLeft } from './what-is-left.ts';

const nothing: LeftFacts = {
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  facts: readLenderFacts([]),
  papers: {},
  entries: {},
  open: moduleKeys,
  tasks: [],
  sectionsToWrite: null,
  comparesProofs: true,
  today: '2026-12',
  day: '2026-12-03',
};
const bakery: Row[] = [
  setting('openingMonth', '2027-01'),
  row('stream', 'Bread', { price: 800, quantity: 700, per: 'month', unitCost: 100 }),
  row('cost', 'Rent', { amount: 190_000, every: 'month' }),
  row('funding', 'Savings', { source: 'savings', amount: 3_000_000, state: 'in_hand' }),
];
const withRows = (rows: Row[], others: Partial<LeftFacts> = {}): LeftFacts => ({
  ...nothing,
  ledger: { ...nothing.ledger, rows },
  ...others,
});
const task = (id: string, text: string, others = {}) => ({
  ...{ id, text, module: null, doneAt: null, due: null, assignee: null, position: 0, question: null },
  ...others,
});
const ids = (facts: LeftFacts) => whatIsLeft(facts).map(({ id }) => id);

test('nothing is left for a lender in a project that nobody has begun, but its tasks are', () => {
  expect(ids(nothing)).toEqual([]);
  expect(ids({ ...nothing, tasks: [task('1', 'Call Zoé')] })).toEqual(['task.1']);
});

test('what stops a lender comes first, and each thing is there once', () => {
  const found = whatIsLeft(withRows([row('cost', 'Rent', { amount: 190_000, every: 'month' })]));
  expect(found[0]).toMatchObject({ id: 'check.cash', stops: 'toAssess', place: { kind: 'table' } });
  expect(found[0]?.why?.en).toMatch(/^Until then, not assessed: /u);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(stopping(found).map(({ id }) => id)).toEqual(expect.arrayContaining(['check.cash', 'fact.ask']));
});

test('figures to check are one thing, and the step that says so is the same one', () => {
  const proposed = bakery.map((each) => ({ ...each, status: 'proposed' as const }));
  const step = task('step:check your figures', 'Check your figures.', { due: '2026-12-10' });
  // The other step that deciding about the figures settles.
  const another = task('step:place', 'Say what each amount in your answers is: a price, a cost or money coming in.');
  const found = whatIsLeft(withRows(proposed, { tasks: [step, another] }));
  const toCheck = found.filter(({ place }) => place.kind === 'check');
  expect(toCheck).toMatchObject([{ title: { en: 'Check 4 figures' }, due: '2026-12-10' }]);
  expect(found.some(({ id }) => id.startsWith('task.'))).toBe(false);
});

test('papers, proofs and facts go when their cause goes', () => {
  const papers = Object.fromEntries(paperKeys.map((key) => [key, 'have' as const]));
  const proved = bakery.map((each): Row => ({ ...each, proof: { kind: 'quote', detail: 'May 2' } }));
  const of = (facts: LeftFacts, kind: string) => ids(facts).filter((id) => id.startsWith(`${kind}.`));
  expect(of(withRows(bakery), 'paper')).toHaveLength(paperKeys.length);
  expect(of(withRows(bakery, { papers }), 'paper')).toEqual([]);
  expect(of(withRows(bakery), 'row')).not.toEqual([]);
  expect(of(withRows(proved), 'row')).toEqual([]);
  expect(of(withRows(bakery), 'fact')).toContain('fact.ask');
});

describe('tasks', () => {
  test('weigh by their date, and an adviser is answered first', () => {
    const tasks = [
      task('later', 'Paint', { due: '2027-06-01' }),
      task('late', 'Pay', { due: '2026-12-01' }),
      task('asked', 'Why bread?', { question: {} }),
      task('done', 'Taste', { doneAt: '2026-12-01T00:00:00.000Z' }),
    ];
    expect(ids({ ...nothing, tasks })).toEqual(['task.asked', 'task.late', 'task.later']);
  });

  test('without words are not taken for one another', () => {
    expect(ids({ ...nothing, tasks: [task('a', '🙂'), task('b', '👍')] })).toHaveLength(2);
  });

  test('say where a step comes from', () => {
    const [step] = whatIsLeft({ ...nothing, tasks: [task('step:x', 'X', { module: 'idea' })] });
    expect(step?.why?.en).toBe('Next step from “My idea”');
  });
});

test('answers and analyses of closed modules are left out', () => {
  const entries = { idea: { answers: { businessIdea: 'A bakery' }, origin: null, aiResponse: null } };
  const of = (open: LeftFacts['open']) =>
    ids(withRows([], { entries, open })).filter((id) => id.startsWith('missing.'));
  expect(of(moduleKeys)).toEqual(['missing.idea']);
  expect(of([])).toEqual([]);
});

test('the legal form is no open answer once it is chosen among the figures', () => {
  const entries = { 'business-plan': { answers: { legalStructure: 'not_decided' }, origin: null, aiResponse: null } };
  const open = (rows: Row[]) => ids(withRows(rows, { entries })).filter((id) => id.startsWith('answer.'));
  expect(open([])).toEqual(['answer.business-plan.legalStructure']);
  expect(open([setting('legalForm', 'partnership')])).toEqual([]);
});

test('three hundred things stay in order', () => {
  const tasks = Array.from({ length: 300 }, (_, index) => task(String(index), `Thing ${index}`));
  const found = whatIsLeft({ ...nothing, tasks });
  expect(found).toHaveLength(300);
  expect(found.map(({ weight }) => weight)).toEqual(found.map(({ weight }) => weight).toSorted((a, b) => b - a));
});

test('the step of an earlier analysis goes once the figures have settled it, and what a person added stays', () => {
  const words = 'Inscrivez le montant, le taux et le nombre de mois de chaque prêt, tels que le prêteur les indique.';
  const tasks = [task('step:inscrivez', words, { module: 'maturity' }), task('own', words)];
  const loan = (rate: number | null) =>
    row('funding', 'Bank', { source: 'loan', amount: 1_000_000, state: 'in_hand', rate, months: 60 });
  const left = (rate: number | null) => ids(withRows([...bakery, loan(rate)], { tasks })).join(' ');
  expect(left(null)).toContain('check.loan');
  expect(left(700)).toContain('task.own');
  expect(left(700)).not.toContain('task.step:');
});
