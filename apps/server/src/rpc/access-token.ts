import { createHash, randomBytes } from 'node:crypto';
import { accessTokenPrefix, connectionPrefixes } from '@elan/domain/programs';
import { bearerOf } from '../platform/http/bearer.ts';

/** Makes an access token of 256 random bits. Only its hash is stored: the token itself is shown once. */
export function createAccessToken(): { token: string; hash: string } {
  return createToken(accessTokenPrefix);
}

/** The same for what a connected assistant is given. */
export function createConnectionToken(kind: keyof typeof connectionPrefixes): { token: string; hash: string } {
  return createToken(connectionPrefixes[kind]);
}

/** @returns the hash of the access token that a request sends; undefined when it sends none */
export function accessTokenHash(headers: Headers): string | undefined {
  return hashOfSent(headers, accessTokenPrefix);
}

/** @returns the hash of the token with which a connected assistant calls; undefined when the request sends none */
export function assistantTokenHash(headers: Headers): string | undefined {
  return hashOfSent(headers, connectionPrefixes.access);
}

/** The SHA-256 of a token, in hexadecimal, as it is stored. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

function createToken(prefix: string) {
  const token = `${prefix}${randomBytes(32).toString('hex')}`;
  return { token, hash: hashOfToken(token) };
}

function hashOfSent(headers: Headers, prefix: string): string | undefined {
  const sent = bearerOf(headers);
  return sent?.startsWith(prefix) === true ? hashOfToken(sent) : undefined;
}
