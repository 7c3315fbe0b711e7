import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../rpc/deps.ts';
import { cookieValue, isSecure } from '../../rpc/session-cookie.ts';

type What = Pick<Deps, 'settings' | 'authSecret'>;

/** Days for which a browser is known to have signed up; a confirmation link may be asked for again meanwhile. */
const days = 30;

const cookieName = (deps: What) => (isSecure(deps) ? '__Host-elan.sign-up' : 'elan.sign-up');
const proofOf = ({ authSecret }: What, userId: string) =>
  createHmac('sha256', authSecret).update(`sign-up-browser:${userId}`).digest('base64url');

/** The cookie by which a browser proves that it made this account. It opens nothing. */
export function signUpCookie(deps: What, userId: string): string {
  const attributes = `Max-Age=${days * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Strict${isSecure(deps) ? '; Secure' : ''}`;
  return `${cookieName(deps)}=${proofOf(deps, userId)}; ${attributes}`;
}

/** Whether a request comes from the browser that made this account: what was set up there is the same person's. */
export function isSignUpBrowser(deps: What, headers: Headers, userId: string): boolean {
  const received = Buffer.from(cookieValue(headers.get('cookie'), cookieName(deps)) ?? '');
  const expected = Buffer.from(proofOf(deps, userId));
  return received.length === expected.length && timingSafeEqual(received, expected);
}
