import { describe, expect, test } from 'vitest';
import { isTicked, type SectionCheck, withSentences, wordCount } from './section-help.ts';

const check = (more: Partial<SectionCheck>): SectionCheck => {
  return { label: '', met: false, anyOf: [], amounts: [], form: null, ...more };
};

describe('a line of the checklist', () => {
  test.each<[string, Partial<SectionCheck>, string, boolean]>([
    ['by the rows', { met: true }, '', true],
    ['by a name, whatever its letters and apostrophes', { anyOf: ["L'Atelier"] }, 'Chez l’atelier, on répare.', true],
    ['not by another name', { anyOf: ['Lévis'] }, 'At Québec.', false],
    ['by an amount of the rows', { amounts: [800] }, 'A loaf is $8.', true],
    ['not by another amount', { amounts: [800] }, 'A loaf is $9.', false],
    ['by any amount', { form: 'amount' }, 'Il en coûte 1\u00a0900\u00a0$ par mois.', true],
    ['by a month', { form: 'month' }, "L'ouverture est en avril.", true],
    ['not by the verb may', { form: 'number' }, 'It may open.', false],
    ['by a table of three', { form: 'table' }, '| a |\n| --- |\n| 1 |\n| 2 |\n| 3 |', true],
    ['not by a table of two', { form: 'table' }, '| a |\n| --- |\n| 1 |\n| 2 |', false],
    ['by nothing', {}, 'Anything at all, 20 of it.', false],
  ])('is ticked %s', (_how, what, text, expected) => {
    expect(isTicked(check(what), text)).toBe(expected);
  });
});

test('sentences go on in paragraphs that somebody reads', () => {
  const list = 'Who does what:\n- Me: the shop\n- Sam: the books';
  expect(withSentences('It opens in May.', ['It is open all year.'])).toBe('It opens in May. It is open all year.');
  expect(withSentences('', ['A shop.', list, 'It pays.'])).toBe(`A shop.\n\n${list}\n\nIt pays.`);
  expect(withSentences('| a |', ['Below.'])).toBe('| a |\n\nBelow.');
  const long = `${'Words and more words. '.repeat(12)}`.trim();
  expect(withSentences('', [long, 'And then this is said.'])).toBe(`${long}\n\nAnd then this is said.`);
});

test('words are counted, and signs are none', () => {
  expect(wordCount('Deux mots, 3 – et « quatre ».')).toBe(5);
});
