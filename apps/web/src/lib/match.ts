import { plainLetters } from '@elan/domain/plain-letters';

const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}@.+]+/u)
    .filter(Boolean);

/** A word this long may contain one typo (a wrong, swapped or extra letter); a shorter one would match anything. */
const shortestMistyped = 4;
/** How many letters may be missing from a word. */
const longestGap = 2;

/** The lowest score of a match as typed, as opposed to a guess. */
export const foundAsTyped = 3;

/**
 * How well a text matches a query. Every word of the query must match.
 * @returns 0 when one does not; otherwise the mean over the words: 4 at the beginning of a word, 3 inside one ('gement'
 * in « aménagement »), 2 with letters missing, 1 with one wrong letter
 */
export function matchScore(query: string, text: string): number {
  const asked = wordsOf(query);
  if (asked.length === 0) return 0;
  const words = wordsOf(text);
  let sum = 0;
  for (const word of asked) {
    const score = Math.max(0, ...words.map((candidate) => scoreWord(word, candidate)));
    if (score === 0) return 0;
    sum += score;
  }
  return sum / asked.length;
}

function scoreWord(asked: string, word: string): number {
  if (word.startsWith(asked)) return 4;
  if (asked.length > 1 && word.includes(asked)) return 3;
  if (asked.length < shortestMistyped - 1) return 0;
  if (begins(asked, word)) return 2;
  if (asked.length < shortestMistyped) return 0;
  return withoutOneLetter(asked).some((shorter) => begins(shorter, word)) ? 1 : 0;
}

/** Whether the letters appear in order at the start of the word, with few others between them. */
function begins(letters: string, word: string): boolean {
  if (letters[0] !== word[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return at <= letters.length + longestGap;
}

const withoutOneLetter = (word: string) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)).slice(1);
