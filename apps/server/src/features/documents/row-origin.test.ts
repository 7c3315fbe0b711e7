import { expect, test } from 'vitest';
import { originText } from './row-origin.ts';
import { wordsIn } from './words-in.ts';

test('an answer is named by its question, and never in its own words', () => {
  const said = (question: string, quote: string) =>
    originText({ from: 'said', module: 'business-plan', question, quote }, 'en', wordsIn('en'));
  expect(said('legalStructure', 'sole_proprietorship')).toBe('Business plan: Legal form');
  expect(said('team', 'my sister')).toBe('Business plan: Your team');
  expect(said('clarification', 'my sister')).toBe('Business plan');
});
