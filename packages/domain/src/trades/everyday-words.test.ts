import { expect, test } from 'vitest';
import { wordsFoundIn } from './everyday-words.ts';

test.each([
  ['Livré au centre-ville', ['ville'], []],
  ['Livré au centre-ville', ['centre-ville', 'centre ville'], ['centre ville']],
  ['Livré en ville', ['villes'], ['ville']],
  ['Ce pain-là', ['pain'], ['pain']],
  ['Dog-grooming van', ['dog grooming', 'dog'], ['dog grooming']],
])('of %j, the words %j are there as %j', (text, words, found) => {
  expect(wordsFoundIn(text)(words)).toEqual(found);
});
