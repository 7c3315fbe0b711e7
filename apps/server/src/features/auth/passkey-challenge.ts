import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { verifications } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';

type Purpose = 'passkey-add:' | 'passkey-sign-in:';

/** Minutes within which a device has to answer. */
const challengeMinutes = 5;

/** ES256, EdDSA and RS256: every device knows one of them. The library's default tries algorithms Node.js warns about. */
export const passkeyAlgorithms = [-7, -8, -257];

const signedData = z.object({ challenge: z.string() });

/**
 * Stores a challenge that a device is to sign, of which only a hash is kept.
 * @param value whose it is: a new password or a deletion cancels the challenges of a person
 */
export async function storeChallenge(deps: Deps, purpose: Purpose, challenge: string, value: string): Promise<void> {
  const expiresAt = new Date(deps.now().getTime() + challengeMinutes * 60_000);
  const identifier = identifierOf(purpose, challenge);
  await deps.db.insert(verifications).values({ id: crypto.randomUUID(), identifier, value, expiresAt });
}

/**
 * Consumes the challenge that a device says it has signed; the signature is checked afterwards.
 * @param clientData in base64url
 * @returns null for one that we did not ask for, that was used before, or that is too old
 */
export async function takeChallenge(
  deps: Deps,
  purpose: Purpose,
  clientData: string,
): Promise<{ challenge: string; value: string } | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const [taken] = await deps.db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, challenge)), gt(verifications.expiresAt, deps.now())))
    .returning({ value: verifications.value });
  return taken === undefined ? null : { challenge, value: taken.value };
}

/** What a passkey is bound to: the site's public address. */
export function passkeySite({ settings }: Deps): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { rpID: hostname, origin };
}

function challengeIn(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return z.safeParse(signedData, data).data?.challenge ?? null;
  } catch {
    return null;
  }
}

const identifierOf = (purpose: Purpose, challenge: string) =>
  purpose + createHash('sha256').update(challenge).digest('base64url');
