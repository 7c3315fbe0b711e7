/** Letters as they are typed in a hurry: case and accents make no difference. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}@.+]+/u)
    .filter(Boolean);

/** A word that carries one wrong, swapped or superfluous letter may still be meant; a shorter one could be anything. */
const shortestMistyped = 4;
/** Letters that may be missing from what was typed before it is another word. */
const longestGap = 2;

/** The least that counts as found as it stands, not guessed. */
export const foundAsTyped = 3;

/**
 * How well a text answers a query: every word of the query must have a place in it.
 * @returns 0 when one has none; else the mean over the words: 4 where one begins with it, 3 where it stands inside
 * ('gement' in « aménagement »), 2 where letters are missing, 1 where one letter is wrong
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

/** Whether the letters stand in order at the beginning of the word, with few others between them. */
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
