import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { describe, expect, it } from 'vitest';
import {
  changeCells,
  duplicateRow,
  inverseOf,
  keepRows,
  keyOf,
  moveRow,
  newRow,
  placeRow,
  removeRows,
} from './ledger-edit.ts';

const rent: Row = { ...newRow('cost', 'Rent', { amount: 190_000 }), id: 'rent' };
const phone: Row = { ...newRow('cost', 'Phone'), id: 'phone' };
const power: Row = { ...newRow('cost', 'Power'), id: 'power' };
const said = { from: 'said', module: 'finances', question: 'fixed_costs', quote: 'Insurance $140' } as const;
const proposed: Row = {
  ...row('cost', 'Insurance', { amount: 14_000 }),
  ...{ id: 'insurance', origins: { amount: said, name: said }, status: 'proposed', proposal: 'key' },
};
const rows = [rent, phone, power, proposed];
const before = { rows, refused: ['old'] };

describe('a proposal', () => {
  it('becomes a stored row of its own, and stays the same row on screen', () => {
    const [kept] = keepRows(rows);
    expect(kept).toMatchObject({ put: { status: 'confirmed', proposal: 'key', cells: proposed.cells } });
    expect(kept !== undefined && 'put' in kept && [keyOf(kept.put), kept.put.id === proposed.id]).toEqual([
      'key',
      false,
    ]);
  });

  it('loses the origin of what a person changes, and of nothing else', () => {
    const edit = changeCells(proposed, { amount: 15_000 });
    expect(edit).toMatchObject({ put: { status: 'confirmed', cells: { amount: 15_000, name: 'Insurance' } } });
    expect('put' in edit && edit.put.origins).toEqual({ name: said });
  });

  it('is refused by its words when its row is removed, kept or not', () => {
    const refuse = 'finances/fixed_costs/unread/Insurance $140';
    expect(removeRows([proposed])).toEqual([{ refuse }]);
    expect(removeRows([{ ...proposed, id: 'stored', status: 'confirmed' }])).toEqual([
      { remove: 'stored' },
      { refuse },
    ]);
    expect(removeRows([rent])).toEqual([{ remove: 'rent' }]);
  });
});

it('a copy comes after its row and belongs to no proposal', () => {
  expect(duplicateRow({ ...proposed, status: 'confirmed' })).toMatchObject({
    after: 'insurance',
    put: { proposal: null, cells: proposed.cells },
  });
});

describe('the order of stored rows', () => {
  it('changes by one place', () => {
    expect(moveRow(rows, phone, -1)).toEqual({ put: phone, after: null });
    expect(moveRow(rows, phone, 1)).toEqual({ put: phone, after: 'power' });
    expect(moveRow(rows, rent, -1)).toBeUndefined();
    expect(moveRow(rows, power, 1)).toBeUndefined();
    expect(moveRow(rows, proposed, -1)).toBeUndefined();
  });

  it('changes to any place', () => {
    expect(placeRow(rows, power, 'rent', 'before')).toEqual({ put: power, after: null });
    expect(placeRow(rows, rent, 'power', 'before')).toEqual({ put: rent, after: 'phone' });
    expect(placeRow(rows, rent, 'power', 'after')).toEqual({ put: rent, after: 'power' });
  });
});

describe('undoing', () => {
  it('a change puts the row back as it was, without moving it', () => {
    expect(inverseOf([changeCells(rent, { amount: 1 })], before)).toEqual([{ put: rent }]);
  });
  it('a new row removes it', () => {
    expect(inverseOf([{ put: { ...rent, id: 'new' } }], before)).toEqual([{ remove: 'new' }]);
  });
  it('a removal puts the row back in its place', () => {
    expect(inverseOf([{ remove: 'phone' }, { refuse: 'key' }, { refuse: 'old' }], before)).toEqual([
      { unrefuse: 'key' },
      { put: phone, after: 'rent' },
    ]);
  });
  it('a move goes back', () => {
    expect(inverseOf([{ put: rent, after: 'power' }], before)).toEqual([{ put: rent, after: null }]);
  });
  it('several removals come back in their order', () => {
    expect(inverseOf(removeRows([phone, power]), before)).toEqual([
      { put: phone, after: 'rent' },
      { put: power, after: 'phone' },
    ]);
  });
});
