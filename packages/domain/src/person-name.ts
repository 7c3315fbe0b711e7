import { hasHiddenCharacters } from './hidden-characters.ts';
import { limits } from './limits.ts';
import { isStorableText } from './plain-text.ts';

/** The name as it is stored: composed, with single spaces. */
export const normalizedName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim();

/** Why a name is refused. */
export type NameProblem = 'too_long' | 'hidden' | 'link' | 'blank';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** One visible character can consist of hundreds of marks, so the stored length is limited too. */
export const longestStoredName = limits.personName * 4;
/** Whatever a mail program could turn into a link. */
const link = /:\/\/|@|\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * Checks a typed name. An empty one is fine: it removes the name.
 * @returns the first problem; null if the name can be stored
 */
export function nameProblem(typed: string): NameProblem | null {
  if (!isStorableText(typed) || hasHiddenCharacters(typed.trim())) return 'hidden';
  const name = normalizedName(typed);
  if (name === '') return null;
  if (name.length > longestStoredName || [...graphemes.segment(name)].length > limits.personName) return 'too_long';
  if (link.test(name)) return 'link';
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? null : 'blank';
}
