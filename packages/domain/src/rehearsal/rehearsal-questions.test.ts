import { expect, test } from 'vitest';
import { row, setting } from '../forecast/testing/rows.ts';
import type { Row } from '../ledger/row.ts';
import { sampleInput, sampleLedger } from '../ledger/testing/sample-ledger.ts';
import { readLenderFacts } from '../lender-facts/facts.ts';
import { languages } from '../locale.ts';
import { sampleProjects } from '../modules/sample-file.ts';
import { paperKeys } from '../papers/papers.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { isPrivateQuestion, questionId, questionIdForm } from './rehearsal-question.ts';
import { mostQuestions, rehearsalQuestions } from './rehearsal-questions.ts';

const nothing: RehearsalFacts = {
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  privateRows: [],
  facts: readLenderFacts([]),
  papers: {},
  entries: {},
  openFigures: [],
  trade: null,
  today: '2026-12',
};
const nobody: ReadonlySet<string> = new Set();
const rows: Row[] = [
  setting('openingMonth', '2027-01'),
  row('stream', 'Bread', { price: 800, quantity: 700, per: 'month', unitCost: 100 }),
  row('purchase', 'Oven', { amount: 900_000 }),
  row('person', 'Me', { role: 'owner', salary: 100_000, every: 'month' }),
  row('funding', 'Grant', { source: 'grant', amount: 1_000_000, state: 'hoped' }),
];
const withRows = (counted: Row[]): RehearsalFacts => ({ ...nothing, ledger: { ...nothing.ledger, rows: counted } });
const ids = (facts: RehearsalFacts, answered = nobody) => rehearsalQuestions(facts, answered).map(({ id }) => id);

const sampleFacts = (
  language: (typeof languages)[number],
  project: (typeof sampleProjects)[number],
): RehearsalFacts => {
  const { answers } = sampleInput(project, language, '2026-11');
  const entries = Object.fromEntries(Object.entries(answers).map(([key, given]) => [key, { answers: given }]));
  return { ...nothing, ledger: sampleLedger(project, language, '2026-11'), entries };
};

test.each(sampleProjects)('the %s is asked six to ten questions in the words of each language', (project) => {
  for (const language of languages) {
    const questions = rehearsalQuestions(sampleFacts(language, project), nobody);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(mostQuestions);
    for (const { id, ask, from, points } of questions) {
      expect(id).toMatch(questionIdForm);
      expect(ask.en).toMatch(/[?.]$/u);
      expect(`${ask.fr} ${from.fr}`).not.toMatch(/ [:!?»]|« |’/u);
      expect(from.en).not.toBe('');
      expect(points.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(rehearsalQuestions(sampleFacts(language, project), nobody)).toEqual(questions);
  }
});

test('a project without figures is asked what it sells and for its papers', () => {
  const found = ids(nothing);
  expect(found[0]).toBe('check.sellable');
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect(found.some((id) => id.startsWith('paper.'))).toBe(true);
});

test('money that is only hoped for, the largest figure without proof and what it does to the cash are asked about', () => {
  const questions = rehearsalQuestions(withRows(rows), nobody);
  const grant = questions.find(({ id }) => id === 'row.Grant');
  expect(grant?.ask.en).toContain('“Grant: $10,000, grant”');
  expect(grant?.effect?.en).toBe('Without this figure, your lowest cash would be −$9,000.');
  expect(grant?.place).toEqual({ kind: 'row', row: rows[4] });
  expect(questions.map(({ id }) => id)).toContain('change.moneyMissing');
});

test('a trade that was chosen is asked about as its lender would, in the words of each language', () => {
  const trade = {
    trade: 'bakery',
    permits: [{ office: 'your municipality', question: 'May I bake at this address at night?' }],
    risks: ['Unsold bread eats the margin'],
    capacity: 'One deck oven bakes forty loaves an hour.',
    quietMonths: [1, 2],
  } as const;
  const asked = rehearsalQuestions({ ...withRows(rows), trade }, nobody).filter(({ source }) => source === 'business');
  expect(asked.map(({ id }) => id)).toEqual([
    'business.capacity',
    'business.bakery.season',
    'business.bakery.permit-0',
  ]);
  expect(asked[1]?.ask.en).toBe(
    'In your trade, January and February are often quiet. How do you pay your fixed costs in those months?',
  );
  expect(asked[1]?.ask.fr).toContain('janvier et février');
  for (const { id } of asked) expect(id).toMatch(questionIdForm);
});

test('another job that the request names is not asked about again', () => {
  const fact = 'borrower.00000000-0000-4000-8000-000000000001.job';
  const income = (job: string) =>
    rehearsalQuestions(
      { ...nothing, facts: readLenderFacts([{ fact, text: job }]) },
      new Set(['business.income']),
    ).find(({ id }) => id === 'business.income')?.ask;
  expect(income('')?.fr).toMatch(/^Gardez-vous un autre emploi/u);
  expect(income('Mine, nights')?.en).toBe(
    'As another job or income, you say “Mine, nights”. How many hours a week are left for the business?',
  );
});

test('a question goes with its fact; an answered one stays as long as the fact is there', () => {
  const settled = Object.fromEntries(paperKeys.map((key) => [key, 'have'] as const));
  expect(ids({ ...nothing, papers: settled }).some((id) => id.startsWith('paper.'))).toBe(false);
  const last = 'paper.otherMoney';
  expect(ids(withRows(rows))).not.toContain(last);
  expect(ids(withRows(rows), new Set([last]))).toContain(last);
  expect(ids({ ...nothing, papers: settled }, new Set([last]))).not.toContain(last);
});

test('a figure that changes keeps its question, with its new amount', () => {
  const dearer = rows.map(
    (each): Row => (each.kind === 'purchase' ? { ...each, cells: { ...each.cells, amount: 950_000 } } : each),
  );
  const oven = rehearsalQuestions(withRows(dearer), new Set(['row.Oven'])).find(({ id }) => id === 'row.Oven');
  expect(oven?.ask.fr).toContain('9\u00a0500\u00a0$');
});

test('debts and the household are asked about only where they are known', () => {
  const privateRows = [
    row('household', 'Home', { amount: 300_000, direction: 'need' }),
    row('debt', 'Car', { amount: 800_000, payment: 30_000 }),
  ];
  expect(ids(withRows(rows)).some(isPrivateQuestion)).toBe(false);
  expect(ids({ ...withRows(rows), privateRows }, new Set(['private.debts']))).toEqual(
    expect.arrayContaining(['private.household', 'private.debts']),
  );
});

test('a figure that nobody gave is asked about in its sentence', () => {
  const openFigures = [{ module: 'analysis', written: '40%', sentence: 'The market grows by 40% a year.' }] as const;
  const found = rehearsalQuestions({ ...nothing, openFigures }, nobody).find(({ source }) => source === 'text');
  expect(found?.ask.en).toContain('“The market grows by 40% a year.”');
  expect(found?.place).toEqual({ kind: 'analysis', module: 'analysis' });
});

test('an id is the key where that is short and plain, and a digest of it otherwise', () => {
  expect(questionId('answer', 'idea.question1')).toBe('answer.idea.question1');
  const [one, other] = [questionId('row', 'stream|a bread'), questionId('row', 'stream|b bread')];
  expect(one).toMatch(questionIdForm);
  expect(one).not.toBe(other);
  expect('row.~').not.toMatch(questionIdForm);
});
