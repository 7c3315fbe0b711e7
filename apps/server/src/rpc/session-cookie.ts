import { createHmac, timingSafeEqual } from 'node:crypto';
import { bearerOf } from '../platform/http/bearer.ts';

const cookieSuffix = 'elan.session_token';
/** better-auth adds `__Secure-` where cookies travel over https. */
export function sessionCookieName(secure: boolean): string {
  return secure ? `__Secure-${cookieSuffix}` : cookieSuffix;
}

/** The Set-Cookie header that clears the session cookie. */
export function clearedSessionCookie(secure: boolean): string {
  return `${sessionCookieName(secure)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether a request has a session cookie or token, valid or not. */
export function hasSessionClaim(headers: Headers, secure: boolean): boolean {
  return claim(headers, secure) !== undefined;
}

/**
 * Reads a request's session token from the cookie or from `Authorization: Bearer`, both signed (`token.signature`).
 * @returns the token, or undefined when it is missing or not signed by us
 */
export function sessionToken(headers: Headers, secure: boolean, secret: string): string | undefined {
  const signed = claim(headers, secure);
  if (signed === undefined) return undefined;
  const dot = signed.indexOf('.');
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const received = Buffer.from(signed.slice(dot + 1), 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected) ? token : undefined;
}

function claim(headers: Headers, secure: boolean): string | undefined {
  const raw = bearerOf(headers) ?? cookieValue(headers.get('cookie'), sessionCookieName(secure));
  if (raw === undefined || raw === '') return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The value of one cookie of a request; undefined without it. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** Whether cookies are for https alone, and carry the name that says so. */
export const isSecure = ({ settings }: { settings: { publicUrl: string } }) => settings.publicUrl.startsWith('https:');
