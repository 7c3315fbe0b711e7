import { isEmailAddress } from '@elan/domain/email-address';

/** The address a sign-in link was sent to, to show it: only the server knows whether the link is genuine. */
export function addressOfLink(token: string): string | null {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const address = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isEmailAddress(address) ? address : null;
  } catch {
    return null;
  }
}
