import { hasHiddenCharacters } from '@elan/domain/hidden-characters';

/**
 * The address a link was sent to, to show it: only the server knows whether the link is genuine. An account of an
 * earlier version may have one that would not be taken today.
 */
export function addressOfLink(token: string): string | null {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const address = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[^\s@]+@[^\s@]+$/u.test(address) && !hasHiddenCharacters(address) ? address : null;
  } catch {
    return null;
  }
}
