import { expect, test } from 'vitest';
import { dueInWords } from './due-in-words.ts';

test.each([
  ['Sign the lease by March.', '2027-03-31'],
  ['Order the oven by March 15', '2027-03-15'],
  ['Order the oven by the 15th of March 2028', '2028-03-15'],
  ['Decide before January', '2026-12-31'],
  ['Pay before the end of December', '2026-12-31'],
  ["Signer le bail d'ici mars", '2027-03-31'],
  ['Commander avant le 1er mai 2027', '2027-05-01'],
  ["Ouvrir d’ici la fin d'avril", '2027-04-30'],
  ['Choisir avant février', '2027-01-31'],
  ['Call the bank', null],
  ['Drive by the harbour, buy by 300, before noon', null],
  ['Pay by March 45', null],
  ['In March, sales double', null],
])('%s', (text, due) => {
  expect(dueInWords(text, '2026-11-26')).toBe(due);
});
