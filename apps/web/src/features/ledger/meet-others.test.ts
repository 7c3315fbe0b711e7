import { row } from '@elan/domain/forecast/testing/rows';
import { expect, test } from 'vitest';
import { meetOthers } from './meet-others.ts';
import { type PlacedRow, textOfRow } from './row-texts.ts';

const rent = (cells: Record<string, unknown> = {}) =>
  ({ ...row('cost', 'Rent', { amount: 190_000, ...cells }), id: 'rent', position: 1 }) as PlacedRow;

test('an edit of a row that has changed since keeps what was changed in other cells', () => {
  const { current, late } = meetOthers([{ put: rent({ amount: 1 }), over: rent() }], [rent({ name: 'Shop' })]);
  expect(current).toEqual([{ put: rent({ amount: 1, name: 'Shop' }) }]);
  expect(late).toEqual([]);
});

test('an edit of a cell that somebody else has changed since waits for a decision', () => {
  const { current, late } = meetOthers([{ put: rent({ amount: 1 }), over: rent() }], [rent({ amount: 2 })]);
  expect(current).toEqual([]);
  expect(late).toEqual([{ key: 'row:rent', text: textOfRow(rent({ amount: 1 })), base: textOfRow(rent()) }]);
});

test('an edit of a row that is as it was, or gone, is made as it is', () => {
  const put = rent({ amount: 1 });
  expect(meetOthers([{ put, over: rent() }], [rent()]).current).toEqual([{ put }]);
  expect(meetOthers([{ put, over: rent() }], []).current).toEqual([{ put }]);
  expect(meetOthers([{ remove: 'rent' }, { put }], [rent()]).current).toEqual([{ remove: 'rent' }, { put }]);
});
