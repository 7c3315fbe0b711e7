import { sharedWords } from '../reading/shared-words.ts';

const stem = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[sx]$/u, '').slice(0, 6);

/** Said of everything that works. */
const empty = /^(?:works?|working|fonctionne(?:nt)?)$/iu;

/** The words of a text that carry meaning, each once; halves of hyphenated words are none. */
function meaningful(text: string): string[] {
  const words = sharedWords(text, text).filter((word) => !text.includes(`${word}-`) && !empty.test(word));
  return [...new Map(words.reverse().map((word) => [stem(word), word])).values()].reverse();
}

/**
 * The words of one text that come back in another, also as relatives ('subscribers' and 'subscription').
 * @param ignoring words that prove nothing, such as those that name the customers
 */
export function echoes(text: string, other: string, ignoring = ''): string[] {
  const heard = new Set(meaningful(other).map(stem));
  const ignored = new Set(meaningful(ignoring).map(stem));
  return meaningful(text).filter((word) => heard.has(stem(word)) && !ignored.has(stem(word)));
}
