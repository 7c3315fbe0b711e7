import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Cuisine au 12, boul. Saint-Joseph à Hull, 650 $ par mois. Elle est libre.', 2],
  ['Le no. 12, av. du Pont, rte 148 et ch. Vanier; tél. 819 555-0100. Voilà!', 2],
  ['I said no. Then I left at 2 p.m. with Mrs. Roy.', 2],
  ['Une ligne\nUne autre ? Oui.', 3],
])('%j has %d sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test('an amount is read with the whole of its sentence, where that names a street', () => {
  const fixedCosts = 'Cuisine au 12, boul. Saint-Joseph à Hull, 650 $ par mois';
  const { unread } = readAnswers({ answers: { finances: { fixedCosts } }, today: '2026-11' });
  expect(unread.map(({ quote }) => quote)).toEqual([fixedCosts]);
});
