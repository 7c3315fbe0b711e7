import { limits } from './limits.ts';

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'iu');

/**
 * Whether a text, once trimmed, may be the address of a new account, a changed address or an invitation: the simple
 * pattern of the specification (decision R-04), less what no mail server delivers to (a dot at an end, two dots in a
 * row) and letters beyond ASCII, which many cannot carry: the confirmation would never arrive. A domain with accents is
 * typed in its `xn--` form. One rule for browser and server. An account that has another address, stored by an earlier
 * version, still gets in.
 */
export function isEmailAddress(email: string): boolean {
  const trimmed = email.trim();
  return trimmed.length <= limits.email && trimmed.indexOf('@') <= 64 && pattern.test(trimmed);
}
