import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { and, eq, gt } from 'drizzle-orm';
import { verifications } from '../../db/schema/auth.ts';
import type { AuthorizationRequest } from '../../platform/openid/provider-client.ts';
import type { Deps } from '../../rpc/deps.ts';
import { cookieValue, isSecure } from '../../rpc/session-cookie.ts';

/** Minutes until a sign-in at the provider expires. */
const authorizationMinutes = 10;

const cookieName = (deps: Deps) => (isSecure(deps) ? '__Host-elan.provider' : 'elan.provider');

/** Everything that is sent to the provider follows from one secret, which only the browser keeps. */
function authorizationFrom(secret: string): AuthorizationRequest {
  const part = (of: string) => createHash('sha256').update(`${of}:${secret}`).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), codeVerifier: part('verifier') };
}

const identifierOf = (provider: SignInProvider, secret: string) =>
  `provider:${provider}:${createHash('sha256').update(secret).digest('base64url')}`;

/**
 * Begins a sign-in at a provider. Only the browser that began it can complete it, once.
 * @param whose the person who links the provider to their account, or 'anybody'; a new password or a deletion cancels it
 * @returns the authorization request, and the cookie that our own page sends back
 */
export async function beginAuthorization(
  deps: Deps,
  provider: SignInProvider,
  whose: string,
): Promise<{ authorization: AuthorizationRequest; cookie: string }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + authorizationMinutes * 60_000);
  const identifier = identifierOf(provider, secret);
  await deps.db.insert(verifications).values({ id: crypto.randomUUID(), identifier, value: whose, expiresAt });
  const attributes = `Max-Age=${authorizationMinutes * 60}; Path=/; HttpOnly; SameSite=Strict${isSecure(deps) ? '; Secure' : ''}`;
  return { authorization: authorizationFrom(secret), cookie: `${cookieName(deps)}=${secret}; ${attributes}` };
}

/**
 * Consumes the sign-in that this browser began.
 * @param state what the provider sent back; a wrong one consumes nothing
 * @returns null for one that another browser began, that was used before, or that is too old
 */
export async function consumeAuthorization(
  deps: Deps,
  provider: SignInProvider,
  headers: Headers,
  state: string,
): Promise<{ authorization: AuthorizationRequest; whose: string } | null> {
  const secret = cookieValue(headers.get('cookie'), cookieName(deps));
  if (secret === undefined) return null;
  const authorization = authorizationFrom(secret);
  const [expected, received] = [Buffer.from(authorization.state), Buffer.from(state)];
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null;
  const isThis = eq(verifications.identifier, identifierOf(provider, secret));
  const [taken] = await deps.db
    .delete(verifications)
    .where(and(isThis, gt(verifications.expiresAt, deps.now())))
    .returning({ whose: verifications.value });
  return taken === undefined ? null : { authorization, whose: taken.whose };
}
