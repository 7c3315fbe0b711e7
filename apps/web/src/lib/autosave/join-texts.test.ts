import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

const base = 'Bread of the day. Open Tuesday to Saturday.';

test.each([
  [
    'changes that are apart are both made',
    base,
    'Sourdough bread of the day. Open Tuesday to Saturday.',
    'Bread of the day. Open Tuesday to Sunday.',
    'Sourdough bread of the day. Open Tuesday to Sunday.',
  ],
  [
    'two ends are both kept, the other one first',
    base,
    `${base} We deliver.`,
    `${base} We have two ovens.`,
    `${base} We have two ovens. We deliver.`,
  ],
  ['the same change is made once', base, `${base} We deliver.`, `${base} We deliver.`, `${base} We deliver.`],
  ['texts that have nothing alike follow each other', '', 'Mine.', 'Theirs.', 'Theirs.\n\nMine.'],
  ['what the other one emptied is mine again', base, `${base} We deliver.`, '', `${base} We deliver.`],
  [
    'a text that was not known is not taken for removed',
    'Open on Mondays. Two ovens.',
    'Open on Mondays.',
    'Open on Mondays. Two ovens.',
    'Open on Mondays. Two ovens.',
  ],
  ['lines of a list stay lines', '- a', '- a\n- b', '- a\n- c', '- a\n- c\n- b'],
  [
    'two insertions at one place are both kept, one after the other',
    'We sell bread daily.',
    'We sell cakes daily.',
    'We sell pies daily.',
    'We sell pies cakes daily.',
  ],
  ['a word is never cut', 'A bakery', 'A baker', 'A bakeshop', 'A bakeshop baker'],
])('%s', (_, from, mine, theirs, joined) => {
  expect(joinTexts(from, mine, theirs)).toBe(joined);
});
