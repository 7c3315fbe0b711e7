import { expect, test } from 'vitest';
import { forecastOf, row, setting } from './testing/rows.ts';

const opening = setting('openingMonth', '2027-01');
const savings = row('funding', 'Savings', { source: 'savings', amount: 1_500_000 });
const line = (name: string, cells: Parameters<typeof row<'funding'>>[2]) =>
  forecastOf([opening, savings, row('funding', name, { amount: 2_000_000, ...cells })]);

test.each([
  ['by its source', 'Desjardins', { source: 'credit_line' }],
  ['called a loan', 'Line of credit', { source: 'loan', state: 'asked_for' }],
  ['by its name alone', 'Marge de crédit', {}],
  ['with a rate', 'Business line of credit', { rate: 800 }],
] as const)('a line of credit is no money in: %s', (_, name, cells) => {
  const { sourcesAndUses, loans, assumptions, leftOut, cash } = line(name, cells);
  expect(sourcesAndUses.sources.map(({ key, amount }) => [key, amount])).toEqual([['savings', 1_500_000]]);
  expect([loans, cash.interest.values.some(Boolean)]).toEqual([[], false]);
  expect(assumptions.map(({ key }) => key).filter((key) => /loan|ownMoney/u.test(key))).toEqual([]);
  expect(leftOut).toMatchObject([
    { reason: 'credit_line', column: 'source', says: { en: expect.stringContaining('$20,000') } },
  ]);
});

test.each([
  ['repaid over months somebody stated', 'Line of credit', { source: 'loan', months: 48 }],
  ['that pays one back', 'Loan to pay off a line of credit', { source: 'loan' }],
] as const)('a loan %s counts', (_, name, cells) => {
  expect(line(name, cells).loans).toMatchObject([{ amount: 2_000_000 }]);
});
