import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { withoutToken } from './without-token.ts';

const path = '/open-session';

/** Whose session is opened, and its token once it is. */
type Opening = { userId: string; isRemembered: boolean; token?: string };

/** Carries the authenticated person to the call below, so that no request can name one. */
const opening = new AsyncLocalStorage<Opening>();

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
  const request = new Request(new URL(`/api/auth${path}`, settings.publicUrl), { method: 'POST', headers, body: '{}' });
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

/** Adds the call to better-auth. It is not among `authRoutes`, and refuses anybody who was not authenticated. */
export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(path, { method: 'POST', body: z.object({}) }, async (ctx) => {
      const who = opening.getStore();
      const user = who === undefined ? null : await ctx.context.internalAdapter.findUserById(who.userId);
      if (who === undefined || user === null) {
        throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'UNAUTHORIZED' });
      }
      const session = await ctx.context.internalAdapter.createSession(user.id, !who.isRemembered);
      who.token = session.token;
      await setSessionCookie(ctx, { session, user }, !who.isRemembered);
      return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
    }),
  },
} satisfies BetterAuthPlugin;
