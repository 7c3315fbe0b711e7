import { wordsFoundIn } from '@elan/domain/trades/everyday-words';

/** A sentence that shares a single word with a subject may well be about something else. */
const leastShared = 2;

/**
 * The sentence of some texts that speaks most of a subject and was not shown yet; '' without one.
 * @param words one of these has to be there
 * @param subject words that count as well
 */
export function sentenceWith(
  texts: readonly (string | undefined)[],
  { words, subject, shown }: { words: readonly string[]; subject: readonly string[]; shown: ReadonlySet<string> },
): string {
  const shared = (sentence: string): number => {
    const found = wordsFoundIn(sentence);
    const named = found(words);
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

/** What a person wrote, sentence by sentence; a line break ends one as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|M|Mme|Me|St|Ste|no|approx|env)\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
