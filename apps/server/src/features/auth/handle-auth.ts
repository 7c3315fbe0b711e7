import { isEmailAddress } from '@elan/domain/email-address';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { signInProviders } from '@elan/domain/sign-in-providers';
import { eq } from 'drizzle-orm';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Deps } from '../../rpc/deps.ts';
import { clearedSessionCookie, hasSessionClaim, isSecure, sessionToken } from '../../rpc/session-cookie.ts';
import { answerOwnCall, isOwnPath } from './answer-own-call.ts';
import { type AuthPath, authBody, authRoutes, isAuthPath } from './auth-routes.ts';
import { redirectToConfirmation } from './confirm-address.ts';
import { findAccount } from './find-account.ts';
import { guardPasswordChange } from './guard-password-change.ts';
import type { LoadAuth } from './load-auth.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { returnFromProvider } from './provider-sign-in.ts';
import { mailArrives } from './sign-in-link.ts';
import { findSignedIn } from './signed-in-person.ts';
import { withoutToken } from './without-token.ts';

/**
 * Answers one account call, accepting only the listed paths and fields. The request passed to better-auth is rebuilt
 * from validated parts, so nothing unchecked (a spoofed address header, an unknown field) gets through.
 * @param load the accounts, for the calls that need them
 * @param body the parsed JSON body; ignored for GET
 * @param clientAddress the client's address, stored with the session
 * @throws Refusal NOT_FOUND for any other path, INVALID_INPUT
 */
export async function handleAuth(
  deps: Deps,
  load: LoadAuth,
  request: Request,
  body: unknown,
  clientAddress: string,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isAuthPath(pathname) || authRoutes[pathname].method !== request.method) throw new Refusal('NOT_FOUND');
  if (pathname.startsWith('/api/auth/sign-in/link') && !mailArrives(deps.settings)) throw new Refusal('NOT_FOUND');
  const provider = signInProviders.find((one) => pathname === `/api/auth/callback/${one}`);
  if (provider !== undefined) return returnFromProvider(provider, searchParams);
  if (pathname === '/api/auth/verify-email') return redirectToConfirmation(searchParams.get('token') ?? '');
  const checked = request.method === 'POST' ? authBody(pathname, body) : undefined;
  // The sign-in page makes a call as it opens, so the library loads while the person types.
  load().catch(() => {});
  if (checked !== undefined && 'email' in checked) await requireKnownAddress(deps, String(checked.email));

  const headers = new Headers({ origin: deps.settings.publicUrl, 'x-elan-client-address': clientAddress });
  for (const name of ['cookie', 'authorization', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (checked !== undefined) headers.set('content-type', 'application/json');
  const answer = await answerCall(deps, load, request.method, pathname, checked, headers);
  if (pathname === '/api/auth/get-session' && (await isClaimRefused(deps, request, answer))) {
    answer.headers.append('set-cookie', clearedSessionCookie(isSecure(deps)));
  }
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/**
 * Refuses an invalid address unless an account already uses it: earlier versions accepted some. This reveals nothing
 * new, as sign-up tells anyone whether an address has an account (decision S-11).
 * @throws Refusal INVALID_INPUT
 */
async function requireKnownAddress({ db }: Deps, email: string): Promise<void> {
  if (isEmailAddress(email) || (await findAccount(db, email)) !== undefined) return;
  throw invalidInput('email', 'custom');
}

/** Detects an expired session or a cookie we never issued: better-auth clears the cookie only for the first. */
async function isClaimRefused(deps: Deps, request: Request, answer: Response): Promise<boolean> {
  const isClaimed = hasSessionClaim(request.headers, isSecure(deps));
  return isClaimed && answer.ok && (await answer.clone().json()) === null;
}

const secureToken = (deps: Deps, headers: Headers) => sessionToken(headers, isSecure(deps), deps.authSecret);

function answerCall(
  deps: Deps,
  load: LoadAuth,
  method: string,
  path: AuthPath,
  checked: object | undefined,
  headers: Headers,
): Promise<Response> {
  const token = secureToken(deps, headers);
  const handler = async (request: Request) => (await load()).handler(request);
  if (isOwnPath(path)) {
    const countSignUp = () => deps.limiter.consume('signUp', addressKey(headers.get('x-elan-client-address') ?? ''));
    const open: OpenSession = (userId, isRemembered) => openSession(deps, handler, headers, userId, isRemembered);
    return answerOwnCall(path, { deps, load, body: checked, token, headers, countSignUp, open });
  }
  const made = { method, headers, ...(checked === undefined ? {} : { body: JSON.stringify(checked) }) };
  const send = () => handler(new Request(new URL(path, deps.settings.publicUrl), made));
  if (path === '/api/auth/change-password') return guardPasswordChange(deps, token, send).then(withoutToken);
  return path === '/api/auth/revoke-sessions' ? signOutEverywhere(deps, token, send) : send();
}

/** A session was enough to connect an assistant, so what ends every session disconnects all; tokens took a password. */
async function signOutEverywhere(
  deps: Deps,
  token: string | undefined,
  send: () => Promise<Response>,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person !== undefined) await deps.db.delete(assistantGrants).where(eq(assistantGrants.userId, person.id));
  return send();
}
