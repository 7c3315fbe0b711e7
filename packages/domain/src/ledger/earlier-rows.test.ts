import { expect, test } from 'vitest';
import { planFigures } from '../forecast/plan-figures.ts';
import { mergeLedger } from './merge.ts';
import { readAnswer } from './read/read-answer.ts';
import { answersIn } from './read/read-answers.ts';
import { combineWithModel } from './read/with-model.ts';
import type { ReadingInput } from './reading.ts';
import type { Row, RowKind } from './row.ts';
import { validCells } from './row-content.ts';

/** What projects hold that were made when sentences about sales became rows, as it was stored then. */
const prices = '$8 a loaf, half of them by subscription';
const goals = '55 loaves a day after six months, 70 a day by the end of the first year';
const input: ReadingInput = {
  answers: {
    finances: {
      pricingStrategy: prices,
      revenueGoals: goals,
      variableCosts: 'Flour $1.60 a loaf, card fees 2.5% of the price',
      fixedCosts: 'Rent $1,900 a month\nInsurance $1,500 a year\nPhone $95 a month',
    },
  },
  today: '2026-11',
};
const said = (question: string, quote: string) => ({ from: 'said', module: 'finances', question, quote }) as const;
const stored = (kind: RowKind, proposal: string, cells: Record<string, unknown>, origins: Row['origins']): Row => ({
  ...{ id: `kept of ${proposal}`, kind, status: 'confirmed', off: false, note: null, proof: null, proposal },
  ...({ cells: validCells(kind, cells), origins } as Pick<Extract<Row, { kind: 'stream' }>, 'cells' | 'origins'>),
  kind: kind as 'stream',
});
const loaf = stored(
  'stream',
  'finances/pricingStrategy/stream/loaf',
  {
    ...{ name: 'Loaf', unit: 'loaf', model: null, price: 800, quantity: 55, per: 'day', climbMonths: 6, first: null },
    ...{ unitCost: 160, costShare: 250, targets: [{ month: 12, quantity: 70 }], season: null, goneColumn: 'x' },
  },
  {
    name: said('pricingStrategy', '$8 a loaf'),
    price: said('pricingStrategy', '$8 a loaf'),
    quantity: said('revenueGoals', '55 loaves a day after six months'),
    targets: said('revenueGoals', '70 a day by the end of the first year'),
    unitCost: said('variableCosts', 'Flour $1.60 a loaf'),
    costShare: said('variableCosts', 'card fees 2.5% of the price'),
  },
);
const rent = stored(
  'cost',
  'finances/fixedCosts/cost/rent',
  { name: 'Rent', amount: 187_654, every: 'month' },
  { amount: { from: 'typed' }, every: said('fixedCosts', 'Rent $1,900 a month') },
);
const ledgerOf = (kept: Row[], refused: string[] = [], readings: { rows: Row[] }[] = []) =>
  mergeLedger({ kept, refused, readings: [combineWithModel(answersIn(input).map(readAnswer), readings)] });

test('a row kept from a proposal that is made no more stays to the cent, and its words are not unread', () => {
  const { rows, unread, differences, conflicts } = ledgerOf([loaf, rent]);
  expect(rows[0]?.cells).toMatchObject({
    ...{ price: 800, quantity: 55, unitCost: 160, costShare: 250, targets: [{ month: 12, quantity: 70 }] },
  });
  expect(rows[0]?.cells).not.toHaveProperty('goneColumn');
  expect(rows[1]?.cells).toMatchObject({ amount: 187_654 });
  expect(rows.slice(2).map(({ cells, status }) => [cells.name, status])).toEqual([
    ['Insurance', 'proposed'],
    ['Phone', 'proposed'],
  ]);
  expect([unread, differences, conflicts]).toEqual([[], [], []]);
  expect(planFigures({ rows, unread }, { today: '2026-11' }).state).toBe('known');
});

test('what nobody kept is computed anew: sales of sentences are to be checked, and nothing is zero', () => {
  const { rows, unread } = ledgerOf([]);
  expect(rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Insurance', 'Phone']);
  expect(unread.map(({ question }) => question)).toEqual(expect.arrayContaining(['pricingStrategy', 'revenueGoals']));
  expect(planFigures({ rows, unread }, { today: '2026-11' }).state).toBe('missing');
});

test('a refusal keeps its effect while its key exists, and does no harm after', () => {
  const refused = ['finances/fixedCosts/cost/phone', 'finances/pricingStrategy/stream/loaf', 'gone/away/cost/x'];
  expect(ledgerOf([rent], refused).rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Insurance']);
});

test('a reading that a model made of one answer counts as far as its words stand', () => {
  const row = { ...loaf, id: 'r', status: 'proposed', proposal: 'finances/pricingStrategy/stream/loaf' } as Row;
  const gone = { ...row, origins: { name: said('pricingStrategy', '$9 a loaf') } } as Row;
  expect(ledgerOf([], [], [{ rows: [row] }]).rows.at(-1)?.cells).toMatchObject({ price: 800, quantity: 55 });
  expect(ledgerOf([], [], [{ rows: [gone] }]).rows.map(({ kind }) => kind)).not.toContain('stream');
});
