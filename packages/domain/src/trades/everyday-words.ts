import { plainLetters } from '../plain-letters.ts';

/**
 * Which everyday words stand in a text. Case, accents, the plural and the ending of a long word make no difference:
 * 'hairdresser' is found by 'hairdressing'. A part of a compound is another word: 'centre-ville' is no 'ville'.
 * @returns for some words, those that are there, each as it was typed
 */
export function wordsFoundIn(text: string): (words: readonly string[]) => string[] {
  const typed = wordsOf(text);
  const isJoined = [...text.matchAll(word)].map(({ groups }) => groups?.hyphen !== undefined);
  const plain = typed.map(plainWord);
  const placesOf = Map.groupBy(plain.keys(), (place) => plain[place] ?? '');
  // The words with the same beginning: comparing each sought word with each of a long text takes 50 ms.
  const wordsWith = Map.groupBy(placesOf.keys(), beginningOf);
  const placeOf = ({ beginning, parts: [first = '', ...rest] }: Sought): number | undefined =>
    (wordsWith.get(beginning) ?? [])
      .filter((word) => isSameWord(first, word))
      .flatMap((word) => placesOf.get(word) ?? [])
      .toSorted((one, other) => one - other)
      .find(
        (start) =>
          !isJoined[start - 1] &&
          !isJoined[start + rest.length] &&
          rest.every((part, index) => isSameWord(part, plain[start + 1 + index])),
      );
  const asTyped = (at: number, length: number) =>
    typed
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
  return (words) => {
    const found = soughtIn(words)
      .filter(({ beginning }) => wordsWith.has(beginning))
      .flatMap((sought) => {
        const at = placeOf(sought);
        return at === undefined ? [] : [asTyped(at, sought.parts.length)];
      });
    return [...new Set(found)];
  };
}

/** Words to find together, as they are compared. */
type Sought = { beginning: string; parts: string[] };

/** A list that is asked for again, as those of the trades are, is read once. */
const known = new WeakMap<readonly string[], Sought[]>();

function soughtIn(words: readonly string[]): Sought[] {
  const sought = known.get(words) ?? words.map(readWords);
  known.set(words, sought);
  return sought;
}

function readWords(words: string): Sought {
  const parts = wordsOf(words).map(plainWord);
  return { beginning: beginningOf(parts[0]), parts };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word, with the hyphen that joins it to the next; not that of 'ce pain-là'. */
const word = /[\p{L}\p{N}]+(?<hyphen>[-\u2011](?=[\p{L}\p{N}])(?!(?:là|ci)(?!\p{L})))?/gu;

/** Without accents and the s or x of a plural. */
function plainWord(word: string): string {
  const plain = plainLetters(word);
  return plain.length > 3 ? plain.replace(/[sx]$/u, '') : plain;
}

const shortestStem = 5;
const sharedPart = 0.7;

/** What the same words have in common at least. */
const beginningOf = (word = '') => word.slice(0, shortestStem);

function isSameWord(one: string, other = ''): boolean {
  if (one === other) return true;
  const stem = Math.max(shortestStem, Math.ceil(Math.max(one.length, other.length) * sharedPart));
  return other.length >= stem && one.slice(0, stem) === other.slice(0, stem);
}
