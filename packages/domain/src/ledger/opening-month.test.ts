import { expect, test } from 'vitest';
import { openingMonthIn } from './opening-month.ts';

const said = (text: string) => {
  const found = openingMonthIn(text, '2026-11');
  return found === undefined ? null : [text.slice(found.start, found.end), found.month];
};

test.each([
  ['Mai : ouverture', 'Mai : ouverture', '2027-05'],
  ['March 2027: opening', 'March 2027: opening', '2027-03'],
  ['Ouverture\u00a0: mai 2027', 'Ouverture\u00a0: mai 2027', '2027-05'],
  ['Janvier : bail. Mars : travaux. Mai 2027 : ouverture. Juin : bilan.', 'Mai 2027 : ouverture', '2027-05'],
  ['Jan - lease\nMar - build out\nMay - grand opening', 'May - grand opening', '2027-05'],
  ['2028-05: opening', '2028-05: opening', '2028-05'],
  ['Ouverture prévue le 1er décembre', 'Ouverture prévue le 1er décembre', '2026-12'],
  ['We are opening the café in November', 'opening the café in November', '2027-11'],
  ['I start April 1 2027', 'start April 1 2027', '2027-04'],
  ['April 2027 opening', 'April 2027 opening', '2027-04'],
  ['avril 2027 ouverture du kiosque', 'avril 2027 ouverture', '2027-04'],
  ['September 2027: open, October: first review', 'September 2027: open', '2027-09'],
])('%s', (text, quote, month) => expect(said(text)).toEqual([quote, month]));

test.each([
  'We are not opening in May 2027',
  "Ouvert d'avril à septembre, 7 jours sur 7",
  "On n'ouvre pas en mai",
  "Heures d'ouverture : mars à octobre",
  'Open May to October',
  'In May 2027 opening stock comes in',
  'Opening stock in March: $400',
  'Mars : avant ouverture',
  'Location de cabanes, de la mi-janvier au début mars',
  'We open soon; it may rain',
  'Opening in May 2027. Or opening in September 2027.',
  '13/2027 : ouverture',
  `${'opening the door of '.repeat(250)}`,
])('says no opening: %s', (text) => expect(said(text)).toBeNull());
