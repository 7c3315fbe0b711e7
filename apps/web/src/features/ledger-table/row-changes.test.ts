import type { Row } from '@elan/domain/ledger/row';
import { expect, test } from 'vitest';
import { newRow } from './ledger-edit.ts';
import { rowChanges } from './row-changes.ts';

const row = (change: Partial<Row> = {}, cells: Record<string, unknown> = {}, position = 1) =>
  ({ ...newRow('cost', 'Rent', { amount: 190_000, every: 'month', ...cells }), ...change, position }) as Row & {
    position: number;
  };

test('names what changed in the words of the table', () => {
  expect(rowChanges(row(), row({}, { amount: 206_000 }), 'en')).toEqual(['Amount before tax: $1,900 → $2,060']);
  expect(rowChanges(row(), row({}, { name: 'Loyer', amount: null }), 'fr')).toEqual([
    'Coût\u00a0: Rent → Loyer',
    'Montant avant taxes\u00a0: 1\u00a0900\u00a0$ → vide',
  ]);
});

test('names a note, a proof and whether the line counts, and a move only when nothing else changed', () => {
  const after = row({ off: true, note: 'Asked', proof: { kind: 'lease', detail: 'Signed' } });
  expect(rowChanges(row(), after, 'en')).toEqual([
    'Not counted',
    'Note: empty → Asked',
    'Proof: empty → Lease, Signed',
  ]);
  expect(rowChanges(after, row(), 'en')[0]).toBe('Counted');
  expect(rowChanges(row(), row({}, {}, 2), 'en')).toEqual(['Moved']);
  expect(rowChanges(row(), row({}, { amount: 1 }, 2), 'en')).toHaveLength(1);
  expect(rowChanges(row(), row(), 'fr')).toEqual([]);
});
