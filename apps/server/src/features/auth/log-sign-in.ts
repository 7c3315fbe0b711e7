import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';

/** How somebody signs in. A passkey is two factors by itself: the device, and what it checks its holder with. */
export type SignInWay = 'password' | 'link' | 'passkey' | 'provider';

const answerFields = z.object({
  code: z.optional(z.string()),
  pending: z.optional(z.string()),
  justLocked: z.optional(z.boolean()),
});

/**
 * Writes to the log how a sign-in ended and for which account, by its id and never by its address; an address without an
 * account is null. During a lock the account is not looked up; the line of the attempt that locked it has it. The line also has the request it belongs to.
 * @param way `code` for the code that follows another way
 * @param email in lower case
 */
export async function logSignIn(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  way: SignInWay | 'code',
  email: string,
  answer: Response,
): Promise<void> {
  const { code, pending, justLocked } = z.safeParse(answerFields, await answer.clone().json()).data ?? {};
  const isLocked = code === 'ACCOUNT_LOCKED' && justLocked !== true;
  const [person] = isLocked ? [] : await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const opened = pending === undefined ? 'signed in' : 'code asked for';
  const outcome = answer.ok ? opened : 'refused';
  log.info({ account: person?.id ?? null, way, outcome, ...(code === undefined ? {} : { code }) }, 'sign-in');
}
