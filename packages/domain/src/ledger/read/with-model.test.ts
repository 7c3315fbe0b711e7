import { expect, it } from 'vitest';
import { mergeLedger } from '../merge.ts';
import { emptyCells, type Row } from '../row.ts';
import { readAnswer } from './read-answer.ts';
import { combineWithModel } from './with-model.ts';

const place = { module: 'finances', question: 'fixedCosts' } as const;
const text = 'Rent: $900 a month. Insurance: $50 a month.';
const builtIn = [readAnswer({ ...place, text, today: '2026-03' })];
const byModel = (quote: string): Row => ({
  id: 'k',
  kind: 'cost',
  cells: { ...emptyCells('cost', 'Shop rent'), amount: 90_000, every: 'month' },
  origins: { amount: { from: 'said', ...place, quote } },
  status: 'proposed',
  off: false,
  note: null,
  proof: null,
  proposal: 'k',
});
const ledgerOf = (rows: readonly Row[] | null) =>
  mergeLedger({
    kept: [],
    refused: [],
    readings: combineWithModel(builtIn, rows === null ? [] : [{ ...place, rows }]),
  });

it('is the built-in reading where no model read', () => {
  expect(ledgerOf(null).rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Insurance']);
});

it('takes the rows of the model, and leaves unread what only the built-in reader saw', () => {
  const { rows, unread } = ledgerOf([byModel('Rent: $900')]);
  expect(rows.map(({ cells }) => cells.name)).toEqual(['Shop rent']);
  expect(unread.map(({ quote }) => quote)).toEqual([expect.stringContaining('$50')]);
});
