import { expect, test } from 'vitest';
import { dollarsText, moneyText } from './money-text.ts';

test.each([
  [190_000, '$1,900', '1\u00a0900\u00a0$'],
  [205, '$2.05', '2,05\u00a0$'],
  [-1_637_245, '−$16,372.45', '−16\u00a0372,45\u00a0$'],
  [0, '$0', '0\u00a0$'],
  [10, '$0.10', '0,10\u00a0$'],
])('%i cents', (cents, en, fr) => {
  expect(moneyText(cents)).toEqual({ en, fr });
});

test.each([
  [21_250, '$213'],
  [-21_250, '−$213'],
  [-21_249, '−$212'],
  [-49, '$0'],
])('%i cents in whole dollars', (cents, en) => {
  expect(dollarsText(cents).en).toBe(en);
});
