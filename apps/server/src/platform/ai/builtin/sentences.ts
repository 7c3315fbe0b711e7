import { abbreviation } from '@elan/domain/ledger/read/clauses';
import { plainText } from '@elan/domain/ledger/read/plain-text';

/** In prose these have capitals, and 'no.' has its number. */
const ends = /\n+|(?<!(?<!\p{L})(?:Mme|Me|Ms|no(?=\.\s\d)))[.!?…]+(?=\s)/gu;
const longestAbbreviation = 12;

/** Where the sentences of a text end, behind their marks; a line break ends one as well. */
export function sentenceEnds(text: string): number[] {
  const isAbbreviated = (end: number) =>
    abbreviation.test(plainText(text.slice(Math.max(0, end - longestAbbreviation), end)));
  return [...text.matchAll(ends)]
    .filter(({ 0: mark, index }) => mark !== '.' || !isAbbreviated(index))
    .map(({ 0: mark, index }) => index + mark.length);
}

/** What a person wrote, sentence by sentence. */
export function sentencesOf(text: string): string[] {
  const found = sentenceEnds(text);
  return [0, ...found]
    .map((start, index) => text.slice(start, found[index]).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
