import { expect, test } from 'vitest';
import { headOf, namedIn } from './named-things.ts';

test.each([
  ['Fourgonnette qui tient la température', 'Fourgonnette usagée', true],
  ['Fourgonnette et stationnement chez la clientèle', 'Deux fourgonnettes, des bacs', true],
  ['Chambre froide ou frigos roulants', 'Cuisine à 650 $ par mois, chambre froide incluse', true],
  ['Chambre froide', "Une chambre d'amis; de l'eau froide", false],
  ['Assurance responsabilité', 'Assurance 60 $ par mois', true],
  ['Assurance responsabilité', 'Assurance auto', false],
  ['Cuisine de production avec chambre froide', 'Location de cuisine', true],
  ['Heures de cuisine inspectée', '20 heures par semaine pour livrer', false],
  ['Van that holds the temperature', 'Used van', true],
  ['Chiffons, dégraissant, petites pièces', 'Pièces 15 $', false],
  ['Liability insurance', 'Vehicle insurance', false],
])('whether %j is named in %j: %s', (name, text, isNamed) => {
  expect(namedIn([text])(name)).toBe(isNamed);
});

test('a name that begins with a little word is about what follows', () => {
  expect([...headOf("De l'aide dans les gros mois")]).toEqual(['aid']);
  expect([...headOf('A grant or a loan')]).toEqual(['grant']);
});
