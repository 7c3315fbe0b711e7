import { Refusal } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { clearedSessionCookie, hasSessionClaim, sessionToken } from '../../rpc/session-cookie.ts';
import type { Auth } from './auth.ts';
import { type AuthPath, authBody, authRoutes, isAuthPath } from './auth-routes.ts';
import { guardPasswordChange } from './guard-password-change.ts';
import { guardSignIn } from './guard-sign-in.ts';
import { hashAhead } from './passwords.ts';
import { renewHash } from './renew-hash.ts';

/**
 * Answers one account call: only the listed paths, only the listed fields. The request that reaches better-auth is made
 * anew from checked parts, so nothing unchecked (a header that claims an address, an unknown field) travels along.
 * @param body the parsed JSON body; ignored by GET
 * @param clientAddress who asks, for the session's record
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

  const response = await sendOn(deps, pathname, checked, headers, send);
  const answer = await ownAnswer(deps, pathname, response);
  if (pathname === '/api/auth/get-session' && (await isClaimRefused(deps, request, answer))) {
    answer.headers.append('set-cookie', clearedSessionCookie(isSecure(deps)));
  }
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

const isSecure = ({ settings }: Deps) => settings.publicUrl.startsWith('https:');

/** A session that ended, or a cookie that was never ours: better-auth takes only the first away. */
async function isClaimRefused(deps: Deps, request: Request, answer: Response): Promise<boolean> {
  const isClaimed = hasSessionClaim(request.headers, isSecure(deps));
  return isClaimed && answer.ok && (await answer.clone().json()) === null;
}

function sendOn(
  deps: Deps,
  path: AuthPath,
  checked: object | undefined,
  headers: Headers,
  send: () => Promise<Response>,
): Promise<Response> {
  const { email = '', password = '' } = (checked ?? {}) as { email?: string; password?: string };
  if (path === '/api/auth/sign-in/email') return guardSignIn(deps, email, () => renewHash(deps, send));
  if (path === '/api/auth/change-password') {
    const secure = deps.settings.publicUrl.startsWith('https:');
    return guardPasswordChange(deps, sessionToken(headers, secure, deps.authSecret), send);
  }
  const { passwordMinimum, passwordMaximum } = limits;
  // Any other password is refused without being hashed.
  const isAcceptable = password.length >= passwordMinimum && password.length <= passwordMaximum;
  const makesAccount = path === '/api/auth/sign-up/email' && deps.settings.signupsEnabled && isAcceptable;
  return makesAccount ? hashAhead(deps.passwords, password, send) : send();
}

/** Who is signed in must make no difference to a mail that anybody may ask for. */
function passedOn(path: AuthPath): readonly string[] {
  return path === '/api/auth/send-verification-email' ? ['user-agent'] : ['cookie', 'authorization', 'user-agent'];
}

/** Two answers are the product's own. */
async function ownAnswer({ settings }: Deps, path: AuthPath, response: Response): Promise<Response> {
  if (path === '/api/auth/sign-up/email' && response.ok) {
    const account = (await response.json()) as object;
    return Response.json({ ...account, needsConfirmation: settings.confirmsAddresses }, { headers: response.headers });
  }
  if (path === '/api/auth/verify-email' && response.status < 500) {
    // A person follows this link: whatever came of it, they land on a page (decision N-02).
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

/** better-auth would answer a sign-up for a known address as if it had worked; ours says so (decision S-11). */
async function isRegistered(deps: Deps, email: string): Promise<boolean> {
  const rows = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
