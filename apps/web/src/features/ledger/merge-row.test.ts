import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { expect, test } from 'vitest';
import { mergeRow } from './merge-row.ts';
import type { PlacedRow } from './row-texts.ts';

const said = { from: 'said', module: 'finances', question: 'fixedCosts', quote: 'Rent: $1,900' } as const;

const rent = (cells: Record<string, unknown> = {}, change: Partial<Row> = {}) =>
  ({
    ...row('cost', 'Rent', { amount: 190_000, every: 'month', ...cells }),
    ...{ id: 'rent', origins: { amount: said }, position: 1 },
    ...change,
  }) as PlacedRow;

test('changes of different cells are both kept, each with where its value comes from', () => {
  const mine = rent({ amount: 206_000 }, { origins: {}, note: 'Asked' });
  const theirs = rent({ name: 'Rent, ground floor' }, { off: true });
  for (const preferred of ['mine', 'theirs'] as const) {
    const { row, disputed } = mergeRow({ base: rent(), mine, theirs }, preferred);
    expect(disputed).toEqual([]);
    expect(row).toEqual(
      rent({ amount: 206_000, name: 'Rent, ground floor' }, { origins: {}, note: 'Asked', off: true }),
    );
  }
  const named = mergeRow({ base: rent(), mine: rent({ name: 'Shop' }), theirs: rent() }, 'theirs');
  expect(named.row.origins).toEqual({ amount: said });
});

test('the same cell changed by both is disputed, and only there it matters whose is preferred', () => {
  const contents = {
    base: rent(),
    mine: rent({ amount: 206_000, from: 3 }, { origins: {} }),
    theirs: rent({ amount: 210_000, name: 'Shop' }, { origins: {}, note: 'Signed' }),
  };
  const kept = mergeRow(contents, 'mine');
  expect(kept.disputed).toEqual(['amount']);
  expect(kept.row).toEqual(rent({ amount: 206_000, name: 'Shop', from: 3 }, { origins: {}, note: 'Signed' }));
  expect(mergeRow(contents, 'theirs').row.cells).toMatchObject({ amount: 210_000, name: 'Shop', from: 3 });
});

test('the same change twice is no dispute, nor are two moves', () => {
  const both = rent({ amount: 206_000 }, { origins: {} });
  expect(mergeRow({ base: rent(), mine: both, theirs: both }, 'mine').disputed).toEqual([]);
  const moved = { mine: rent({}, { position: 2 } as Partial<Row>), theirs: rent({}, { position: 3 } as Partial<Row>) };
  expect(mergeRow({ base: rent(), ...moved }, 'theirs')).toEqual({ row: moved.theirs, disputed: [] });
});
