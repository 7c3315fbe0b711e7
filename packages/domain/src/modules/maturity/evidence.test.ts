import { describe, expect, test } from 'vitest';
import { containsFigure, findEvidence, inTheirWords, isMeaningfulAnswer } from './evidence.ts';

describe('evidence is something that happened, or a paper of somebody else', () => {
  test.each([
    'Last summer I sold 40 loaves a week',
    'Two restaurants nearby that asked me for bread',
    'A spreadsheet that my old clinic still uses',
    'We lost about 6 appointments a week',
    'Three neighbours have paid in advance',
    'The 25 regulars who left me their number',
    'Flour: $1.10 a loaf, quote from the mill in Mauricie',
    'Rent $1,900, invoice dated in May',
    'Statistics Canada counts 4,000 households here',
    "L'été dernier, j'ai vendu 40 miches par semaine",
    "Deux restaurants voisins qui m'ont demandé du pain",
    'Un chiffrier que mon ancienne clinique utilise encore',
    'On perdait environ 6 rendez-vous par semaine',
    'Nous avons déjà testé trois recettes',
    "Les habitués qui m'ont laissé leur numéro",
    'Farine : soumission du moulin, 1,10 $ la miche',
    'Loyer selon la lettre reçue du propriétaire',
    'Le recensement compte 4 000 ménages',
  ])('%s', (text) => {
    expect(findEvidence([text])).toEqual([text]);
  });
});

describe('a plan, a wish and a refusal are no evidence', () => {
  test.each([
    'Bread sold at $8 a loaf',
    'Month 2: lease signed for the shop',
    'I want to have sold 100 loaves by then',
    'Once I have sold 100 loaves, I hire my sister',
    'Nobody has asked for it',
    'It has not been tried, and we have never sold anything',
    'Nothing we have tested',
    'A quote from a lawyer, to be asked for',
    'People who bake at home',
    'Du pain vendu à 8 $ la miche',
    'Mois 2 : bail signé pour le local',
    "Je n'ai vendu aucune miche",
    "Je n'ai pas encore testé la recette",
    "Personne n'a demandé cela",
    "Quand j'aurai vendu 100 miches",
    "Si nous avons vendu 100 miches, j'embauche ma sœur",
    "Une soumission d'une avocate, à demander",
    'Les gens qui font leur pain à la maison',
    '',
  ])('%s', (text) => {
    expect(findEvidence([text])).toEqual([]);
  });

  test('even beside one that is: each sentence counts once', () => {
    const sold = 'I sold 40 loaves';
    expect(findEvidence([`${sold}. I will sell 100`, sold, 'We have tried it.\nThe oven is new'])).toEqual([
      `${sold}.`,
      sold,
      'We have tried it.',
    ]);
  });

  test('of a long sentence, the part that tells it is kept', () => {
    const long = `Families who live ${'very '.repeat(30)}near, and two restaurants that asked me for bread`;
    expect(findEvidence([long])).toEqual(['two restaurants that asked me for bread']);
  });
});

test.each([
  ['$8 a loaf', true],
  ['15 minutes on foot', true],
  ['set up in one hour', true],
  ['deux restaurants', true],
  ['la moitié des clients', true],
  ['20 %', true],
  ['1. Ask the mill\n2. Ask the bank', false],
  ['in 2025', false],
  ['en solo, avec un four', false],
  ['', false],
])('%j holds a figure: %s', (text, holds) => {
  expect(containsFigure(text)).toBe(holds);
});

test.each([
  ['', false],
  ['???', false],
  ["I don't know", false],
  ['Je ne sais pas.', false],
  ['à déterminer', false],
  ['TBD', false],
  ['An app', true],
  ['Gaspé', true],
])('%j says something: %s', (text, says) => {
  expect(isMeaningfulAnswer(text)).toBe(says);
});

test('words are quoted in the marks of each language, without control characters, and cut', () => {
  expect(inTheirWords('The “best”\u202e «bread».')).toEqual({
    en: "“The 'best' 'bread'”",
    fr: '«\u00a0The “best” “bread”\u00a0»',
  });
  expect(inTheirWords('word '.repeat(100), 20).en).toBe('“word word word…”');
});

// Anything worse than linear here would take longer than a test may.
test.each([
  ['I have ', 7_000, []],
  ["n'ai pas ", 5_500, []],
  ['1) ', 16_000, []],
  ['quote from ', 4_500, [49_499]],
  ['\u0301', 50_000, []],
])('fifty thousand characters of %j are read to their end', (piece, times, lengths) => {
  const text = piece.repeat(times);
  expect(findEvidence([text]).map((sentence) => sentence.length)).toEqual(lengths);
  expect(containsFigure(text)).toBe(piece === '1) ');
  expect(inTheirWords(text).en.length).toBeLessThan(200);
});
