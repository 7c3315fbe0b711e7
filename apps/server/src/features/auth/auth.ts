import { randomUUID } from 'node:crypto';
import { limits } from '@elan/domain/limits';
import { retention } from '@elan/domain/retention';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { bearer } from 'better-auth/plugins';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { isSecure } from '../../rpc/session-cookie.ts';
import { linkInvitations } from '../collaboration/public.ts';
import { openSessionPlugin } from './open-session-plugin.ts';
import { applyChangedPassword, withOpenTransaction } from './password-change.ts';

const daySeconds = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/** Accounts and sessions (better-auth). Rate limits apply before it (auth-routes.ts); rpc/actor.ts reads sessions. */
export function createAuth(deps: Deps) {
  const { settings } = deps;
  const secure = isSecure(deps);
  return betterAuth({
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: deps.authSecret,
    telemetry: { enabled: false },
    database: drizzleAdapter(withOpenTransaction(deps.db), {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
      transaction: true,
    }),
    // Sign-up, sign-in, confirmation and reset are our own; better-auth keeps sessions and changes a known password.
    emailAndPassword: {
      enabled: true,
      // Where somebody changes theirs (decision S-25).
      password: {
        hash: deps.passwords.hash,
        verify: ({ hash, password }) => deps.passwords.verify(hash, password),
      },
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
    },
    session: {
      expiresIn: Math.min(retention.sessionDays, settings.sessionMaxDays) * daySeconds,
      updateAge: daySeconds,
      // A cached session would still work after it is revoked.
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    plugins: [bearer({ requireSignature: true }), openSessionPlugin],
    hooks: {
      // better-auth turns some database failures into its own 500 and drops the cause.
      after: createAuthMiddleware(async ({ context: { returned } }) => {
        if (isAPIError(returned) && returned.cause !== undefined) throw returned.cause;
      }),
    },
    databaseHooks: databaseHooks(deps),
    trustedOrigins: [settings.publicUrl],
    // Rethrow errors other than better-auth's own refusals: the app recognizes an unreachable database and does not log
    // statements.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log: (level, message) => deps.log.warn({ level }, `accounts: ${message}`),
    },
    advanced: {
      cookiePrefix: 'elan',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: ['x-elan-client-address'] },
    },
  });
}

function databaseHooks(deps: Deps) {
  const { settings } = deps;
  return {
    account: {
      update: {
        async before(_changes, context) {
          const userId = context?.context.session?.user.id;
          if (context?.path === '/change-password' && userId !== undefined)
            await applyChangedPassword(settings, userId);
        },
      },
    },
    session: {
      create: {
        after: ({ userId }) => linkInvitations(deps, userId),
      },
      update: {
        // Cap renewal at the session's maximum age here, so every reader of its end date sees the same one.
        async before({ expiresAt }, context) {
          const began = context?.context.session?.session.createdAt;
          if (expiresAt === undefined || began === undefined) return;
          const lastEnd = began.getTime() + settings.sessionMaxDays * daySeconds * 1000;
          return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), lastEnd)) } };
        },
      },
      delete: {
        // Streams opened with this session end at once, however it ended (decision S-24).
        after: async ({ userId }) => deps.live.publish({ kind: 'user', userId, topic: 'session' }),
      },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}
