import type { Text } from './locale.ts';

const englishNumbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
const frenchNumbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze';

/** A whole number in words; in figures above fifteen. */
export function inWords(count: number): Text {
  const word = (words: string) => words.split(' ')[count] ?? String(count);
  return { en: word(englishNumbers), fr: word(frenchNumbers) };
}

/** The same words at the beginning of a sentence. */
export function capitalised({ en, fr }: Text): Text {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { en: capital(en), fr: capital(fr) };
}
