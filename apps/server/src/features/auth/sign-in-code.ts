import { toLanguage } from '@elan/domain/locale';
import {
  type LoginAttempts,
  lockedUntil,
  mostWrongCodes,
  remainingAttempts,
  wrongCodesToTell,
} from '@elan/domain/lockout';
import { and, eq, gt, sql } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { checkCode, isRecoveryCode } from './check-code.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logSignIn } from './log-sign-in.ts';
import { clearUnlessLocked, codeKey, countFailure, findLock, takeBackFailure } from './login-attempts.ts';
import { wrongCodes } from './mail-words.ts';
import { letter } from './mails.ts';
import type { OpenSession } from './open-session.ts';
import { refuseLocked } from './refuse-locked.ts';
import { pendingIdentifier } from './require-code.ts';
import { authRefusal } from './signed-in-person.ts';

type Waiting = NonNullable<Awaited<ReturnType<typeof findPending>>>;
type Typed = { pending: string; code: string };

/**
 * Completes a sign-in that waits for its code. Wrong codes have a lock of their own, by account, which wrong passwords
 * do not touch. Each try is counted before its code is checked, so at most seven at once are checked. Codes of six
 * digits can be guessed in time: after `mostWrongCodes` without a right one only recovery codes are taken.
 * @param typed `pending` is as requireCode gave it out
 */
export async function signInByCode(deps: Deps, typed: Typed, open: OpenSession): Promise<Response> {
  const person = await findPending(deps, typed.pending);
  if (person === undefined) return authRefusal(401, 'CODE_EXPIRED');
  const answer = await answerCode(deps, person, typed, open);
  await logSignIn(deps, 'code', person.id, answer);
  return answer;
}

async function answerCode(deps: Deps, person: Waiting, typed: Typed, open: OpenSession): Promise<Response> {
  if (person.wrongCodes >= mostWrongCodes && !isRecoveryCode(typed.code)) return authRefusal(401, 'CODES_USED_UP');
  const key = codeKey(person.id);
  const attempts = await countFailure(deps, key);
  if (attempts === undefined) return refuseLocked(deps, (await findLock(deps, key)) ?? deps.now());
  // What fails for another reason does not count.
  const isRight = await checkCode(deps, person.id, typed.code).catch(async (error: unknown) => {
    await takeBackFailure(deps, key);
    throw error;
  });
  if (!isRight) return answerWrong(deps, person, attempts);

  await takeBackFailure(deps, key);
  const lock = await clearUnlessLocked(deps, key);
  if (lock !== null) return refuseLocked(deps, lock);
  const [taken] = await deps.db
    .delete(verifications)
    .where(eq(verifications.identifier, pendingIdentifier(typed.pending)))
    .returning({ id: verifications.id });
  if (taken === undefined) return authRefusal(401, 'CODE_EXPIRED');
  return finishSignIn(deps, 'code', person, () => open(person.id));
}

async function answerWrong(deps: Deps, person: Waiting, attempts: LoginAttempts): Promise<Response> {
  await countWrongCode(deps, person);
  const now = deps.now();
  const lock = lockedUntil(attempts, now);
  if (lock !== null) return refuseLocked(deps, lock, { justLocked: true });
  const code = 'INVALID_CODE';
  return Response.json({ code, message: code, remaining: remainingAttempts(attempts, now) }, { status: 401 });
}

/** Counts a wrong code until the next right one, and tells the owner once: what came before the code was right. */
async function countWrongCode(deps: Deps, { id, email, language }: Waiting): Promise<void> {
  const { settings } = deps;
  await write(deps, async ({ tx, mail }) => {
    const [counted] = await tx
      .update(authenticators)
      .set({ wrongCodes: sql`${authenticators.wrongCodes} + 1` })
      .where(eq(authenticators.userId, id))
      .returning({ wrongCodes: authenticators.wrongCodes });
    if (counted?.wrongCodes !== wrongCodesToTell) return;
    await mail(letter(wrongCodes, settings, { email, language: toLanguage(language) }, `${settings.publicUrl}/auth`));
  });
}

async function findPending({ db, now }: Deps, pending: string) {
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: userPreferences.language,
      wrongCodes: sql<number>`coalesce(${authenticators.wrongCodes}, 0)`,
    })
    .from(verifications)
    .innerJoin(users, sql`${users.id}::text = ${verifications.value}`)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(and(eq(verifications.identifier, pendingIdentifier(pending)), gt(verifications.expiresAt, now())));
  return person;
}
