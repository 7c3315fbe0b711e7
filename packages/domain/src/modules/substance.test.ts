import { expect, test } from 'vitest';
import { substanceOf } from './substance.ts';

test.each([
  [undefined, 'missing'],
  ['  ', 'missing'],
  ["I don't know", 'unsure'],
  ['je ne sais pas.', 'unsure'],
  ['à déterminer', 'unsure'],
  ['???', 'unsure'],
  ['xxx', 'unsure'],
  ['Everyone', 'everybody'],
  ['tout le monde !', 'everybody'],
  ["n'importe qui", 'everybody'],
  ['an app', 'thin'],
  ['une application', 'thin'],
  ['Families of the Sainte-Cécile district', 'enough'],
  ["Tout le monde qui habite à l'est de la rue Laviolette", 'enough'],
])('%j is %s', (text, substance) => {
  expect(substanceOf(text)).toBe(substance);
});
