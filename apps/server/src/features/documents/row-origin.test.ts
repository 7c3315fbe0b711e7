import { row } from '@elan/domain/forecast/testing/rows';
import { expect, test } from 'vitest';
import { originText, rowOrigin } from './row-origin.ts';
import { wordsIn } from './words-in.ts';

test('an answer is named by what it is about, for somebody who was not asked, and never in its own words', () => {
  const said = (question: string, quote: string) =>
    originText({ from: 'said', module: 'business-plan', question, quote }, 'en', wordsIn('en'));
  expect(said('legalStructure', 'sole_proprietorship')).toBe('Business plan: Legal form');
  expect(said('team', 'my sister')).toBe('Business plan: Team');
  expect(said('clarification', 'my sister')).toBe('Business plan');
  const goals = { from: 'said', module: 'finances', question: 'revenueGoals', quote: '95 a day' } as const;
  expect(originText(goals, 'fr', wordsIn('fr'))).toBe('Finances\u00a0: Objectifs de ventes');
  const loaf = row('stream', 'Loaf', { price: 800, basis: 'count' });
  const origins = { price: { ...goals, question: 'pricingStrategy' }, basis: goals } as const;
  expect(rowOrigin({ ...loaf, origins: { ...origins, name: origins.price } }, 'en', wordsIn('en'))).toBe(
    'Finances: Pricing (What is sold, Price before tax)\nFinances: Sales goals (Basis of the estimate)',
  );
});

test('what was typed into a row that was read from an answer is not said to come from the answer', () => {
  const said = { from: 'said', module: 'business-plan', question: 'resources', quote: 'Loan $8,000' } as const;
  const loan = row('funding', 'Loan', { amount: 800_000, rate: 900, state: 'promised' });
  const from = (columns: readonly string[]) =>
    rowOrigin({ ...loan, origins: Object.fromEntries(columns.map((column) => [column, said])) }, 'en', wordsIn('en'));
  expect(from(['name', 'amount'])).toBe(
    'Business plan: Resources (Money in, Amount)\nConfirmed in the table (State, Yearly interest)',
  );
  expect(from(['name', 'amount', 'state', 'rate'])).toBe('Business plan: Resources');
  expect(from([])).toBe('Entered in the table');
});
