import { limits } from '@elan/domain/limits';
import { lockedUntil, remainingAttempts } from '@elan/domain/lockout';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { accounts } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logSignIn } from './log-sign-in.ts';
import { countFailure, findLock } from './login-attempts.ts';
import { passwordLocked } from './mail-words.ts';
import { notifyOfFirstLock } from './notify-of-first-lock.ts';
import type { OpenSession } from './open-session.ts';
import { refuseLocked } from './refuse-locked.ts';
import { authRefusal } from './signed-in-person.ts';

type Attempt = { email: string; password: string; rememberMe: boolean };

/**
 * Signs in with a password (decision S-04). A wrong password and an unknown address count and answer alike, at the same
 * cost. During the lock every password is refused unchecked; every other way in stays open. Concurrent attempts are
 * checked against the lock again once their result is known, so at most seven of them reveal whether a guess was right.
 * @param attempt with the address in lower case
 */
export async function signInByPassword(deps: Deps, attempt: Attempt, open: OpenSession): Promise<Response> {
  const { email, password, rememberMe } = attempt;
  const lock = await findLock(deps, email);
  if (lock !== null) return logged(deps, null, refuseLocked(deps, lock));
  if (password.length > limits.passwordMaximum) return authRefusal(400, 'PASSWORD_TOO_LONG');
  const person = await findAccount(deps.db, email);
  const hash = person?.password ?? null;
  if (hash === null) await deps.passwords.pretendToVerify(password);
  const isRight = hash !== null && (await deps.passwords.verify(hash, password));
  if (!isRight || person === undefined) return logged(deps, person?.id ?? null, await answerFailure(deps, email));
  const lockedMeanwhile = await findLock(deps, email);
  if (lockedMeanwhile !== null) return logged(deps, person.id, refuseLocked(deps, lockedMeanwhile));
  if (!deps.passwords.isCurrent(hash)) await renewHash(deps, person.id, hash, password);
  const answer = await finishSignIn(deps, 'password', person, () => open(person.id, rememberMe));
  return logged(deps, person.id, answer);
}

async function logged(deps: Deps, account: string | null, answer: Response): Promise<Response> {
  await logSignIn(deps, 'password', account, answer);
  return answer;
}

async function answerFailure(deps: Deps, email: string): Promise<Response> {
  const attempts = await countFailure(deps, email);
  const now = deps.now();
  if (attempts === undefined) return refuseLocked(deps, (await findLock(deps, email)) ?? now);
  const lock = lockedUntil(attempts, now);
  if (lock !== null) {
    await notifyOfFirstLock(deps, email, email, passwordLocked);
    return refuseLocked(deps, lock, { justLocked: true });
  }
  const code = 'INVALID_EMAIL_OR_PASSWORD';
  return Response.json({ code, message: code, remaining: remainingAttempts(attempts, now) }, { status: 401 });
}

/**
 * Hashes a password again whose hash an older algorithm made: sign-in is the only time it is known. If the new hash
 * cannot be stored, the next sign-in tries again.
 */
async function renewHash({ db, log, passwords }: Deps, userId: string, from: string, password: string): Promise<void> {
  try {
    const renewed = await passwords.hash(password);
    // Replace only the hash that was checked: the password may have changed in the meantime.
    await db
      .update(accounts)
      .set({ password: renewed, updatedAt: sql`now()` })
      .where(and(eq(accounts.userId, userId), eq(accounts.password, from)));
  } catch (error) {
    log.warn({ err: error }, 'a password hash could not be renewed');
  }
}

/** Whether any stored password hash predates argon2id. */
export async function holdsScryptHashes(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${accounts} where ${accounts.password} not like '$argon2id$%') as found`,
  );
  return rows[0]?.found === true;
}
