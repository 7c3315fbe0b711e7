import { describe, expect, test } from 'vitest';
import { row, setting } from '../forecast/testing/rows.ts';
import type { Answers } from '../modules/define-module.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { samples } from '../modules/testing/samples.ts';
import { mergeLedger } from './merge.ts';
import { dismissalKey, passageKey } from './passage-key.ts';
import { readAnswer } from './read/read-answer.ts';
import { answersIn, combineReadings, readAnswers } from './read/read-answers.ts';
import { emptyCells, type Row, rowsOf, settingOf } from './row.ts';
import { isSameThing } from './same-thing.ts';

const reading = (answers: Partial<Record<ModuleKey, Answers>>) => readAnswers({ answers, today: '2026-11' });
const ledger = (
  answers: Partial<Record<ModuleKey, Answers>>,
  kept: readonly Row[] = [],
  refused: readonly string[] = [],
) => mergeLedger({ kept, refused, readings: [reading(answers)] });
const conflicts = (answers: Partial<Record<ModuleKey, Answers>>) =>
  ledger(answers).conflicts.map(({ column, rows, total }) => [
    column,
    ...rows.map(({ cells }) => (cells as Record<string, unknown>)[column]),
    ...(total === undefined ? [] : [total.from]),
  ]);

describe('the same thing in two modules', () => {
  test('counts once', () => {
    const { rows, conflicts: found } = ledger({
      finances: { fixedCosts: 'Rent $1,900 a month' },
      idea: { businessIdea: 'I found a shop for rent at $1,900 a month.' },
      'business-plan': { location: 'A shop in Halifax, rent $1,900 a month', resources: 'Savings: $6,000' },
    });
    expect(rowsOf(rows, 'cost').map(({ proposal }) => proposal)).toEqual(['finances/fixedCosts/cost/rent']);
    expect(found).toEqual([]);
  });

  test('rent in two languages', () =>
    expect(
      conflicts({
        finances: { fixedCosts: 'Loyer 1 900 $ par mois' },
        'business-plan': { location: 'Main Street, rent $2,100 a month' },
      }),
    ).toEqual([['amount', 190_000, 210_000]]));

  test.each([
    [100, [['quantity', 100, 500_000, 100_000]]],
    [500, []],
  ])('a goal in dollars against %i jars a month', (quantity, expected) => {
    const answers = { finances: { revenueGoals: 'Sales of $5,000 a month' } };
    const jars = row('stream', 'Jar', { price: 1_000, quantity, per: 'month' });
    const found = ledger(answers, [jars]).conflicts.map(({ column, rows, total, sum }) => [
      column,
      ...rows.map(({ cells }) => (cells as Record<string, unknown>)[column]),
      total?.from,
      sum,
    ]);
    expect(found).toEqual(expected);
  });

  test.each([
    // 8,700 and 14.975 % of taxes: 10,002.83
    [870_000, 0],
    [869_000, 1],
  ])('a chosen budget from $10,000 up against purchases of %i in Québec', (amount, expected) => {
    const kept = [setting('province', 'QC'), row('purchase', 'Oven', { amount })];
    expect(ledger({ finances: { initialInvestment: '10000_25000' } }, kept).conflicts).toHaveLength(expected);
  });

  test('a loan with its terms is not paid a second time by its payments', () => {
    const read = reading({
      finances: { fixedCosts: 'Rent $900 a month', cashFlow: 'A $20,000 loan at 8% over 5 years' },
    });
    const paid = (amount: number) => {
      const terms = { amount, every: 'month' } as const;
      const payment: Row = { ...row('cost', 'Loan payment', terms), status: 'proposed', proposal: 'payment' };
      return mergeLedger({ kept: [], refused: [], readings: [{ ...read, rows: [...read.rows, payment] }] });
    };
    expect(rowsOf(paid(40_553).rows, 'cost').map(({ cells }) => cells.name)).toEqual(['Rent']);
    expect(paid(40_553).conflicts).toEqual([]);
    expect(paid(50_000).conflicts).toHaveLength(1);
  });
});

describe('what a person decided', () => {
  const answers = { finances: { fixedCosts: 'Rent $1,900 a month\nPhone $90 a month' } };
  const [rent] = reading(answers).rows;
  if (rent === undefined) throw new Error('no row');
  const kept: Row = { ...rent, id: 'kept', status: 'confirmed' };

  test('a kept row stays and its proposal does not come again', () => {
    expect(ledger(answers, [kept]).rows.map(({ id }) => id)).toEqual(['kept', 'finances/fixedCosts/cost/phone']);
  });

  test('changed words are a difference, and the row counts as it was kept', () => {
    const changed = { finances: { fixedCosts: 'Rent $2,000 a month\nPhone $90 a month' } };
    const { rows, differences } = ledger(changed, [kept]);
    expect(rows[0]).toBe(kept);
    expect(differences.map(({ now }) => now.cells)).toEqual([expect.objectContaining({ amount: 200_000 })]);
    expect(ledger(answers, [kept]).differences).toEqual([]);
  });

  test('a corrected cell is only a difference once its words change', () => {
    if (rent.kind !== 'cost') throw new Error('not a cost');
    const corrected: Row = {
      ...rent,
      cells: { ...rent.cells, amount: 195_000 },
      origins: { ...rent.origins, amount: { from: 'typed' } },
      status: 'confirmed',
    };
    expect(ledger(answers, [corrected]).differences).toEqual([]);
    expect(ledger({ finances: { fixedCosts: 'Rent $2,000 a month' } }, [corrected]).differences).toHaveLength(1);
  });

  test.each([rent.proposal ?? '', dismissalKey(rent) ?? ''])(
    'a proposal refused as %j does not count and is not unread',
    (key) => {
      const { rows, unread } = ledger(answers, [], [key]);
      expect(rows.map(({ cells }) => cells.name)).toEqual(['Phone']);
      expect(unread).toEqual([]);
    },
  );

  test('what was refused is asked again once its words change', () => {
    const changed = { finances: { fixedCosts: 'Rent $2,000 a month\nPhone $90 a month' } };
    expect(ledger(changed, [], [dismissalKey(rent) ?? '']).rows.map(({ cells }) => cells.name)).toEqual([
      'Rent',
      'Phone',
    ]);
  });

  test('the days of a week are asked about once the amounts beside them are decided, and decided by themselves', () => {
    const goals = { finances: { revenueGoals: '60 customers a day, 5 days a week' } };
    const [passage] = ledger(goals).unread;
    const refused = passage === undefined ? [] : [passageKey(passage)];
    const [days, other] = ledger(goals, [], refused).rows;
    expect(days?.cells).toEqual({ name: 'openDays', value: 5 });
    expect(other).toBeUndefined();
    expect(ledger(goals, [], [...refused, (days && dismissalKey(days)) ?? '']).rows).toEqual([]);
  });

  test('savings that are there are not asked about again in other words', () => {
    const savings = row('funding', 'Épargne', { source: 'savings', amount: 900_000 });
    const answers = { idea: { experience: "J'ai 9 000 $ de côté pour me lancer" } };
    expect(ledger(answers).unread).toHaveLength(1);
    expect(ledger(answers, [savings]).unread).toEqual([]);
  });

  test('another loan of the same amount is asked about', () => {
    const loan = row('funding', 'Futurpreneur', { source: 'loan', amount: 1_000_000 });
    const answers = { idea: { experience: 'The credit union will lend me a loan of $10,000' } };
    expect(ledger(answers, [loan]).unread).toHaveLength(1);
  });

  test('a compound that begins with it costs the same', () => {
    const kept = row('purchase', 'Laveuse', { amount: 180_000 });
    const isSame = (name: string, amount: number) => isSameThing(kept, row('purchase', name, { amount }), false);
    expect([isSame('Laveuse-sécheuse', 180_000), isSame('Laveuse-sécheuse', 240_000)]).toEqual([true, false]);
    const of = (name: string) => row('purchase', name, { amount: 20_000 });
    expect(isSameThing(of('Sous-verres'), of('Sous-vêtements'), false)).toBe(false);
  });

  test('a row typed by hand stands for what another module says', () => {
    const typed = row('cost', 'Rent', { amount: 180_000, every: 'month' });
    const { rows, conflicts: found } = ledger(answers, [typed]);
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Phone']);
    expect(found.map(({ column }) => column)).toEqual(['amount']);
    // While it is typed, it stands for nothing.
    const begun = { ...typed, cells: { ...typed.cells, every: null } } as Row;
    expect(ledger(answers, [begun]).rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Rent', 'Phone']);
    const product = { ...typed, kind: 'stream', cells: emptyCells('stream', 'New product') } as Row;
    expect(ledger(answers, [product]).rows.map(({ cells }) => cells.name)).toEqual(['New product', 'Rent', 'Phone']);
  });
});

test.each([
  ['Gatineau', 'QC'],
  ['Gatineau, clients à Kanata', null],
  ['Au centre-ville', 'ON'],
])('where customers are is not where the business is: %s', (location, province) => {
  const businessIdea = 'Des repas livrés à Ottawa';
  const { rows, conflicts: found } = ledger({
    idea: { businessIdea, location, targetMarket: 'Les garderies de Kanata' },
  });
  expect(settingOf(rows, 'province')).toBe(province);
  expect(found).toEqual([]);
});

describe.each(['en', 'fr'] as const)('whatever a person keeps and refuses of the sample in %s', (language) => {
  const input = {
    answers: samples.bakery[language].answers,
    today: '2026-11',
  } as const;
  const whole = readAnswers(input);
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();

  test.each([2, 3, 5, 7])('every %ith row kept and the next refused: kept rows stay, nothing counts twice', (step) => {
    const kept = whole.rows
      .filter((_, index) => index % step === 0)
      .map((row): Row => ({ ...row, id: `kept ${row.id}`, status: 'confirmed' }));
    const refused = whole.rows.filter((_, index) => index % step === 1).map(({ proposal }) => proposal ?? '');
    const { rows } = mergeLedger({ kept, refused, readings: [whole] });
    expect(rows.slice(0, kept.length)).toEqual(kept);
    expect(rows.filter(({ proposal }) => refused.includes(proposal ?? ''))).toEqual([]);
    const keys = rows.map(({ proposal }) => proposal);
    expect(new Set(keys).size).toBe(keys.length);
    const open = rows.slice(kept.length);
    // One rent, one price, one province, one sum of savings beside what was kept.
    expect(open.filter(({ kind }) => kind === 'stream').length).toBeLessThanOrEqual(1);
    expect(
      open.filter(
        (row) =>
          row.kind === 'setting' &&
          kept.some((other) => other.kind === 'setting' && other.cells.name === row.cells.name),
      ),
    ).toEqual([]);
  });

  test('the order of the answers changes nothing', () => {
    const backwards = combineReadings(answersIn(input).toReversed().map(readAnswer));
    const [one, other] = [whole, backwards].map((reading) =>
      mergeLedger({ kept: [], refused: [], readings: [reading] }),
    );
    expect(idsOf(other?.rows ?? [])).toEqual(idsOf(one?.rows ?? []));
  });

  test('the same reading twice counts once', () => {
    const twice = mergeLedger({ kept: [], refused: [], readings: [whole, structuredClone(whole)] });
    expect(idsOf(twice.rows)).toEqual(idsOf(mergeLedger({ kept: [], refused: [], readings: [whole] }).rows));
  });
});
