import { row } from '@elan/domain/forecast/testing/rows';
import { expect, test } from 'vitest';
import { originText, rowOrigin } from './row-origin.ts';
import { wordsIn } from './words-in.ts';

test('an answer is named by its question, and never in its own words', () => {
  const said = (question: string, quote: string) =>
    originText({ from: 'said', module: 'business-plan', question, quote }, 'en', wordsIn('en'));
  expect(said('legalStructure', 'sole_proprietorship')).toBe('Business plan: Legal form');
  expect(said('team', 'my sister')).toBe('Business plan: Your team');
  expect(said('clarification', 'my sister')).toBe('Business plan');
});

test('what was typed into a row that was read from an answer is not said to come from the answer', () => {
  const said = { from: 'said', module: 'business-plan', question: 'resources', quote: 'Loan $8,000' } as const;
  const loan = row('funding', 'Loan', { amount: 800_000, rate: 900, state: 'promised' });
  const from = (columns: readonly string[]) =>
    rowOrigin({ ...loan, origins: Object.fromEntries(columns.map((column) => [column, said])) }, 'en', wordsIn('en'));
  expect(from(['name', 'amount'])).toBe(
    'Business plan: Your resources (Money in, Amount)\nConfirmed in the table (State, Yearly interest)',
  );
  expect(from(['name', 'amount', 'state', 'rate'])).toBe('Business plan: Your resources');
  expect(from([])).toBe('Entered in the table');
});
