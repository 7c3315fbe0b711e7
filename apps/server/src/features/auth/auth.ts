import { randomUUID } from 'node:crypto';
import { limits } from '@elan/domain/limits';
import { toLanguage } from '@elan/domain/locale';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { resetLinkMinutes, resetMail } from './mails.ts';

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
      disableSignUp: !settings.signupsEnabled,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      async sendResetPassword({ user, token }) {
        const [preferences] = await deps.db
          .select({ language: userPreferences.language })
          .from(userPreferences)
          .where(eq(userPreferences.userId, user.id));
        const link = `${settings.publicUrl}/auth?type=recovery&token=${encodeURIComponent(token)}`;
        const mail = resetMail(user.email, link, toLanguage(preferences?.language), settings.productName);
        await write(deps, (work) => work.mail(mail));
      },
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
