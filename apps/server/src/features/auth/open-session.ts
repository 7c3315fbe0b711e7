import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { withoutToken } from './without-token.ts';

/** Of the call that `openSessionPlugin` adds to better-auth. */
export const openSessionPath = '/open-session';

/** Whose session is opened, and its token once it is. */
type Opening = { userId: string; isRemembered: boolean; token?: string };

/** Carries the authenticated person to that call, so that no request can name one. */
export const opening = new AsyncLocalStorage<Opening>();

/** Opens a session for an authenticated person; the response sets its cookie. */
export type OpenSession = (userId: string, isRemembered?: boolean) => Promise<Response>;

/**
 * Opens a session through better-auth, the one way for every kind of sign-in. Where the answer cannot be read, the
 * session is deleted: nobody gets one that the server does not know of.
 * @param handler better-auth's
 * @param headers of the request, for the session's device
 */
export async function openSession(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  handler: (request: Request) => Promise<Response>,
  headers: Headers,
  userId: string,
  isRemembered = true,
): Promise<Response> {
  const who: Opening = { userId, isRemembered };
  const request = new Request(new URL(`/api/auth${openSessionPath}`, settings.publicUrl), {
    method: 'POST',
    headers,
    body: '{}',
  });
  const answer = await opening.run(who, () => handler(request));
  if (who.token === undefined && !answer.ok) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const read = z.safeParse(z.object({ token: z.string() }), body).data;
  if (answer.ok && read !== undefined && read.token === who.token) return withoutToken(answer);
  if (who.token !== undefined) await db.delete(sessions).where(eq(sessions.token, who.token));
  throw new Error('the answer with a new session cannot be read');
}
