import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { hasAuthenticator } from './check-code.ts';
import type { SignInWay } from './log-sign-in.ts';
import { clearUnlessLocked } from './login-attempts.ts';
import { requireCode } from './require-code.ts';

/** A person who has been authenticated in one way. */
export type ProvedPerson = { id: string; email: string; emailVerified: boolean };

/**
 * Completes a sign-in once a password, link, passkey, provider or code was accepted. Where the person has an
 * authenticator, nobody is signed in yet: a code is asked for, except after a passkey, which is two factors by itself.
 * @param open opens the session
 */
export async function finishSignIn(
  deps: Deps,
  way: SignInWay,
  person: ProvedPerson,
  open: () => Promise<Response>,
): Promise<Response> {
  const { id, email, emailVerified } = person;
  if (deps.settings.confirmsAddresses && !emailVerified) {
    // Only the owner learns it: what was proved is right.
    const code = 'EMAIL_NOT_VERIFIED';
    return Response.json({ code, message: code, email }, { status: 403 });
  }
  const isEnough = way === 'passkey' || way === 'code';
  if (!isEnough && (await hasAuthenticator(deps, id))) return requireCode(deps, id);
  const response = await open();
  if (!response.ok) return response;
  await clearUnlessLocked(deps, email);
  await deps.db.update(users).set({ lastSignInAt: deps.now() }).where(eq(users.id, id));
  return response;
}
