import { createHash } from 'node:crypto';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { retention } from '@elan/domain/retention';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { repeatableCalls } from '../db/schema/repeatable-calls.ts';
import type { UserActor } from './actor.ts';
import type { Deps } from './deps.ts';

/** A call that its sender may send again with the same key. */
export type RepeatableCall = { user: UserActor; key: string; procedure: string; input: unknown };

/** Seconds after which a call without an answer has lost its process, and may be made again. */
const longestAnswer = 120;

/**
 * Makes a call once: a repeat with the same key within a day gets the first response. A refused call leaves nothing
 * behind, so it can be corrected and sent again.
 * @param work makes the call
 * @returns the response, new or repeated
 * @throws Refusal INVALID_INPUT when the key is none, or was sent with something else; CONFLICT while the first call is
 *   being answered
 */
export async function answerOnce<T>(deps: Deps, call: RepeatableCall, work: () => Promise<T>): Promise<T> {
  if (!/^[\x21-\x7e]{1,255}$/u.test(call.key)) throw keyRefused('not_a_key');
  const fingerprint = fingerprintOf(call);
  if (!(await claim(deps, call, fingerprint))) return earlierAnswer(deps, call, fingerprint) as Promise<T>;
  const own = and(thisCall(call), isNull(repeatableCalls.answer));
  try {
    const answer = await work();
    await deps.db
      .update(repeatableCalls)
      .set({ answer })
      .where(own)
      // The call itself was made.
      .catch((error: unknown) => deps.log.error({ err: error }, 'an answer could not be kept'));
    return answer;
  } catch (error) {
    await deps.db.delete(repeatableCalls).where(own);
    throw error;
  }
}

const keyRefused = (problem: string) => invalidInput('Idempotency-Key', problem);

const fingerprintOf = ({ procedure, input }: RepeatableCall) =>
  createHash('sha256')
    .update(JSON.stringify([procedure, input]))
    .digest('hex');

const thisCall = ({ user, key }: RepeatableCall) =>
  and(
    eq(repeatableCalls.userId, user.userId),
    eq(repeatableCalls.credentialId, user.sessionId),
    eq(repeatableCalls.key, key),
  );

/** @returns whether the call is new, or its first attempt ended without a response */
async function claim({ db }: Deps, { user, key }: RepeatableCall, fingerprint: string): Promise<boolean> {
  const { startedAt, answer, userId, credentialId } = repeatableCalls;
  const isForgotten = sql`${startedAt} < now() - make_interval(days => ${retention.repeatableCallDays})`;
  const isLost = sql`${answer} is null and ${startedAt} < now() - make_interval(secs => ${longestAnswer})`;
  const claimed = await db
    .insert(repeatableCalls)
    .values({ userId: user.userId, credentialId: user.sessionId, key, fingerprint })
    .onConflictDoUpdate({
      target: [userId, credentialId, repeatableCalls.key],
      set: { fingerprint, answer: null, startedAt: sql`now()` },
      setWhere: sql`(${isForgotten}) or (${isLost})`,
    })
    .returning({ key: repeatableCalls.key });
  return claimed.length > 0;
}

async function earlierAnswer({ db }: Deps, call: RepeatableCall, fingerprint: string): Promise<unknown> {
  const [earlier] = await db.select().from(repeatableCalls).where(thisCall(call));
  if (earlier !== undefined && earlier.fingerprint !== fingerprint) throw keyRefused('sent_with_something_else');
  if (earlier === undefined || earlier.answer === null) throw new Refusal('CONFLICT');
  return earlier.answer;
}
