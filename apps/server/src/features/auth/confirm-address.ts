import { toLanguage } from '@elan/domain/locale';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { accounts, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { addressProved } from './mail-words.ts';
import { ownerOfLink, readMailedLink, storeLink } from './mailed-link.ts';
import { letter } from './mails.ts';
import { proveAddress } from './prove-address.ts';
import { isSignUpBrowser } from './sign-up-browser.ts';
import { authRefusal } from './signed-in-person.ts';

/** What a link of an earlier version holds, which better-auth signed: they work for a day. */
const earlierLink = z.object({ email: z.string(), userId: z.string() });

/**
 * Where a link of an earlier version leads: to the page with the button, as today's do. Mail scanners follow links, so
 * this changes nothing.
 */
export function redirectToConfirmation(token: string): Response {
  const location = `/auth?${new URLSearchParams({ type: 'confirm', token })}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * Confirms the address of a new account for the person who presses the button behind its link (decision N-02). In
 * another browser than the one that signed up, the password goes, and the answer has what lets this person choose
 * theirs. A second press changes nothing.
 * @param headers of the request
 */
export async function confirmByPress(deps: Deps, headers: Headers, code: string): Promise<Response> {
  const { settings } = deps;
  const isEarlier = code.split('.').length === 3;
  const found = isEarlier ? await ownerOfEarlier(deps, code) : await ownerOf(deps, code);
  if (found === undefined || !settings.confirmsAddresses) return authRefusal(400, 'INVALID_TOKEN');
  const { userId, email } = found;
  const reset = await write(deps, async (work) => {
    const ended = await proveAddress(work, settings, userId, isSignUpBrowser(deps, headers, userId));
    const account = await findAccount(work.tx, email);
    if (ended) {
      const to = { email, language: toLanguage(account?.language) };
      await work.mail(letter(addressProved, settings, to, `${settings.publicUrl}/auth`));
    }
    const ways = await work.tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId)).limit(1);
    // Also for a page that was loaded again before a password was chosen.
    return ways.length > 0 ? undefined : storeLink(work.tx, 'reset-password:', { userId, email, now: deps.now() });
  });
  return Response.json({ email, ...(reset === undefined ? {} : { reset }) });
}

async function ownerOf(deps: Deps, code: string) {
  const userId = await ownerOfLink(deps.db, 'confirm-address:', code, deps.now());
  return userId === undefined ? undefined : { userId, email: readMailedLink('confirm-address:', code).address };
}

async function ownerOfEarlier(deps: Deps, token: string) {
  const { verifyJWT } = await import('better-auth/crypto');
  const held = z.safeParse(earlierLink, await verifyJWT(token, deps.authSecret)).data;
  const account = held === undefined ? undefined : await findAccount(deps.db, held.email);
  return account === undefined || account.id !== held?.userId
    ? undefined
    : { userId: account.id, email: account.email };
}

/**
 * Marks an address as confirmed on the operator's authority (decision S-08).
 * @param email in lower case
 * @returns whether an account has this address
 */
export async function confirmAddress(db: Database, email: string): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return confirmed.length > 0;
}
