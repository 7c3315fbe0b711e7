import { expect, test } from 'vitest';
import { sentenceWith } from './sentence-with.ts';

test.each([
  ['Shampoo from a wholesaler in Langley', ''],
  ['Two clippers. Blades sharpened by the wholesaler', 'Blades sharpened by the wholesaler'],
  ['Blades sharpened by mail', ''],
  ['A supplier. Shampoo from a wholesaler, blades by mail', 'Shampoo from a wholesaler, blades by mail'],
])('of %j, the sentence that speaks of a supplier of blades is %j', (text, said) => {
  const point = { words: ['supplier', 'wholesaler'], subject: ['blades'], shown: new Set<string>() };
  expect(sentenceWith([text], point)).toBe(said);
});

test('a word of any business is no sign of a subject', () => {
  const point = { words: ['noces', 'entreprise'], subject: ['jamais'], shown: new Set<string>() };
  expect(sentenceWith(["J'ai jamais eu d'entreprise"], point)).toBe('');
  expect(sentenceWith(["J'ai jamais fait de noces"], point)).toBe("J'ai jamais fait de noces");
});
