import { expect, test } from 'vitest';
import { languageSchema } from './language-schema.ts';
import { currency, defaultLanguage, formatAmount, intlLocale, languages, toLanguage } from './locale.ts';

test('the languages are English, the default, and French', () => {
  expect(languages).toEqual(['en', 'fr']);
  expect(defaultLanguage).toBe('en');
  expect(languageSchema.safeParse('de').success).toBe(false);
});

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['de', 'en'],
  ['FR', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the stored language %j is read as %s', (stored, language) => {
  expect(toLanguage(stored)).toBe(language);
});

test('dates and numbers are Canadian', () => {
  expect(intlLocale('fr')).toBe('fr-CA');
  expect(intlLocale('en')).toBe('en-CA');
});

test('the currency is the Canadian dollar', () => {
  expect(currency).toEqual({ code: 'CAD', symbol: '$', name: { en: 'Canadian dollar', fr: 'dollar canadien' } });
});

test.each([
  [12_345.6, '12\u00a0346\u00a0$'],
  [0, '0\u00a0$'],
  [999, '999\u00a0$'],
  [1_000_000, '1\u00a0000\u00a0000\u00a0$'],
])('%d dollars are written %s', (dollars, text) => {
  expect(formatAmount(dollars)).toBe(text);
});
