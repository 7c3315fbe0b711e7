import type { Context } from 'hono';
import { accessTokenHash, assistantTokenHash } from './access-token.ts';
import type { Claim } from './actor.ts';
import { assistantsPath } from './assistant-address.ts';
import type { Deps } from './deps.ts';
import { isSecure, sessionToken } from './session-cookie.ts';

/**
 * The credential that a request sends. Programs call `/api/v1` and the address of assistants, with an access token; the
 * tokens of connected assistants are for that address alone.
 * @returns undefined without a session or a token that counts at this address; whether it is valid is not known yet
 */
export function claimOf(
  c: Context,
  { settings, authSecret }: Pick<Deps, 'settings' | 'authSecret'>,
): Claim | undefined {
  const { path } = c.req;
  const { headers } = c.req.raw;
  const isForAssistants = path === assistantsPath;
  const accessToken = isForAssistants || path.startsWith('/api/v1/') ? accessTokenHash(headers) : undefined;
  if (accessToken !== undefined) return { accessToken };
  const assistant = isForAssistants ? assistantTokenHash(headers) : undefined;
  if (assistant !== undefined) return { assistant };
  const session = sessionToken(headers, isSecure({ settings }), authSecret);
  return session === undefined ? undefined : { session };
}
