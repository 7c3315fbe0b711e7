import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod/mini';
import { opening, openSessionPath } from './open-session.ts';

/** Adds the call to better-auth. It is not among `authRoutes`, and refuses anybody who was not authenticated. */
export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(openSessionPath, { method: 'POST', body: z.object({}) }, async (ctx) => {
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
