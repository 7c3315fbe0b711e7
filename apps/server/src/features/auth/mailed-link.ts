import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const parts = z.tuple([z.string(), z.string()]);

/** What a mailed link is for; the start of its stored identifier. */
type Purpose = 'change-address:' | 'sign-in:';

/** A link carries a secret and an address; only a hash of both is stored. */
export function createMailedLink(purpose: Purpose, address: string): { identifier: string; code: string } {
  const secret = randomBytes(24).toString('base64url');
  return {
    identifier: identifierOf(purpose, secret, address),
    code: `${secret}.${Buffer.from(address).toString('base64url')}`,
  };
}

/** The contents of a link. The address in it can be trusted only if its identifier is stored. */
export function readMailedLink(purpose: Purpose, code: string): { identifier: string; address: string } {
  const [secret, encoded] = parts.safeParse(code.split('.')).data ?? ['', ''];
  const address = Buffer.from(encoded, 'base64url').toString();
  return { identifier: identifierOf(purpose, secret, address), address };
}

const identifierOf = (purpose: Purpose, secret: string, address: string) =>
  purpose + createHash('sha256').update(`${secret}:${address}`).digest('base64url');
