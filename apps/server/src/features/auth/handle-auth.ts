import { Refusal } from '@elan/domain/errors';
import type { Deps } from '../../rpc/deps.ts';
import type { Auth } from './auth.ts';
import { authBody, isAuthPath } from './auth-routes.ts';

/**
 * Answers one account call: only the listed paths, only the listed fields. The request that reaches better-auth is made
 * anew from checked parts, so nothing unchecked (a header that claims an address, an unknown field) travels along.
 * @param body the parsed JSON body
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
  const url = new URL(request.url);
  if (request.method !== 'POST' || !isAuthPath(url.pathname)) throw new Refusal('NOT_FOUND');
  const headers = new Headers({
    'content-type': 'application/json',
    origin: deps.settings.publicUrl,
    'x-elan-client-address': clientAddress,
  });
  for (const name of ['cookie', 'authorization', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const response = await auth.handler(
    new Request(new URL(url.pathname, deps.settings.publicUrl), {
      method: 'POST',
      headers,
      body: JSON.stringify(authBody(url.pathname, body)),
    }),
  );
  response.headers.set('cache-control', 'no-store');
  return response;
}
