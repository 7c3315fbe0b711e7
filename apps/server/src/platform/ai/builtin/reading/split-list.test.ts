import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['lines', 'a bakery\nb shop\n\n', ['a bakery', 'b shop']],
  ['numbered lines', '1. a bakery\n2) b shop\n- c', ['a bakery', 'b shop', 'c']],
  ['semicolons', 'a, with b; c', ['a, with b', 'c']],
  ['commas and a last and', 'bread, cheese and wine', ['bread', 'cheese', 'wine']],
  ['commas and a last et', 'pain, fromage et vin', ['pain', 'fromage', 'vin']],
  ['two things', 'Uber and a local taxi firm', ['Uber', 'a local taxi firm']],
  ['sentences', 'A big one. Another one', ['A big one', 'Another one']],
  ['a lead-in', 'My competitors are: A, B', ['A', 'B']],
])('splits %s', (_, text, items) => {
  expect(splitList(text)).toEqual(items);
});

test.each([
  ['a name with and', 'Marks and Spencer'],
  ['a name with et', 'Ben et Florentine'],
  ['a comma inside parentheses', 'The bakery (good, closes early)'],
  ['a clause', 'Clinics with a list, in Québec first, that have nobody to manage it'],
  ['a proposition française', "Les cliniques, d'abord au Québec, qui ont une liste"],
  ['a decimal number', 'Bread at 8,50 $'],
])('keeps %s together', (_, text) => {
  expect(splitList(text)).toEqual([text]);
});

test('names everything once, without what is not a word, and at most eight', () => {
  expect(splitList('IGA, iga, , -, Metro')).toEqual(['IGA', 'Metro']);
  expect(splitList('abcdefghijkl'.split('').join(', '))).toHaveLength(8);
  expect(splitList('🥖, 🐈')).toEqual(['🥖', '🐈']);
});

test('keeps the full stop of an abbreviation', () => {
  expect(splitList('Open until 7 p.m.\nGood.')).toEqual(['Open until 7 p.m.', 'Good']);
});
