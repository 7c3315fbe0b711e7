import { Refusal } from '@elan/domain/errors';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Auth } from './auth.ts';
import { authBody, authRoutes, isAuthPath } from './auth-routes.ts';

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
  const headers = new Headers({ origin: deps.settings.publicUrl, 'x-elan-client-address': clientAddress });
  for (const name of ['cookie', 'authorization', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const init: RequestInit = { method: request.method, headers };
  if (request.method === 'POST') {
    const checked = authBody(pathname, body);
    if (
      pathname === '/api/auth/sign-up/email' &&
      'email' in checked &&
      (await isRegistered(deps, String(checked.email)))
    ) {
      return Response.json({ code: 'USER_ALREADY_EXISTS' }, { status: 422 });
    }
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(checked);
  }
  const url = new URL(pathname, deps.settings.publicUrl);
  if (pathname === '/api/auth/verify-email') {
    url.searchParams.set('token', searchParams.get('token') ?? '');
    // Where the browser goes then; a link that no longer works adds `error`.
    url.searchParams.set('callbackURL', '/auth');
  }
  const response = await auth.handler(new Request(url, init));
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** better-auth would answer a sign-up for a known address as if it had worked; ours says so (decision S-11). */
async function isRegistered(deps: Deps, email: string): Promise<boolean> {
  const rows = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
