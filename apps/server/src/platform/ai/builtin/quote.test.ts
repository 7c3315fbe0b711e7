import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test.each([
  ['a | b', '“a \\| b”'],
  ['[x](javascript:alert(1))', '“\\[x\\](javascript:alert(1))”'],
  ['<img src=x onerror=alert(1)>', '“\\<img src=x onerror=alert(1)\\>”'],
  ['`code` **bold** _it_ ~~no~~', '“\\`code\\` \\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~”'],
  ['# heading\n- item', '“# heading; item”'],
  ['R&D &lt;b&gt; x', '“R&D \\&lt;b\\&gt; x”'],
  ['see http://x.ca or www.x.ca or a@x.ca', '“see http:\u2060//x.ca or www\u2060.x.ca or a@\u2060x.ca”'],
])('%j stays text', (text, expected) => {
  expect(quote(text, 'en')).toBe(expected);
});

test('inner quotation marks do not collide with the outer ones', () => {
  expect(quote('he said “yes” and "no"', 'en')).toBe("“he said 'yes' and 'no'”");
  expect(quote('il a dit « oui »', 'fr')).toBe('«\u00a0il a dit “oui”\u00a0»');
});

test('lines do not run together', () => {
  const text = '- You haul it in.\n- A guy in Blackfalds,\n\n2) The dealer\r\nNobody else';
  expect(quote(text, 'en')).toBe('“You haul it in. A guy in Blackfalds, The dealer; Nobody else”');
  expect(quote('Un voisin\nPersonne', 'fr')).toBe('«\u00a0Un voisin\u00a0; Personne\u00a0»');
});

test('a closing full stop goes, the one of an abbreviation stays', () => {
  expect(quote('Good bread.', 'en')).toBe('“Good bread”');
  expect(quote('Open until 7 p.m.', 'en')).toBe('“Open until 7 p.m.”');
});

test('direction marks are removed and right-to-left words are isolated', () => {
  expect(quote('a\u202eb\u2066c', 'en')).toBe('“abc”');
  expect(quote('שלום', 'en')).toBe('“\u2068שלום\u2069”');
});

const lunches =
  'Des boîtes à lunch froides pour les bureaux pis les CPE de Gatineau. 12 $ la boîte, livrée avant midi, pis je reprends les contenants';

test.each([
  [lunches, 80, 'Des boîtes à lunch froides pour les bureaux pis les CPE de Gatineau'],
  [lunches, 105, 'Des boîtes à lunch froides pour les bureaux pis les CPE de Gatineau'],
  [
    lunches.replaceAll('. ', ' à '),
    95,
    'Des boîtes à lunch froides pour les bureaux pis les CPE de Gatineau à 12 $ la boîte',
  ],
  [lunches, 48, 'Des boîtes à lunch froides pour les bureaux…'],
  ['Une vingtaine de CPE (en ville, surtout) et des bureaux', 46, 'Une vingtaine de CPE (en ville, surtout)…'],
  ['Non. Je cuisine pour une vingtaine de CPE', 30, 'Non. Je cuisine…'],
  ['Au 12, boul. Saint-Joseph à Hull', 26, 'Au 12, boul. Saint-Joseph…'],
])(
  '%j, at most %d long, ends as a sentence or a phrase does, or at a word that says something',
  (text, maximum, said) => {
    expect(quote(text, 'fr', maximum)).toBe(`«\u00a0${said}\u00a0»`);
  },
);

test('a text without an end in it is shortened', () => {
  expect(quote('word '.repeat(1_000), 'en', 30)).toBe('“word word word word word…”');
});
