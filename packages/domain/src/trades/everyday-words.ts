import { plainLetters } from '../plain-letters.ts';

/** Which everyday words stand in a text. Case, accents and a plural make no difference. */
export function wordsFoundIn(text: string): (words: readonly string[]) => string[] {
  const spoken = ` ${plainWords(text)} `;
  return (words) => words.filter((word) => spoken.includes(` ${plainWords(word)} `));
}

/** Words without accents, punctuation and the s or x of a plural. */
function plainWords(text: string): string {
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/[sx]$/u, '') : word)).join(' ');
}
