import { hasHiddenCharacters } from './hidden-characters.ts';
import { limits } from './limits.ts';
import { isStorableText } from './plain-text.ts';

/**
 * Whether a text, once trimmed, may be an address: the simple pattern of the specification (decision R-04), and nothing
 * that nobody sees. One rule for browser and server.
 */
export function isEmailAddress(email: string): boolean {
  const trimmed = email.trim();
  return (
    trimmed.length <= limits.email &&
    /^[^\s@\u200c\u200d]+@[^\s@\u200c\u200d]+\.[^\s@\u200c\u200d]+$/u.test(trimmed) &&
    !hasHiddenCharacters(trimmed) &&
    isStorableText(trimmed)
  );
}
