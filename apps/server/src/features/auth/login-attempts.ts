import { type LoginAttempts, lockedUntil, lockout } from '@elan/domain/lockout';
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { deleteInPortions } from '../../db/portions.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Start of the lock window: a count at or above the limit whose last failure is older no longer locks. */
const lockBegan = (now: Date) => new Date(now.getTime() - lockout.lockMinutes * 60_000);
/** A later failure was counted before the clock was set back. */
const atTheLatest = (now: Date) => new Date(now.getTime() + lockout.aheadMinutes * 60_000);
const rememberedSince = (now: Date) => new Date(now.getTime() - lockout.forgottenAfterHours * 60 * 60_000);

/** Key for wrong current passwords, counted per account. It has no @, so it cannot collide with an address. */
export const passwordChangeKey = (userId: string) => `account:${userId}`;

/** Key for wrong codes of an authenticator. */
export const codeKey = (userId: string) => `code:${userId}`;

/** Every key under which failures of an account are counted. */
export const attemptKeys = (userId: string, email: string) => [email, passwordChangeKey(userId), codeKey(userId)];

/**
 * Returns when the lock of one way in ends; null when it is not locked.
 * @param email the address, for passwords, or another key; likewise below
 */
export async function findLock({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<Date | null> {
  const [row] = await db
    .select({ count: loginAttempts.count, lastAttempt: loginAttempts.lastAttemptAt })
    .from(loginAttempts)
    .where(eq(loginAttempts.email, email));
  return lockedUntil(row, now());
}

/**
 * Counts one failure in a single conditional statement, so concurrent failures are counted exactly; during the lock
 * nothing changes. Follows `afterFailure` of the domain; an expired count starts over.
 * @returns the updated record; undefined when the address was locked in the meantime
 */
export async function countFailure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<LoginAttempts | undefined> {
  const at = now();
  const { count, lastAttemptAt } = loginAttempts;
  const isOver = sql`((${count} >= ${lockout.maxFailures} and ${lte(lastAttemptAt, lockBegan(at))})
    or ${lte(lastAttemptAt, rememberedSince(at))} or ${gt(lastAttemptAt, atTheLatest(at))})`;
  const [counted] = await db
    .insert(loginAttempts)
    .values({ email, count: 1, lastAttemptAt: at })
    .onConflictDoUpdate({
      target: loginAttempts.email,
      set: { count: sql`case when ${isOver} then 1 else ${count} + 1 end`, lastAttemptAt: at },
      setWhere: sql`${count} < ${lockout.maxFailures} or ${isOver}`,
    })
    .returning({ count });
  return counted === undefined ? undefined : { count: counted.count, lastAttempt: at };
}

/**
 * Clears an address's failure count, but not a lock. Both parts of the statement see the row after any concurrent failure is
 * counted.
 * @returns when the remaining lock ends; null when the address is clear
 */
export async function clearUnlessLocked(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<Date | null> {
  const now = deps.now();
  const { count, lastAttemptAt } = loginAttempts;
  const existing = deps.db.$with('existing').as(
    deps.db
      .select({ address: sql<string>`${loginAttempts.email}`.as('address'), count, lastAttempt: lastAttemptAt })
      .from(loginAttempts)
      .where(eq(loginAttempts.email, email))
      .for('update'),
  );
  const cleared = deps.db.$with('cleared').as(
    deps.db
      .delete(loginAttempts)
      .where(
        and(
          sql`${loginAttempts.email} = (select address from existing)`,
          or(lt(count, lockout.maxFailures), lte(lastAttemptAt, lockBegan(now)), gt(lastAttemptAt, atTheLatest(now))),
        ),
      )
      .returning({ email: loginAttempts.email }),
  );
  const [row] = await deps.db
    .with(existing, cleared)
    .select({ count: existing.count, lastAttempt: existing.lastAttempt })
    .from(existing);
  return lockedUntil(row, now);
}

/** Takes back a failure that was counted before its result was known. */
export async function takeBackFailure({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  const { email, count } = loginAttempts;
  await db
    .update(loginAttempts)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(email, key), gt(count, 0)));
}

/** Deletes counts with no new failure for a day. */
export async function forgetOldAttempts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteInPortions(db, loginAttempts, lte(loginAttempts.lastAttemptAt, rememberedSince(now())));
}
