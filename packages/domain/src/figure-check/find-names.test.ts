import { expect, it } from 'vitest';
import { officialNames } from '../canada/official-names.ts';
import { findNames } from './find-names.ts';
import { knownNames } from './known-names.ts';
import { listedNames } from './listed-names.ts';

const known = knownNames([
  'Boulangerie Fonds de Cale, avec le programme Essor de la MRC',
  'I got the Harvest Moon Grant last year. My shop is called Act Two Program Notes.',
  'Maison Loi & Filles',
]);
const toCheck = (text: string) =>
  findNames(text)
    .filter(({ name, start, end }) => !known.isKnown(name, text.slice(Math.max(0, start - 120), end + 120)))
    .map(({ name }) => name);

it.each([
  ['Apply to the Northern Bakery Growth Fund before May.', ['Northern Bakery Growth Fund']],
  ['The Ontario Sourdough Grant pays half of an oven.', ['Ontario Sourdough Grant']],
  ['Under the Artisan Bread Protection Act, labels name the mill.', ['Artisan Bread Protection Act']],
  ['Ask the Ministry of Baked Goods for a permit.', ['Ministry of Baked Goods']],
  ['See the Act respecting artisan bakeries of the north.', ['Act respecting artisan bakeries of the north']],
  ['- Canada Artisan Tax Credit: 15% of wages.', ['Canada Artisan Tax Credit']],
  ['You must follow Bill 412 and Law 77.', ['Bill 412', 'Law 77']],
  ['Demandez le Programme de relance des boulangeries du Québec.', ['Programme de relance des boulangeries du Québec']],
  ['Le Fonds Croissance Pain offre 5 000 $.', ['Fonds Croissance Pain']],
  ["La Loi sur l'étiquetage du pain artisanal exige une liste.", ["Loi sur l'étiquetage du pain artisanal"]],
  ['Vous relevez aussi de la Loi 412.', ['Loi 412']],
  ['La Subvention québécoise aux artisans couvre le four.', ['Subvention québécoise aux artisans']],
])('%s', (text, names) => expect(toCheck(text)).toEqual(names));

const harmless = [
  'Ask about the program, a grant or an act of kindness.',
  '## Loyalty Program\n\nA Loyalty Program brings people back. Your Customer Referral Program costs little.',
  '**Emergency Fund**: three months of rent.',
  '| Grant | Amount |\n| --- | --- |\n| Local Grant | to be checked |',
  'Act now. Program your week. Fund the oven first. Grant access to two people.',
  '- Programme de fidélité : une carte de dix cases.\n- Fonds de roulement : trois mois.',
  'Fonds de roulement insuffisant. Subvention à vérifier. Loi du marché : le plus cher perd.',
  "Prévoyez un fonds d'urgence et un programme de fidélité, et une subvention si elle vient.",
  '## Programme de lancement\n\nOffice partagé et bourse de stage.',
  'The Harvest Moon Grant and the programme Essor, le Programme Essor de la MRC.',
  'Chez Fonds de Cale, vous vendez du pain. Maison Loi & Filles aussi.',
  'Ask the CNESST, Revenu Québec, Futurpreneur and your bank. Appelez la SADC.',
  'In a Program of this size, Bill pays. Bill 5 times a month.',
];
it.each(harmless)('marks nothing in: %s', (text) => expect(toCheck(text)).toEqual([]));

it('knows every name of the dated list, in a sentence of either language', () => {
  const names = officialNames.flatMap((each) => [...each.names]);
  const marked = names.flatMap((name) => [
    ...toCheck(`Ask about the ${name} before you open, and note what they say.`),
    ...toCheck(`Informez-vous auprès de : ${name}, avant d'ouvrir.`),
  ]);
  expect(marked).toEqual([]);
});

it('finds the names of the list with the site of who is responsible, each once', () => {
  const text = 'Ask the CNESST, then Revenu Québec; the CNESST again. La Loi sur l’assurance-emploi. CNESSTX, STATION.';
  expect(listedNames(text)).toEqual([
    { name: 'CNESST', url: 'https://www.cnesst.gouv.qc.ca' },
    { name: 'Revenu Québec', url: 'https://www.revenuquebec.ca' },
    { name: 'Loi sur l’assurance-emploi', url: 'https://laws-lois.justice.gc.ca' },
  ]);
});

it('stays quick whatever it reads', () => {
  for (const piece of ['A-', 'Aa ', 'Loi sur ', "l'", 'Programme de pain ', 'Act respecting a ', 'x', 'of the ', '|']) {
    for (const { name } of findNames(piece.repeat(Math.ceil(60_000 / piece.length)))) known.isKnown(name, name);
  }
});
