import { Refusal } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import { signInProviders } from '@elan/domain/sign-in-providers';
import { eq } from 'drizzle-orm';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { users } from '../../db/schema/auth.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Deps } from '../../rpc/deps.ts';
import { clearedSessionCookie, hasSessionClaim, sessionToken } from '../../rpc/session-cookie.ts';
import { answerOwnCall, isOwnPath } from './answer-own-call.ts';
import type { Auth } from './auth.ts';
import { type AuthPath, authBody, authRoutes, isAuthPath } from './auth-routes.ts';
import { confirmAddressChange, requestAddressChange } from './change-address.ts';
import { guardPasswordChange } from './guard-password-change.ts';
import { guardSignIn } from './guard-sign-in.ts';
import { hashAhead } from './passwords.ts';
import { returnFromProvider } from './provider-sign-in.ts';
import { renewHash } from './renew-hash.ts';
import { addressInLink, mailArrives, requestSignInLink } from './sign-in-link.ts';
import { findSignedIn, type SignedInPerson, withPassword } from './signed-in-person.ts';

/**
 * Answers one account call, accepting only the listed paths and fields. The request passed to better-auth is rebuilt
 * from validated parts, so nothing unchecked (a spoofed address header, an unknown field) gets through.
 * @param body the parsed JSON body; ignored for GET
 * @param clientAddress the client's address, stored with the session
 * @throws Refusal NOT_FOUND for any other path, INVALID_INPUT
 */
export async function handleAuth(
  deps: Deps,
  auth: Auth,
  request: Request,
  body: unknown,
  clientAddress: string,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isAuthPath(pathname) || authRoutes[pathname].method !== request.method) throw new Refusal('NOT_FOUND');
  if (pathname.startsWith('/api/auth/sign-in/link') && !mailArrives(deps.settings)) throw new Refusal('NOT_FOUND');
  const provider = signInProviders.find((one) => pathname === `/api/auth/callback/${one}`);
  if (provider !== undefined) return returnFromProvider(provider, searchParams);
  const checked = request.method === 'POST' ? authBody(pathname, body) : undefined;
  const email = checked !== undefined && 'email' in checked ? String(checked.email) : '';
  if (pathname === '/api/auth/sign-up/email' && (await isRegistered(deps, email))) {
    return Response.json({ code: 'USER_ALREADY_EXISTS' }, { status: 422 });
  }

  const url = new URL(pathname, deps.settings.publicUrl);
  if (pathname === '/api/auth/verify-email') url.searchParams.set('token', searchParams.get('token') ?? '');
  const headers = new Headers({ origin: deps.settings.publicUrl, 'x-elan-client-address': clientAddress });
  for (const name of passedOn(pathname)) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (checked !== undefined) headers.set('content-type', 'application/json');
  const made = { method: request.method, headers, ...(checked === undefined ? {} : { body: JSON.stringify(checked) }) };
  const send = () => auth.handler(new Request(url, made));

  const confirm = () => auth.api.sendVerificationEmail({ body: { email } });
  const response =
    pathname === '/api/auth/sign-in/link'
      ? await requestSignInLink(deps, email, confirm)
      : await sendOn(deps, auth, pathname, checked, headers, send);
  const answer = await ownAnswer(deps, pathname, response);
  if (pathname === '/api/auth/get-session' && (await isClaimRefused(deps, request, answer))) {
    answer.headers.append('set-cookie', clearedSessionCookie(isSecure(deps)));
  }
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

const isSecure = ({ settings }: Deps) => settings.publicUrl.startsWith('https:');

/** Detects an expired session or a cookie we never issued: better-auth clears the cookie only for the first. */
async function isClaimRefused(deps: Deps, request: Request, answer: Response): Promise<boolean> {
  const isClaimed = hasSessionClaim(request.headers, isSecure(deps));
  return isClaimed && answer.ok && (await answer.clone().json()) === null;
}

const secureToken = (deps: Deps, headers: Headers) => sessionToken(headers, isSecure(deps), deps.authSecret);

function sendOn(
  deps: Deps,
  auth: Auth,
  path: AuthPath,
  checked: object | undefined,
  headers: Headers,
  send: () => Promise<Response>,
): Promise<Response> {
  const fields = (checked ?? {}) as { email?: string; password?: string; currentPassword?: string; token?: string };
  const { email = '', password = '', currentPassword = '', token = '' } = fields;
  if (path === '/api/auth/sign-in/email') return guardSignIn(deps, 'password', email, () => renewHash(deps, send));
  if (path === '/api/auth/sign-in/link/confirm') return guardSignIn(deps, 'link', addressInLink(token), send);
  if (path === '/api/auth/change-password') {
    return guardPasswordChange(deps, secureToken(deps, headers), send);
  }
  if (path === '/api/auth/change-address') {
    const session = secureToken(deps, headers);
    const ask = (person: SignedInPerson) => requestAddressChange(deps, person, email);
    return guardPasswordChange(deps, session, () => withPassword(deps, session, currentPassword, ask));
  }
  if (path === '/api/auth/revoke-sessions') return signOutEverywhere(deps, secureToken(deps, headers), send);
  if (path === '/api/auth/change-address/confirm') return confirmAddressChange(deps, token);
  if (isOwnPath(path)) {
    const countSignUp = () => deps.limiter.consume('signUp', addressKey(headers.get('x-elan-client-address') ?? ''));
    const token = secureToken(deps, headers);
    return answerOwnCall(path, { deps, auth, body: checked, token, headers, countSignUp, send });
  }
  const { passwordMinimum, passwordMaximum } = limits;
  // Other lengths are refused, so do not hash them.
  const isAcceptable = password.length >= passwordMinimum && password.length <= passwordMaximum;
  const makesAccount = path === '/api/auth/sign-up/email' && deps.settings.signupsEnabled && isAcceptable;
  return makesAccount ? hashAhead(deps.passwords, password, send) : send();
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

/** Headers passed on to better-auth. Anyone may request a confirmation mail, so that call gets no session. */
function passedOn(path: AuthPath): readonly string[] {
  return path === '/api/auth/send-verification-email' ? ['user-agent'] : ['cookie', 'authorization', 'user-agent'];
}

/** Replaces better-auth's answer for two of the paths. */
async function ownAnswer({ settings }: Deps, path: AuthPath, response: Response): Promise<Response> {
  if (path === '/api/auth/sign-up/email' && response.ok) {
    const account = (await response.json()) as object;
    return Response.json({ ...account, needsConfirmation: settings.confirmsAddresses }, { headers: response.headers });
  }
  if (path === '/api/auth/verify-email' && response.status < 500) {
    // People open this link in a browser, so always redirect to a page (decision N-02).
    const location = response.ok ? '/auth?confirmed=1' : `/auth?error=${await linkProblem(response)}`;
    return new Response(null, { status: 302, headers: { location } });
  }
  return response;
}

async function linkProblem(response: Response): Promise<'TOKEN_EXPIRED' | 'INVALID_TOKEN'> {
  const problem: unknown = await response.json().catch(() => null);
  const isOld =
    typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'TOKEN_EXPIRED';
  return isOld ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN';
}

/** better-auth would report success for a sign-up with a known address; we say that it is taken (decision S-11). */
async function isRegistered(deps: Deps, email: string): Promise<boolean> {
  const rows = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
