import { randomUUID } from 'node:crypto';
import { Refusal } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import { type Language, toLanguage } from '@elan/domain/locale';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import { mailConfirmsAddresses } from '../../env.ts';
import type { Deps } from '../../rpc/deps.ts';
import { linkInvitations } from '../collaboration/public.ts';
import { confirmationLinkHours, confirmationMail, resetLinkMinutes, resetMail } from './mails.ts';

const daySeconds = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Accounts and sessions (better-auth). Rate limits stand before it (auth-routes.ts); sessions are read by rpc/actor.ts.
 */
export function createAuth(deps: Deps) {
  const { settings } = deps;
  const secure = settings.publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: deps.authSecret,
    telemetry: { enabled: false },
    database: drizzleAdapter(deps.db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: mailConfirmsAddresses(settings),
      disableSignUp: !settings.signupsEnabled,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      async sendResetPassword({ user, token }) {
        const link = `${settings.publicUrl}/auth?type=recovery&token=${encodeURIComponent(token)}`;
        const mail = resetMail(user.email, link, await languageOf(deps, user.id), settings.productName);
        await write(deps, (work) => work.mail(mail));
      },
    },
    emailVerification: {
      sendOnSignUp: mailConfirmsAddresses(settings),
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: confirmationLinkHours * 60 * 60,
      sendVerificationEmail: ({ user, token }) => sendConfirmation(deps, user, token),
    },
    session: {
      expiresIn: 30 * daySeconds,
      updateAge: daySeconds,
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    plugins: [bearer({ requireSignature: true })],
    databaseHooks: {
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
        delete: {
          // However it ended, the streams that were opened with it end at once (decision S-24).
          after: async ({ userId }) => deps.live.publish({ kind: 'user', userId, topic: 'session' }),
        },
      },
    },
    trustedOrigins: [settings.publicUrl],
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

async function languageOf({ db }: Deps, userId: string): Promise<Language> {
  const [preferences] = await db
    .select({ language: userPreferences.language })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return toLanguage(preferences?.language);
}

/** Signing in again and again with somebody else's address does not fill their inbox: the mail is left out. */
async function sendConfirmation(deps: Deps, user: { id: string; email: string }, token: string): Promise<void> {
  try {
    await deps.limiter.consume('mail', user.email);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const { publicUrl, productName } = deps.settings;
  const link = `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`;
  const mail = confirmationMail(user.email, link, await languageOf(deps, user.id), productName);
  await write(deps, (work) => work.mail(mail));
}
