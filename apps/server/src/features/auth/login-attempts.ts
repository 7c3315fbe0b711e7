import { type LoginAttempts, lockedUntil, lockout } from '@elan/domain/lockout';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import type { Deps } from '../../rpc/deps.ts';

/** A count at or past the limit whose last failure is older than this no longer locks. */
const lockBegan = (now: Date) => new Date(now.getTime() - lockout.lockMinutes * 60_000);
const rememberedSince = (now: Date) => new Date(now.getTime() - lockout.forgottenAfterHours * 60 * 60_000);

/** When the lock of an address ends; null when it is not locked. */
export async function findLock({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<Date | null> {
  const [row] = await db
    .select({ count: loginAttempts.count, lastAttempt: loginAttempts.lastAttemptAt })
    .from(loginAttempts)
    .where(eq(loginAttempts.email, email));
  return lockedUntil(row, now());
}

/**
 * Counts one failure in one conditional statement, so that any number of failures at once count exactly; during the
 * lock nothing changes. The rule is `afterFailure` of the domain, and a count that is long forgotten begins anew.
 * @returns the record as it stands then; undefined when the address was locked meanwhile
 */
export async function countFailure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<LoginAttempts | undefined> {
  const at = now();
  const { count, lastAttemptAt } = loginAttempts;
  const isOver = sql`((${count} >= ${lockout.maxFailures} and ${lte(lastAttemptAt, lockBegan(at))})
    or ${lte(lastAttemptAt, rememberedSince(at))})`;
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
 * Clears the count of an address, but no lock.
 * @returns when the lock ends that stands in the way; null when the address is clear
 */
export async function clearUnlessLocked(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<Date | null> {
  const { count, lastAttemptAt } = loginAttempts;
  const cleared = await deps.db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.email, email),
        or(lt(count, lockout.maxFailures), lte(lastAttemptAt, lockBegan(deps.now()))),
      ),
    )
    .returning({ email: loginAttempts.email });
  return cleared.length > 0 ? null : findLock(deps, email);
}

/** Forgets counts that nobody added to for a day. */
export async function forgetOldAttempts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(loginAttempts).where(lte(loginAttempts.lastAttemptAt, rememberedSince(now())));
}
