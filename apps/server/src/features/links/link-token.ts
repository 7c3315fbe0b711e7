import { createHash, randomBytes } from 'node:crypto';

/** The token in the address of a link: 192 random bits. Only its hash is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** Finds a link by an index, so that how long it takes says nothing about how much of a token is right. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(`reader-link:${token}`).digest('base64url');
}
