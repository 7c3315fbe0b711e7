import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import type { Deps } from '../../rpc/deps.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logSignIn } from './log-sign-in.ts';
import type { OpenSession } from './open-session.ts';
import { passkeySite, storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { authRefusal } from './signed-in-person.ts';

const purpose = 'passkey-sign-in:';

/** Asks for any passkey of this site; the device lists those it holds. Nobody is named, so nothing is revealed. */
export async function askForPasskey(deps: Deps): Promise<Response> {
  // Loaded with the first passkey, like verifying: it is a tenth of the server's code.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: passkeySite(deps).rpID, userVerification: 'required' });
  await storeChallenge(deps, purpose, options.challenge, 'anybody');
  return Response.json(options);
}

/** Signs in with a passkey. */
export async function signInByPasskey(
  deps: Deps,
  used: AuthenticationResponseJSON,
  open: OpenSession,
): Promise<Response> {
  const [owner] = await deps.db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, used.id));
  // The same answer whether the passkey was removed, its account was deleted, or it never existed.
  if (owner === undefined) return authRefusal(401, 'PASSKEY_UNKNOWN');
  const isRight = (await usePasskey(deps, used)) === owner.id;
  const answer = isRight
    ? await finishSignIn(deps, 'passkey', owner, () => open(owner.id))
    : authRefusal(401, 'PASSKEY_REFUSED');
  await logSignIn(deps, 'passkey', owner.id, answer);
  return answer;
}

/** @returns whose passkey signed the challenge; null when the signature, the challenge or the counter is not right */
async function usePasskey(deps: Deps, used: AuthenticationResponseJSON): Promise<string | null> {
  const { db } = deps;
  const asked = await takeChallenge(deps, purpose, used.response.clientDataJSON);
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, used.id));
  if (asked === null || passkey === undefined) return null;
  const newCounter = await readCounter(deps, used, asked.challenge, passkey);
  if (newCounter === null) return null;
  // A counter that does not grow means a copied passkey; devices that do not count say 0.
  const isNext = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter);
  const [stored] = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: deps.now() })
    .where(and(eq(passkeys.id, passkey.id), isNext))
    .returning({ userId: passkeys.userId });
  return stored?.userId ?? null;
}

async function readCounter(
  deps: Deps,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number | null> {
  const { rpID, origin } = passkeySite(deps);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    deps.log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}
