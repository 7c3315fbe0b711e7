import { expect, test } from 'vitest';
import { originText } from './row-origin.ts';
import { wordsIn } from './words-in.ts';

test('an option is named as the person saw it, and a text as they wrote it', () => {
  const said = (question: string, quote: string) =>
    originText({ from: 'said', module: 'business-plan', question, quote }, 'en', wordsIn('en'));
  expect(said('legalStructure', 'sole_proprietorship')).toBe('Business plan: “Sole proprietorship”');
  expect(said('team', 'my sister')).toBe('Business plan: “my sister”');
  expect(said('team', '')).toBe('Business plan');
});
