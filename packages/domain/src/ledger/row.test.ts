import { describe, expect, it } from 'vitest';
import { row, setting } from '../forecast/testing/rows.ts';
import { invalidCells, privateKinds, rowKinds, rowsOf, settingOf } from './row.ts';

const rent = row('cost', 'Rent', { amount: 190_000, every: 'month' });
const opening = setting('openingMonth', '2027-05');

describe('rows', () => {
  it('are picked by kind', () => {
    expect(rowsOf([rent, opening], 'cost')).toEqual([rent]);
    expect(rowsOf([rent, opening], 'stream')).toEqual([]);
  });

  it('state a setting unless they are off', () => {
    expect(settingOf([rent, opening], 'openingMonth')).toBe('2027-05');
    expect(settingOf([{ ...opening, off: true }], 'openingMonth')).toBeNull();
    expect(settingOf([opening], 'province')).toBeNull();
  });
});

it('keeps the private kinds among the kinds', () => {
  expect(rowKinds).toEqual(expect.arrayContaining([...privateKinds]));
  expect(privateKinds).toEqual(['debt', 'household']);
});

describe('the cells of a row', () => {
  const cost = (cells: Record<string, unknown>) => invalidCells('cost', { name: 'Rent', ...cells });

  it.each([
    ['a valid row', { amount: 190_000, every: 'month', from: 0, to: '2028-12', tax: 'taxable' }, []],
    ['empty cells', { amount: null, every: undefined }, []],
    ['no name', { name: ' ' }, ['name']],
    ['a fraction of a cent', { amount: 10.5 }, ['amount']],
    ['a negative amount', { amount: -1 }, ['amount']],
    ['over a billion dollars', { amount: 100_000_000_001 }, ['amount']],
    ['a month that does not exist', { from: '2027-13' }, ['from']],
    ['an unknown rhythm', { every: 'toString' }, ['every']],
    ['a column of another kind', { price: 100 }, ['price']],
    ['text for a number', { amount: '1900' }, ['amount']],
  ])('%s', (_, cells, unfit) => expect(cost(cells)).toEqual(unfit));

  it('know seasons and targets', () => {
    const stream = (cells: Record<string, unknown>) => invalidCells('stream', { name: 'Honey', ...cells });
    expect(stream({ season: [0, 0, 0, 0, 100, 100, 120, 120, 100, 100, 0, 0], costShare: 10_000 })).toEqual([]);
    expect(stream({ season: Array(12).fill(0) })).toEqual(['season']);
    expect(stream({ season: [100] })).toEqual(['season']);
    expect(
      stream({
        targets: [
          { month: 6, quantity: 55 },
          { month: 12, quantity: 70.5 },
        ],
      }),
    ).toEqual([]);
    expect(
      stream({
        targets: [
          { month: 12, quantity: 70 },
          { month: 6, quantity: 55 },
        ],
      }),
    ).toEqual(['targets']);
    expect(stream({ costShare: 10_001, quantity: 1.2345 })).toEqual(['quantity', 'costShare']);
  });

  it('hold the value of a setting', () => {
    expect(invalidCells('setting', { name: 'province', value: 'QC' })).toEqual([]);
    expect(invalidCells('setting', { name: 'province', value: 'XX' })).toEqual(['value']);
    expect(invalidCells('setting', { name: 'nothing', value: 1 })).toEqual(['value']);
  });
});
