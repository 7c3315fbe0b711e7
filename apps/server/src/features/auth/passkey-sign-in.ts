import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq, lt } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import type { Deps } from '../../rpc/deps.ts';
import { passkeySite, storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { usedPasskeyFields } from './passkey-fields.ts';

const purpose = 'passkey-sign-in:';

/** Asks for any passkey of this site; the device lists those it holds. Nobody is named, so nothing is revealed. */
export async function askForPasskey(deps: Deps): Promise<Response> {
  const options = await generateAuthenticationOptions({ rpID: passkeySite(deps).rpID, userVerification: 'required' });
  await storeChallenge(deps, purpose, options.challenge, 'anybody');
  return Response.json(options);
}

/** The address that the guard of sign-ins needs; undefined for a passkey that was removed, or whose account was. */
export async function addressOfPasskey({ db }: Deps, credentialId: string): Promise<string | undefined> {
  const [owner] = await db
    .select({ email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return owner?.email;
}

/** Adds to better-auth the call that opens a session for the person with the passkey. */
export function passkeySignInPlugin(deps: Deps) {
  return {
    id: 'passkey-sign-in',
    endpoints: {
      signInByPasskey: createAuthEndpoint(
        '/sign-in/passkey/confirm',
        { method: 'POST', body: usedPasskeyFields },
        async (ctx) => {
          const userId = await usePasskey(deps, ctx.body);
          const user = userId === null ? null : await ctx.context.internalAdapter.findUserById(userId);
          if (user === null) throw new APIError('UNAUTHORIZED', refused('PASSKEY_REFUSED'));
          if (deps.settings.confirmsAddresses && !user.emailVerified) {
            // Only the owner learns it: the signature is right.
            throw new APIError('FORBIDDEN', { ...refused('EMAIL_NOT_VERIFIED'), email: user.email });
          }
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const refused = (code: string) => ({ code, message: code });

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
