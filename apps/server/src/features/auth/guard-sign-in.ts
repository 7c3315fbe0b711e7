import { lockedUntil, lockSecondsLeft, remainingAttempts } from '@elan/domain/lockout';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions, users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { hasAuthenticator } from './check-code.ts';
import { logSignIn, type SignInWay } from './log-sign-in.ts';
import { clearUnlessLocked, countFailure, findLock } from './login-attempts.ts';
import { requireCode } from './require-code.ts';

const answerFields = z.object({
  code: z.optional(z.string()),
  token: z.optional(z.string()),
  user: z.optional(z.object({ id: z.string() })),
});

/**
 * Guards one sign-in attempt (decision S-04). Only a wrong password or an unknown address counts, and both get the same
 * answer. During the lock every attempt is refused without checking the password. Concurrent attempts are checked
 * against the lock again once their result is known, so at most seven of them reveal whether a guess was right.
 * Where the person has an authenticator, a right password, link or provider does not sign in yet, and does not clear
 * the failure count: the session that better-auth has opened is deleted before its token is sent, and a code is asked
 * for.
 * @param email in lower case
 * @param attempt checks the password, at the same cost for unknown addresses
 */
export async function guardSignIn(
  deps: Deps,
  way: SignInWay,
  email: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const answer = await answerAttempt(deps, way, email, attempt);
  await logSignIn(deps, way, email, answer);
  return answer;
}

async function answerAttempt(
  deps: Deps,
  way: SignInWay,
  email: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const lock = await findLock(deps, email);
  if (lock !== null) return refuseLocked(deps, lock);
  const response = await attempt();
  const { code, token, user } = z.safeParse(answerFields, await response.clone().json()).data ?? {};
  if (response.ok && way !== 'passkey' && user !== undefined && (await hasAuthenticator(deps, user.id))) {
    if (token !== undefined) await deps.db.delete(sessions).where(eq(sessions.token, token));
    const lockedMeanwhile = await findLock(deps, email);
    return lockedMeanwhile === null ? requireCode(deps, user.id) : refuseLocked(deps, lockedMeanwhile);
  }
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
  // This code reveals that the password was right.
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

/** Refuses without checking the password: the lock has to end first. */
export function refuseLocked(deps: Deps, until: Date, more: { justLocked?: true } = {}): Response {
  const code = 'ACCOUNT_LOCKED';
  const retryAfterSeconds = lockSecondsLeft(until, deps.now());
  return Response.json(
    { code, message: code, retryAfterSeconds, ...more },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}
