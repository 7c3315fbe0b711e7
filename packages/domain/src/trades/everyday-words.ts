import { plainLetters } from '../plain-letters.ts';

/**
 * Which everyday words stand in a text. Case, accents, the plural and the ending of a long word make no difference:
 * 'hairdresser' is found by 'hairdressing'.
 * @returns for some words, those that are there, each as it was typed
 */
export function wordsFoundIn(text: string): (words: readonly string[]) => string[] {
  const typed = wordsOf(text);
  const plain = typed.map(plainWord);
  return (words) => {
    const found = words.flatMap((word) => {
      const sought = wordsOf(word).map(plainWord);
      const at = plain.findIndex((_, start) => sought.every((part, index) => isSameWord(part, plain[start + index])));
      return at < 0
        ? []
        : [
            typed
              .slice(at, at + sought.length)
              .join(' ')
              .toLowerCase(),
          ];
    });
    return [...new Set(found)];
  };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without accents and the s or x of a plural. */
function plainWord(word: string): string {
  const plain = plainLetters(word);
  return plain.length > 3 ? plain.replace(/[sx]$/u, '') : plain;
}

const shortestStem = 5;
const sharedPart = 0.7;

function isSameWord(one: string, other = ''): boolean {
  if (one === other) return true;
  const stem = Math.max(shortestStem, Math.ceil(Math.max(one.length, other.length) * sharedPart));
  return other.length >= stem && one.slice(0, stem) === other.slice(0, stem);
}
