import { describe, expect, it } from 'vitest';
import { type ReadingPart, rowsOfReply, stillQuotedRows } from './model-reading.ts';

const text =
  'Rent: $900 a month.\r\nTwo ovens at $800 each, in May. Staff at twenty dollars an hour. Based in Gaspé, Québec. Floor: 1,150 sq ft at $19.';
const sold = 'Bread at $8 a loaf. 55 loaves a day, 70 by the end of the first year, 80 by the end of the third.';
const answer = { module: 'finances', question: 'fixedCosts', text } as const;
const answers = [answer, { module: 'idea', question: 'businessIdea', text: sold }] as const;

type Cell = [column: string, value: unknown, quote: unknown, formula?: unknown];
const row = (kind: unknown, cells: readonly Cell[], question: unknown = 'fixedCosts', module = 'finances') => ({
  kind,
  cells: cells.map(([column, value, quote, formula = null]) => ({ column, value, module, question, quote, formula })),
});
const rent: Cell = ['name', 'Rent', 'Rent'];
const readPart = (part: ReadingPart, ...rows: unknown[]) => rowsOfReply({ rows }, part, answers, '2026-03');
const read = (...rows: unknown[]) => readPart('selling', ...rows);
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
    const [found] = readPart(
      'money',
      row('purchase', [
        ['name', 'Ovens', 'ovens'],
        ['amount', 1600, quote, '2 x 800'],
      ]),
    );
    expect(found?.cells).toMatchObject({ amount: 160_000 });
    expect(found?.origins.amount).toMatchObject({ from: 'computed', formula: { en: '2 x 800', fr: '2 x 800' } });
    expect(cells(rent, ['amount', 10_800, 'Rent: $900 a month', '900 × 12'])).toMatchObject({ amount: 1_080_000 });
    const floor = cells(rent, ['amount', 21_850, '1,150 sq ft at $19', '1,150 sq ft x $19']);
    expect(floor).toMatchObject({ amount: 2_185_000 });
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
    expect(rowsOfReply(reply, 'selling', [huge], '2026-03')).toEqual([]);
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
    ['a kind of the other part', row('purchase', [rent, ['amount', 900, '$900']])],
    ['an answer of no module', row('cost', [rent, ['amount', 900, '$900']], 'fixedCosts', 'other')],
    [
      'no quotes',
      {
        kind: 'cost',
        cells: [
          { column: 'name', value: 'Rent' },
          { column: 'amount', value: 900 },
        ],
      },
    ],
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
      expect(rowsOfReply(reply, 'selling', answers, '2026-03')).toEqual([]);
    },
  );

  it('draws a row from several answers, with steps that quote from the first to the last', () => {
    const bread = row('stream', [['name', 'Bread', 'Bread']], 'businessIdea', 'idea').cells;
    const price = row('stream', [['price', 8, '$8 a loaf']], 'businessIdea', 'idea').cells;
    const steps: Cell[] = [
      ['targets', [12, 70], '70 by the end of the first year'],
      ['targets', [36, 80], '80 by the end of the third'],
      ['targets', [24, 90], '80 by the end of the third'],
    ];
    const many = row('stream', [['quantity', 55, '55 loaves a day'], ...steps], 'businessIdea', 'idea').cells;
    const weight = row('stream', [['unitCost', 1.6, 'Two ovens at $800 each', '2 x 800 / 1000']]).cells;
    const cost = row('stream', [['unitCost', 800, '$800 each']]).cells;
    const [found] = read({ kind: 'stream', cells: [...bread, ...price, ...many, ...weight, ...cost] });
    expect(found?.cells).toMatchObject({
      ...{ price: 800, quantity: 55, unitCost: 80_000 },
      targets: [
        { month: 12, quantity: 70 },
        { month: 36, quantity: 80 },
      ],
    });
    expect(found?.proposal).toBe('idea/businessIdea/stream/bread');
    expect(found?.origins).toMatchObject({
      targets: { question: 'businessIdea', quote: sold.slice(sold.indexOf('70'), -1) },
      unitCost: { question: 'fixedCosts' },
    });
  });

  it('loses the cells whose words are gone, and the row with its name or its last amount', () => {
    const [bread] = read(
      row(
        'stream',
        [
          ['name', 'Bread', 'Bread'],
          ['price', 8, '$8 a loaf'],
          ['quantity', 55, '55 loaves'],
        ],
        'businessIdea',
        'idea',
      ),
    );
    if (bread === undefined) throw new Error('not read');
    const standing = (now: string) => stillQuotedRows([bread], [{ ...answers[1], text: now }]);
    expect(standing(sold)).toEqual([bread]);
    const [rest] = standing('Bread at $9 a loaf, 55 loaves a day');
    expect([rest?.cells, rest?.origins]).toMatchObject([{ price: null, quantity: 55 }, { quantity: {} }]);
    expect(rest?.origins).not.toHaveProperty('price');
    expect(standing('Bread')).toEqual([]);
    expect(standing('$8 a loaf, 55 loaves')).toEqual([]);
    expect(stillQuotedRows([bread], [])).toEqual([]);
  });

  it('takes no more rows than anybody writes down', () => {
    const one = row('cost', [rent, ['amount', 900, '$900']]);
    expect(read(...Array.from({ length: 500 }, () => one))).toHaveLength(120);
  });

  it('gives two rows with the same words keys of their own', () => {
    const one = row('cost', [rent, ['amount', 900, '$900']]);
    const keys = read(one, one).map(({ proposal }) => proposal);
    expect(new Set(keys).size).toBe(2);
  });
});
