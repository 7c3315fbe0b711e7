import { lockedUntil, remainingAttempts } from '@elan/domain/lockout';
import * as z from 'zod/mini';
import type { Deps } from '../../rpc/deps.ts';
import { countFailure, findLock, passwordChangeKey, takeBackFailure } from './login-attempts.ts';
import { currentPasswordLocked } from './mail-words.ts';
import { notifyOfFirstLock } from './notify-of-first-lock.ts';
import { refuseLocked } from './refuse-locked.ts';
import { findSignedIn } from './signed-in-person.ts';

const failure = z.object({ code: z.literal('INVALID_PASSWORD') });

/**
 * Limits wrong current passwords per account when the password is changed, with the same rule as the sign-in lock
 * (decision S-04): a stolen session must not be enough to guess the password. Each try is counted before its password
 * is checked, so at most seven concurrent guesses are checked; the count is taken back when the password was not what
 * failed. A successful change clears the count (applyNewPassword).
 * @param token the session token; undefined without a session, which better-auth then refuses
 */
export async function guardPasswordChange(
  deps: Deps,
  token: string | undefined,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return attempt();
  const key = passwordChangeKey(person.id);
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
  if (lock !== null) {
    await notifyOfFirstLock(deps, key, person.email, currentPasswordLocked, '/account');
    return refuseLocked(deps, lock, { justLocked: true });
  }
  const code = 'INVALID_PASSWORD';
  return Response.json({ code, message: code, remaining: remainingAttempts(attempts, now) }, { status: 400 });
}
