import { expect, it } from 'vitest';
import type { Ledger, Reading, ReadingInput } from '../ledger/reading.ts';
import type { Row } from '../ledger/row.ts';
import { computeForecast } from './compute-forecast.ts';
import { row } from './testing/rows.ts';

it('counts what was read and what was kept, and says how much of it nobody has looked at', () => {
  const input: ReadingInput = { answers: {}, today: '2026-11' };
  const read: Row = {
    ...row('cost', 'Rent', { amount: 190_000, every: 'month' }),
    status: 'proposed',
    proposal: 'rent',
  };
  const reading: Reading = { rows: [read], unread: [] };
  const kept = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month' });
  const ledger: Ledger = { rows: [kept, ...reading.rows], conflicts: [], differences: [], unread: reading.unread };
  const { rows, income, opening } = computeForecast(ledger.rows, { today: input.today });
  expect(rows).toEqual({ counted: 2, proposed: 1 });
  // 500 × 8.00 − 1,900
  expect(income.result.values[1]).toBe(210_000);
  expect(opening).toBe('2026-12');
});
