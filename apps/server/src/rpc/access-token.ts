import { createHash, randomBytes } from 'node:crypto';
import { accessTokenPrefix } from '@elan/domain/programs';
import { bearerOf } from '../platform/http/bearer.ts';

/** Makes an access token of 256 random bits. Only its hash is stored: the token itself is shown once. */
export function createAccessToken(): { token: string; hash: string } {
  const token = `${accessTokenPrefix}${randomBytes(32).toString('hex')}`;
  return { token, hash: hashOf(token) };
}

/** @returns the hash of the access token that a request sends; undefined when it sends none */
export function accessTokenHash(headers: Headers): string | undefined {
  const sent = bearerOf(headers);
  return sent?.startsWith(accessTokenPrefix) === true ? hashOf(sent) : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
