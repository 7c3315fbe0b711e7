import { expect, test } from 'vitest';
import { describeConflict } from './describe-conflict.ts';
import { emptyCells, type Row } from './row.ts';

const base = { status: 'proposed', off: false, note: null, proof: null, proposal: null } as const;
const loaf = (id: string, price: number, module: 'finances' | 'idea' | null): Row => ({
  ...base,
  id,
  kind: 'stream',
  cells: { ...emptyCells('stream', 'Loaf'), price },
  origins: module === null ? {} : { price: { from: 'said', module, question: 'pricingStrategy', quote: '$8' } },
});

test('says what differs, and where each value comes from', () => {
  const rows = [loaf('a', 800, 'finances'), loaf('b', 925, 'idea'), loaf('c', 900, null)];
  const { en, fr } = describeConflict({ id: 'x', column: 'price', rows });
  expect(en).toBe('Loaf, price before tax: $8 (Finances) or $9.25 (My idea) or $9 (in the table)?');
  expect(fr).toBe(
    'Loaf, prix avant taxes\u00a0: 8\u00a0$ (Finances) ou 9,25\u00a0$ (Mon idée) ou 9\u00a0$ (dans le tableau)\u00a0?',
  );
});

test('quotes what was left open', () => {
  const rows = [loaf('a', 800, 'finances'), loaf('b', 925, 'idea')];
  const { en, fr } = describeConflict({ id: 'x', column: 'price', rows, open: rows.slice(1) });
  expect(en).toBe('Loaf, price before tax: $8 (Finances) or $9.25 (My idea: “$8”, not read as a figure)?');
  expect(fr).toContain('ou 9,25\u00a0$ (Mon idée\u00a0: «\u00a0$8\u00a0», pas lu comme un chiffre)\u00a0?');
});

test('names a setting', () => {
  const setting = (id: string, value: 'QC' | 'ON'): Row => ({
    ...base,
    id,
    kind: 'setting',
    cells: { name: 'province', value },
    origins: {},
  });
  const { en } = describeConflict({ id: 'x', column: 'value', rows: [setting('a', 'QC'), setting('b', 'ON')] });
  expect(en).toBe('Province or territory: Quebec (in the table) or Ontario (in the table)?');
});

test('names a total that the rows do not come to', () => {
  const total = {
    module: 'finances',
    question: 'cashFlow',
    quote: 'about $30,000',
    of: 'purchases',
    from: 0,
    to: null,
    every: null,
    month: null,
  } as const;
  expect(describeConflict({ id: 'x', column: 'amount', rows: [], total }).en).toBe(
    '“about $30,000” (Finances), or what the purchases add up to?',
  );
});
