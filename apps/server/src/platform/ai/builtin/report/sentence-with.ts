import { wordsFoundIn } from '@elan/domain/trades/everyday-words';

/** The first sentence of some texts that has one of the words and was not shown yet; '' without one. */
export function sentenceWith(
  texts: readonly (string | undefined)[],
  words: readonly string[],
  shown: ReadonlySet<string>,
): string {
  const sentences = texts.flatMap((text) => (text === undefined ? [] : sentencesOf(text)));
  return sentences.find((sentence) => !shown.has(sentence) && wordsFoundIn(sentence)(words).length > 0) ?? '';
}

/** What a person wrote, sentence by sentence; a line break ends one as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|M|Mme|Me|St|Ste|no|approx|env)\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
