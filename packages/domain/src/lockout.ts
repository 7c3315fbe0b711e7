/**
 * The lock of one way in (passwords, codes) after failures (specification 4 and 9, decisions S-04 and N-25): the same
 * rule on server and browser.
 */
export const lockout = {
  /** How many wrong credentials in a row lock an address. */
  maxFailures: 7,
  lockMinutes: 15,
  /** The server forgets a count that has not increased for this long. */
  forgottenAfterHours: 24,
  /** A failure further ahead than this was counted by a clock that was set back since; it no longer counts. */
  aheadMinutes: 1,
} as const;

/**
 * Wrong codes of an authenticator app, since the last right one, after which only recovery codes are taken: over any
 * time, a code of six digits is guessed with a chance of about one in ten thousand.
 */
export const mostWrongCodes = 30;

/** The wrong code at which the owner is told: one may be a slip of the finger. */
export const wrongCodesToTell = 2;

/** Failed sign-ins of one lower-case address. */
export type LoginAttempts = { count: number; lastAttempt: Date };

/**
 * When the lock of an address ends.
 * @returns null when it is not locked, or no longer
 */
export function lockedUntil(attempts: LoginAttempts | undefined, now: Date): Date | null {
  if (attempts === undefined || attempts.count < lockout.maxFailures) return null;
  if (attempts.lastAttempt.getTime() > now.getTime() + lockout.aheadMinutes * 60_000) return null;
  const until = new Date(attempts.lastAttempt.getTime() + lockout.lockMinutes * 60_000);
  return until > now ? until : null;
}

/** Whole seconds until a lock ends, at least 1. */
export function lockSecondsLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** Whole minutes until a lock ends, at least 1: the N of 'Try again in N minute(s).' */
export function lockMinutesLeft(until: Date, now: Date): number {
  return Math.ceil(lockSecondsLeft(until, now) / 60);
}

/** Failures left before the address is locked. A lock that has ended restores all of them (LOCK-008). */
export function remainingAttempts(attempts: LoginAttempts | undefined, now: Date): number {
  return lockout.maxFailures - failuresThatCount(attempts, now);
}

/** The record after one more failure. During a lock it does not change. */
export function afterFailure(attempts: LoginAttempts | undefined, now: Date): LoginAttempts {
  if (attempts !== undefined && lockedUntil(attempts, now) !== null) return attempts;
  return { count: failuresThatCount(attempts, now) + 1, lastAttempt: now };
}

function failuresThatCount(attempts: LoginAttempts | undefined, now: Date): number {
  if (attempts === undefined) return 0;
  if (attempts.count < lockout.maxFailures) return attempts.count;
  return lockedUntil(attempts, now) === null ? 0 : lockout.maxFailures;
}
