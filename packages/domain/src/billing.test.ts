import { expect, test } from 'vitest';
import { planPrice } from './billing.ts';
import { priceText } from './product.ts';

test('what is charged is the price that people see', () => {
  expect(planPrice).toEqual({ cents: 1_699, currency: 'cad', interval: 'month' });
  expect(`${(planPrice.cents / 100).toFixed(2)} ${planPrice.currency.toUpperCase()}`).toBe(priceText);
});
