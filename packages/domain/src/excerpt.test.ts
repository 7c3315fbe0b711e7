import { expect, test } from 'vitest';
import { excerpt, quoted } from './excerpt.ts';

test('a short text stays as it is, on one line', () => {
  expect(excerpt('  bread\n and  butter ', 40)).toBe('bread and butter');
});

test('a no-break space stays where it was typed', () => {
  expect(excerpt('8\u00a0$  a\nloaf', 40)).toBe('8\u00a0$ a loaf');
});

test('a long text is cut at a word and marked', () => {
  expect(excerpt('sourdough bread, and butter', 18)).toBe('sourdough bread…');
});

test.each([13, 15, 17])('an amount is never cut within, at %d', (maximum) => {
  expect(excerpt('Four combi 9 000 $ usagé', maximum)).toBe('Four combi…');
});

test('a text without spaces is cut within the limit', () => {
  expect(excerpt('a'.repeat(5_000), 10)).toBe(`${'a'.repeat(9)}…`);
});

test('emoji made of several characters are never cut in two', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(excerpt(family.repeat(9), 8)).toBe(`${family.repeat(2)}…`);
  expect(excerpt('🥖'.repeat(9), 8)).toBe(`${'🥖'.repeat(7)}…`);
});

test('a character loaded with marks is bounded too', () => {
  expect(excerpt(`a${'\u0301'.repeat(5_000)}`, 10).length).toBeLessThan(50);
});

test('a lone surrogate is replaced', () => {
  expect(excerpt('a\ud800b', 10).isWellFormed()).toBe(true);
});

test('each language has its quotation marks', () => {
  expect(quoted('pain', 'fr')).toBe('«\u00a0pain\u00a0»');
  expect(quoted('bread', 'en')).toBe('“bread”');
});

test.each([
  ['fr', 'Ce que vous avez\u00a0: «\u00a0Four\u00a0».', '«\u00a0Ce que vous avez\u00a0: “Four”.\u00a0»'],
  ['en', 'You have: “oven”.', '“You have: ‘oven’.”'],
] as const)('a quotation in a quotation has the other marks: %s', (language, text, expected) =>
  expect(quoted(text, language)).toBe(expected),
);
