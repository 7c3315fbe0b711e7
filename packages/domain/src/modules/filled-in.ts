import type { Text } from '../locale.ts';

/**
 * The questions of a module whose answer the product filled in, and that nobody has edited or accepted since. Such an
 * answer is never counted or shown as the founder's word.
 */
export type FilledIn = readonly string[];

/** How such an answer is marked wherever it is shown. */
export const filledInLabel: Text = { en: 'Filled in, to check', fr: 'Prérempli, à vérifier' };

export function isFilledIn(filledIn: FilledIn | undefined, question: string): boolean {
  return filledIn?.includes(question) ?? false;
}
