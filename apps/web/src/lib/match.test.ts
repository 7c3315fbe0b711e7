import { expect, test } from 'vitest';
import { foundAsTyped, matchScore } from './match.ts';

test('finds a word whatever its accents, ligatures and capitals', () => {
  for (const [query, text] of [
    ['idee', 'Mon idée'],
    ['IDÉE', 'Mon idée'],
    ['oeuvre', "Main-d'œuvre"],
    ['plan d affaires', "Plan d'affaires"],
    ['مخبز', 'Boulangerie 🥐 مخبز'],
  ] as const) {
    expect(matchScore(query, text), query).toBeGreaterThanOrEqual(foundAsTyped);
  }
});

test('wants a place for every word of the query, in any order', () => {
  expect(matchScore('analyse situation', 'Analyse de la situation')).toBe(4);
  expect(matchScore('situation analyse', 'Analyse de la situation')).toBe(4);
  expect(matchScore('analyse marketing', 'Analyse de la situation')).toBe(0);
});

test('puts the beginning of a word before its middle, and both before a guess', () => {
  const beginning = matchScore('mat', 'Maturity score');
  const middle = matchScore('mat', 'Automatic');
  const missing = matchScore('mturity', 'Maturity score');
  const wrong = matchScore('matrutiy', 'Maturity score');
  const doubled = matchScore('finnances', 'Finances');
  expect([beginning, middle, missing, doubled]).toEqual([4, 3, 2, 1]);
  expect(wrong).toBe(0);
});

test('does not take a short or a distant word for a mistyped one', () => {
  expect(matchScore('zz', 'Pizza')).toBe(3);
  expect(matchScore('ba', 'Blanc')).toBe(0);
  expect(matchScore('plan', 'Personas')).toBe(0);
  expect(matchScore('', 'Anything')).toBe(0);
});
