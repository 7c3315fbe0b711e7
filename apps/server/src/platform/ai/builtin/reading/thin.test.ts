import { expect, test } from 'vitest';
import { saysNobody, substanceOf } from './thin.ts';

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

test('recognises a claim that nobody competes', () => {
  for (const text of [
    'None',
    'no competition',
    'nobody',
    'Aucun',
    'aucun concurrent.',
    "il n'y a pas de concurrence",
  ]) {
    expect(saysNobody(text)).toBe(true);
  }
  for (const text of ['No Frills', 'None of the three bakeries is open late', 'Personne Inc. et Metro']) {
    expect(saysNobody(text)).toBe(false);
  }
});
