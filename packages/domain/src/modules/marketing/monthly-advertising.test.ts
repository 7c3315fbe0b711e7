import { expect, test } from 'vitest';
import { row } from '../../forecast/testing/rows.ts';
import { monthlyAdvertising } from './monthly-advertising.ts';

test('adds up what the rows say of advertising alone, by the month', () => {
  const ads = row('cost', 'Publicité Facebook', { amount: 15_000, every: 'month' });
  const yearly = row('cost', 'Dépliants', { amount: 12_000, every: 'year' });
  const others = [row('cost', 'Loyer', { amount: 90_000, every: 'month' }), row('cost', 'Pub', { every: 'month' })];
  expect(monthlyAdvertising([ads, yearly, ...others])).toBe(16_000);
  expect(monthlyAdvertising([...others, { ...ads, off: true }])).toBe(0);
});
