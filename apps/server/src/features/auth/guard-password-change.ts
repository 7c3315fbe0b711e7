import { lockedUntil, remainingAttempts } from '@elan/domain/lockout';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { countFailure, findLock, passwordChangeKey, takeBackFailure } from './login-attempts.ts';
import { refuseLocked } from './refuse-locked.ts';

const failure = z.object({ code: z.literal('INVALID_PASSWORD') });

/**
 * Limits wrong current passwords per account when the password is changed, with the same rule as the sign-in lock
 * (decision S-04): a stolen session must not be enough to guess the password. Each try is counted before its password
 * is checked, so at most seven concurrent guesses are checked; the count is taken back when the password was not what
 * failed. A successful change clears the count (settleNewPassword).
 * @param token the session token; undefined without a session, which better-auth then refuses
 */
export async function guardPasswordChange(
  deps: Deps,
  token: string | undefined,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const userId = token === undefined ? undefined : await findPerson(deps, token);
  if (userId === undefined) return attempt();
  const key = passwordChangeKey(userId);
  const attempts = await countFailure(deps, key);
  if (attempts === undefined) return refuseLocked(deps, (await findLock(deps, key)) ?? deps.now());

  let isWrong = false;
  try {
    const response = await attempt();
    isWrong = failure.safeParse(await response.clone().json()).success;
    if (!isWrong) return response;
  } finally {
    if (!isWrong) await takeBackFailure(deps, key);
  }
  const now = deps.now();
  const lock = lockedUntil(attempts, now);
  if (lock !== null) return refuseLocked(deps, lock, { justLocked: true });
  const code = 'INVALID_PASSWORD';
  return Response.json({ code, message: code, remaining: remainingAttempts(attempts, now) }, { status: 400 });
}

async function findPerson({ db, now }: Deps, token: string): Promise<string | undefined> {
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now())));
  return session?.userId;
}
