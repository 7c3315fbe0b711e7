import { createHash, randomBytes } from 'node:crypto';
import { verifications } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Minutes within which the code must be typed. */
const pendingMinutes = 10;

/** A sign-in that is waiting for its code, as it is stored. */
export const pendingIdentifier = (pending: string) =>
  `sign-in-code:${createHash('sha256').update(pending).digest('base64url')}`;

/**
 * Answers a right password or link of a person with an authenticator: nobody is signed in yet. A new password, another
 * address or a deletion cancels what waits, as it does the person's other links.
 */
export async function requireCode(deps: Deps, userId: string): Promise<Response> {
  const pending = randomBytes(24).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + pendingMinutes * 60_000);
  const identifier = pendingIdentifier(pending);
  await deps.db.insert(verifications).values({ id: crypto.randomUUID(), identifier, value: userId, expiresAt });
  return Response.json({ pending });
}
