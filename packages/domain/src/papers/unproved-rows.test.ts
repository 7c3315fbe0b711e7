import { expect, test } from 'vitest';
import { knownPlan, row, setting } from '../forecast/testing/rows.ts';
import type { Row } from '../ledger/row.ts';
import { unprovedRows, withoutRowText } from './unproved-rows.ts';

const rows: Row[] = [
  row('stream', 'Bread', { price: 800, quantity: 500, per: 'month' }),
  row('purchase', 'Oven', { amount: 900_000 }),
  row('purchase', 'Table', { amount: 100_000 }),
  row('person', 'Me', { role: 'owner', salary: 100_000, every: 'month' }),
  row('household', 'Rent at home', { amount: 100_000, direction: 'need' }),
  setting('openingMonth', '2027-01'),
];

test('the rows that nothing supports come by what the lowest cash would be without them', () => {
  const found = unprovedRows(knownPlan(rows));
  expect(found.map(({ row: { cells } }) => cells.name)).toEqual(['Bread', 'Oven', 'Table']);
  expect(found.map(({ without }) => Math.sign(without?.difference ?? 0))).toEqual([-1, 1, 1]);
  expect(found.at(-1)?.without?.difference).toBeGreaterThanOrEqual(100_000);
  const uncompared = unprovedRows(knownPlan(rows), false);
  expect(uncompared.map(({ without }) => without)).toEqual([null, null, null]);
});

test('what a row is worth is told as the lowest cash without it', () => {
  const plan = knownPlan(rows);
  const [bread] = unprovedRows(plan);
  expect(bread?.without?.lowestCash).toBe(plan.forecast.lowestCash.amount + (bread?.without?.difference ?? 0));
  expect(withoutRowText(-20_181_900)).toEqual({
    en: 'Without this figure, your lowest cash would be −$201,819.',
    fr: 'Sans ce chiffre, votre encaisse la plus basse serait de −201\u00a0819\u00a0$.',
  });
});

test('a proof or a source takes a row off the list, and so does switching it off', () => {
  const proved = rows.map((each): Row => {
    if (each.id === 'Oven') return { ...each, proof: { kind: 'quote', detail: 'Dated May 2' } };
    if (each.id !== 'Bread') return { ...each, off: each.id === 'Table' };
    const price = { from: 'sourced', title: 'Survey', url: 'https://example.test', date: '2026-11-01' } as const;
    return { ...each, origins: { price } };
  });
  expect(unprovedRows(knownPlan(proved))).toEqual([]);
});

test('a very long table is compared by its largest rows', () => {
  const costs = Array.from({ length: 90 }, (_, index) =>
    row('cost', `Cost ${index}`, { amount: 1_000 * (index + 1), every: 'month' }),
  );
  const found = unprovedRows(knownPlan(costs));
  expect(found).toHaveLength(60);
  expect([found[0], found.at(-1)].map((each) => each?.row.cells.name)).toEqual(['Cost 89', 'Cost 30']);
});
