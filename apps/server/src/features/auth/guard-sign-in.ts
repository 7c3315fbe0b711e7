import { lockedUntil, lockSecondsLeft, remainingAttempts } from '@elan/domain/lockout';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions, users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { clearUnlessLocked, countFailure, findLock } from './login-attempts.ts';

const answerFields = z.object({ code: z.optional(z.string()), token: z.optional(z.string()) });

/**
 * Stands around one try to sign in (decision S-04). Only a wrong password or an unknown address counts, and both are
 * answered alike; during the lock nobody gets in and no password is looked at. Tries that run at the same time are
 * judged again when their result is known: of any number of guesses at once, no more than seven tell anything.
 * @param email in lower case
 * @param attempt checks the password; for unknown addresses too, at the same cost
 */
export async function guardSignIn(deps: Deps, email: string, attempt: () => Promise<Response>): Promise<Response> {
  const lock = await findLock(deps, email);
  if (lock !== null) return refuseLocked(deps, lock);
  const response = await attempt();
  const { code, token } = z.safeParse(answerFields, await response.clone().json()).data ?? {};
  if (response.ok) {
    const lockedMeanwhile = await clearUnlessLocked(deps, email);
    if (lockedMeanwhile === null) {
      await deps.db.update(users).set({ lastSignInAt: deps.now() }).where(eq(users.email, email));
      return response;
    }
    if (token !== undefined) await deps.db.delete(sessions).where(eq(sessions.token, token));
    return refuseLocked(deps, lockedMeanwhile);
  }
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return answerFailure(deps, email);
  // Says that the password was right.
  const lockedMeanwhile = code === 'EMAIL_NOT_VERIFIED' ? await findLock(deps, email) : null;
  return lockedMeanwhile === null ? response : refuseLocked(deps, lockedMeanwhile);
}

async function answerFailure(deps: Deps, email: string): Promise<Response> {
  const attempts = await countFailure(deps, email);
  const now = deps.now();
  if (attempts === undefined) return refuseLocked(deps, (await findLock(deps, email)) ?? now);
  const lock = lockedUntil(attempts, now);
  if (lock !== null) return refuseLocked(deps, lock, { justLocked: true });
  const code = 'INVALID_EMAIL_OR_PASSWORD';
  return Response.json({ code, message: code, remaining: remainingAttempts(attempts, now) }, { status: 401 });
}

/** Nothing was looked at: the lock has to end first. */
export function refuseLocked(deps: Deps, until: Date, more: { justLocked?: true } = {}): Response {
  const code = 'ACCOUNT_LOCKED';
  const retryAfterSeconds = lockSecondsLeft(until, deps.now());
  return Response.json(
    { code, message: code, retryAfterSeconds, ...more },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}
