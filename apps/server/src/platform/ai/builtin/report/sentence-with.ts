import { wordsFoundIn } from '@elan/domain/trades/everyday-words';
import { sentencesOf } from '../sentences.ts';

/** Words that fit any business: a sentence with one of them is not necessarily about the subject. */
const generic = /^(?:business(?:es)?|compan(?:y|ies)|customers?|clients?|clientèle|entreprises?|compagnies?)$/u;

/** A sentence that shares a single word with a subject may well be about something else. */
const leastShared = 2;

/**
 * The sentence of some texts that speaks most of a subject and was not shown yet; '' without one.
 * @param words one of these has to be there, and not one of any business
 * @param subject words that count as well
 */
export function sentenceWith(
  texts: readonly (string | undefined)[],
  { words, subject, shown }: { words: readonly string[]; subject: readonly string[]; shown: ReadonlySet<string> },
): string {
  const telling = words.filter((word) => !generic.test(word));
  const shared = (sentence: string): number => {
    const found = wordsFoundIn(sentence);
    const named = found(telling);
    return named.length === 0 ? 0 : new Set([...named.flatMap((name) => name.split(' ')), ...found(subject)]).size;
  };
  const [best] = texts
    .flatMap((text) => (text === undefined ? [] : sentencesOf(text)))
    .filter((sentence) => !shown.has(sentence))
    .map((sentence) => ({ sentence, count: shared(sentence) }))
    .filter(({ count }) => count >= leastShared)
    .toSorted((one, other) => other.count - one.count);
  return best?.sentence ?? '';
}
