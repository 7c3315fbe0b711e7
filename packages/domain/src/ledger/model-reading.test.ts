import { describe, expect, it } from 'vitest';
import { rowsOfReply } from './model-reading.ts';

const text =
  'Rent: $900 a month.\r\nTwo ovens at $800 each, in May. Staff at twenty dollars an hour. Based in Gaspé, Québec.';
const answer = { module: 'finances', question: 'fixedCosts', text, today: '2026-03' } as const;

type Cell = [column: string, value: unknown, quote: unknown, formula?: unknown];
const row = (kind: unknown, cells: readonly Cell[], question: unknown = 'fixedCosts') => ({
  question,
  kind,
  cells: cells.map(([column, value, quote, formula = null]) => ({ column, value, quote, formula })),
});
const rent: Cell = ['name', 'Rent', 'Rent'];
const read = (...rows: unknown[]) => rowsOfReply({ rows }, answer);
/** The cells of the only row that a reply yields. */
const cells = (...list: Cell[]) => read(row('cost', list))[0]?.cells;

describe('the reply of a model', () => {
  it('becomes rows with their quotes', () => {
    const quote = 'Rent: $900 a month';
    const [found] = read(row('cost', [rent, ['amount', 900, quote], ['every', 'month', quote]]));
    expect(found).toMatchObject({
      kind: 'cost',
      status: 'proposed',
      cells: { name: 'Rent', amount: 90_000, every: 'month', from: null },
      origins: { amount: { from: 'said', module: 'finances', question: 'fixedCosts', quote } },
      proposal: 'finances/fixedCosts/cost/rent',
    });
  });

  it('may calculate with what was said, and shows how', () => {
    const quote = 'Two ovens at $800 each';
    const [found] = read(
      row('purchase', [
        ['name', 'Ovens', 'ovens'],
        ['amount', 1600, quote, '2 x 800'],
      ]),
    );
    expect(found?.cells).toMatchObject({ amount: 160_000 });
    expect(found?.origins.amount).toMatchObject({ from: 'computed', formula: { en: '2 x 800', fr: '2 x 800' } });
    expect(cells(rent, ['amount', 10_800, 'Rent: $900 a month', '900 × 12'])).toMatchObject({ amount: 1_080_000 });
  });

  it('may say numbers in words, months by name and settings one by one', () => {
    expect(cells(rent, ['amount', 20, 'twenty dollars an hour'])).toMatchObject({ amount: 2_000 });
    expect(cells(rent, ['amount', 900, '$900'], ['from', '2026-05', 'in May'])).toMatchObject({ from: '2026-05' });
    expect(read(row('setting', [['province', 'QC', 'Gaspé, Québec']]))).toMatchObject([
      { kind: 'setting', cells: { name: 'province', value: 'QC' }, origins: { value: { from: 'said' } } },
    ]);
  });

  it('finds a quote across kinds of line ends', () => {
    expect(cells(rent, ['amount', 900, '$900 a month.\nTwo ovens'])).toMatchObject({ amount: 90_000 });
  });

  it.each<[string, Cell]>([
    ['an amount nobody said', ['amount', 950, 'Rent: $900 a month']],
    ['a quote that is not in the answer', ['amount', 900, 'Rent is $900']],
    ['an empty quote', ['amount', 900, ' ']],
    ['a quote that is no text', ['amount', 900, 900]],
    ['the digits of a larger number', ['amount', 90, 'Rent: $900 a month']],
    ['a calculation with a number nobody said', ['amount', 2_700, '$900', '3 x 900']],
    ['a calculation that is wrong', ['amount', 1_500, 'Two ovens at $800 each', '2 x 800']],
    ['a calculation that is no calculation', ['amount', 1_600, '$800', 'process.exit(1)']],
    ['not a number', ['amount', Number.NaN, '$900']],
    ['a number as text', ['amount', '900', '$900']],
    ['a negative amount', ['amount', -900, '$900']],
    ['a column there is not', ['__proto__', 900, '$900']],
  ])('loses %s, and the row with its only amount', (_what, cell) => {
    expect(read(row('cost', [rent, cell]))).toEqual([]);
  });

  it.each<[string, Cell]>([
    ['a rhythm there is not', ['every', 'full moon', 'a month']],
    ['a month nobody named', ['from', '2026-06', 'in May']],
    ['a month long past', ['from', '2019-05', 'in May']],
    ['an increase nobody said', ['increase', 3, 'Rent: $900 a month']],
  ])('loses %s, and keeps the rest of the row', (_what, cell) => {
    expect(cells(rent, ['amount', 900, '$900'], cell)).toMatchObject({ amount: 90_000, [cell[0]]: null });
  });

  it('loses amounts beyond all measure even when they were said', () => {
    const huge = { ...answer, text: 'Rent 9999999999999 $' };
    const reply = { rows: [row('cost', [rent, ['amount', 9_999_999_999_999, 'Rent 9999999999999 $']])] };
    expect(rowsOfReply(reply, huge)).toEqual([]);
  });

  it.each([
    ['no name', row('cost', [['amount', 900, '$900']])],
    [
      'a name from nowhere',
      row('cost', [
        ['name', 'Yacht', 'Rent'],
        ['amount', 900, '$900'],
      ]),
    ],
    ['a name and no amount', row('cost', [rent, ['every', 'month', 'a month']])],
    ['an unknown kind', row('wish', [rent, ['amount', 900, '$900']])],
    ['the words of another answer', row('cost', [rent, ['amount', 900, '$900']], 'variableCosts')],
    [
      'two settings in one',
      row('setting', [
        ['province', 'QC', 'Québec'],
        ['openDays', 2, 'Two'],
      ]),
    ],
    ['a province there is not', row('setting', [['province', 'ZZ', 'Québec']])],
  ])('loses a row with %s', (_what, bad) => {
    expect(read(bad)).toEqual([]);
  });

  it.each([null, 1, 'prose', [], {}, { rows: 'many' }, { rows: [null, 1, [], { cells: {} }] }])(
    'can be %j',
    (reply) => {
      expect(rowsOfReply(reply, answer)).toEqual([]);
    },
  );

  it('gives two rows with the same words keys of their own', () => {
    const one = row('cost', [rent, ['amount', 900, '$900']]);
    const keys = read(one, one).map(({ proposal }) => proposal);
    expect(new Set(keys).size).toBe(2);
  });
});
