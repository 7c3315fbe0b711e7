import { randomUUID } from 'node:crypto';
import { limits } from '@elan/domain/limits';
import { toLanguage } from '@elan/domain/locale';
import { retention } from '@elan/domain/retention';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { bearer } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { linkInvitations } from '../collaboration/public.ts';
import { type Addressee, confirmationLinkHours, confirmationMail, resetLinkMinutes, resetMail } from './mails.ts';
import { passkeySignInPlugin } from './passkey-sign-in.ts';
import { settleNewPassword, withOpenTransaction } from './password-change.ts';
import { passwordsOf } from './passwords.ts';
import { providerSignInPlugin } from './provider-sign-in.ts';
import { signInCodePlugin } from './sign-in-code.ts';
import { signInLinkPlugin } from './sign-in-link.ts';

const daySeconds = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/** Accounts and sessions (better-auth). Rate limits apply before it (auth-routes.ts); rpc/actor.ts reads sessions. */
export function createAuth(deps: Deps) {
  const { settings } = deps;
  const secure = settings.publicUrl.startsWith('https:');
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
    emailAndPassword: {
      enabled: true,
      password: passwordsOf(deps.passwords),
      autoSignIn: false,
      requireEmailVerification: settings.confirmsAddresses,
      disableSignUp: !settings.signupsEnabled,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      async sendResetPassword({ user, token }) {
        const link = `${settings.publicUrl}/auth?type=recovery&token=${encodeURIComponent(token)}`;
        const mail = resetMail(settings, await addressee(deps, user), link, deps.now());
        await write(deps, (work) => work.mail(mail));
      },
    },
    emailVerification: {
      sendOnSignUp: settings.confirmsAddresses,
      // The sign-in screen has a separate button to request another mail.
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: confirmationLinkHours * 60 * 60,
      sendVerificationEmail: ({ user, token }) => sendConfirmation(deps, user, token),
    },
    session: {
      expiresIn: Math.min(retention.sessionDays, settings.sessionMaxDays) * daySeconds,
      updateAge: daySeconds,
      // A cached session would still work after it is revoked.
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    plugins: [
      bearer({ requireSignature: true }),
      signInLinkPlugin(deps),
      passkeySignInPlugin(deps),
      providerSignInPlugin(deps),
      signInCodePlugin(deps),
    ],
    hooks: {
      // better-auth turns some database failures into its own 500 and drops the cause.
      after: createAuthMiddleware(async ({ context: { returned } }) => {
        if (isAPIError(returned) && returned.cause !== undefined) throw returned.cause;
      }),
    },
    databaseHooks: {
      account: {
        update: {
          async before(_changes, context) {
            const userId = context?.context.session?.user.id;
            if (context?.path === '/change-password' && userId !== undefined) await settleNewPassword(settings, userId);
          },
        },
      },
      verification: {
        delete: {
          // Called when a reset link is used: its value is the id of the person whose password changes next. Expired
          // links are only cleaned up.
          async before({ id, value, expiresAt }, context) {
            const isSpent = context?.path === '/reset-password' && expiresAt > new Date();
            if (isSpent) await settleNewPassword(settings, value, id);
          },
        },
      },
      user: {
        create: {
          async after(user, context) {
            const body: unknown = context?.body;
            const language = toLanguage((body as { language?: unknown } | undefined)?.language);
            await deps.db.insert(userPreferences).values({ userId: user.id, language }).onConflictDoNothing();
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
    },
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

async function sendConfirmation(deps: Deps, user: { id: string; email: string }, token: string): Promise<void> {
  const link = `${deps.settings.publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`;
  const mail = confirmationMail(deps.settings, await addressee(deps, user), link, deps.now());
  await write(deps, (work) => work.mail(mail));
}

async function addressee({ db }: Deps, user: { id: string; email: string }): Promise<Addressee> {
  const [preferences] = await db
    .select({ language: userPreferences.language })
    .from(userPreferences)
    .where(eq(userPreferences.userId, user.id));
  return { email: user.email, language: toLanguage(preferences?.language) };
}
