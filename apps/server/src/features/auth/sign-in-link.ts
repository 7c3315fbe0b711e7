import { toLanguage } from '@elan/domain/locale';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq, gt, like } from 'drizzle-orm';
import * as z from 'zod/mini';
import { userPreferences } from '../../db/schema/account.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Settings } from '../../env.ts';
import type { Deps } from '../../rpc/deps.ts';
import { refuseLocked } from './guard-sign-in.ts';
import { findLock } from './login-attempts.ts';
import { createMailedLink, readMailedLink } from './mailed-link.ts';
import { signInLinkMail, signInLinkMinutes } from './mails.ts';

const purpose = 'sign-in:';

/** Whether a mailed link can arrive: mail leaves the server, or the mailbox page shows it. */
export const mailArrives = ({ mail, environment }: Pick<Settings, 'mail' | 'environment'>): boolean =>
  mail.provider === 'smtp' || environment !== 'production';

/**
 * Mails a link that signs in. The answer is the same for every address; one without an account gets no mail, and one
 * that must be confirmed first gets its confirmation link again (decision S-08).
 * @param email in lower case
 */
export async function requestSignInLink(
  deps: Deps,
  email: string,
  sendConfirmation: () => Promise<unknown>,
): Promise<Response> {
  const lock = await findLock(deps, email);
  if (lock !== null) return refuseLocked(deps, lock);
  const { db, settings } = deps;
  const [person] = await db
    .select({ id: users.id, isConfirmed: users.emailVerified, language: userPreferences.language })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.email, email));
  if (person !== undefined && settings.confirmsAddresses && !person.isConfirmed) await sendConfirmation();
  else if (person !== undefined) await mailLink(deps, { ...person, email });
  return Response.json({ status: true });
}

async function mailLink(deps: Deps, person: { id: string; email: string; language: string | null }): Promise<void> {
  const { id, email } = person;
  const now = deps.now();
  const { identifier, code } = createMailedLink(purpose, email);
  const link = `${deps.settings.publicUrl}/auth?type=link&token=${encodeURIComponent(code)}`;
  const letter = signInLinkMail(deps.settings, { email, language: toLanguage(person.language) }, link, now);
  await write(deps, async ({ tx, mail }) => {
    // A deletion of the account either sees the link or ends before it.
    const [standing] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
    if (standing === undefined) return;
    // Only the newest link works.
    await tx
      .delete(verifications)
      .where(and(eq(verifications.value, id), like(verifications.identifier, `${purpose}%`)));
    const expiresAt = new Date(now.getTime() + signInLinkMinutes * 60_000);
    await tx.insert(verifications).values({ id: crypto.randomUUID(), identifier, value: id, expiresAt });
    await mail(letter);
  });
}

/** The address a link was sent to, which the guard of sign-ins needs. */
export const addressInLink = (code: string): string => readMailedLink(purpose, code).address;

/** Adds to better-auth the call that opens a session for the person with the link, once. */
export function signInLinkPlugin(deps: Deps) {
  return {
    id: 'sign-in-link',
    endpoints: {
      signInByLink: createAuthEndpoint(
        '/sign-in/link/confirm',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { identifier, address } = readMailedLink(purpose, ctx.body.token);
          const [used] = await deps.db
            .delete(verifications)
            .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, deps.now())))
            .returning({ userId: verifications.value });
          const user = used === undefined ? null : await ctx.context.internalAdapter.findUserById(used.userId);
          const isConfirmed = user?.emailVerified === true || !deps.settings.confirmsAddresses;
          if (user === null || user.email !== address || !isConfirmed) {
            throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'INVALID_TOKEN' });
          }
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
