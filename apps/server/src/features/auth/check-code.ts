import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { authenticators } from '../../db/schema/authenticators.ts';
import type { Deps } from '../../rpc/deps.ts';

const stepSeconds = 30;

/** The generator behind an authenticator app. @param secret in base32 */
export const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6, label, issuer });

/** Recovery codes have 80 random bits, so one hash without salt is enough. */
export const hashOfRecoveryCode = (code: string) => createHash('sha256').update(code).digest('base64url');

/** What was typed, without the spaces and hyphens that make a code readable. */
const bare = (typed: string) => typed.replace(/[\s-]/gu, '').toUpperCase();

/** Whether an app is asked for when this person signs in. */
export async function hasAuthenticator({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return rows.length > 0;
}

/** Whether what was typed is not a code of the app; recovery codes cannot be guessed. */
export const isRecoveryCode = (typed: string) => !/^\d{6}$/u.test(bare(typed));

/**
 * Checks a code of the app or a recovery code, and consumes it in one conditional statement. A right one resets the
 * count of wrong ones.
 */
export async function checkCode(deps: Deps, userId: string, typed: string): Promise<boolean> {
  const code = bare(typed);
  const isTheirs = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return isRecoveryCode(code) ? useRecoveryCode(deps, code, isTheirs) : useCode(deps, code, isTheirs);
}

/** Turns a new authenticator on with its first code. */
export function confirmCode(deps: Deps, userId: string, typed: string): Promise<boolean> {
  return useCode(deps, bare(typed), eq(authenticators.userId, userId));
}

async function useCode(deps: Deps, code: string, which: SQL | undefined): Promise<boolean> {
  const { db } = deps;
  const [stored] = await db.select().from(authenticators).where(which);
  const step = stored === undefined ? null : await stepOfCode(deps, stored.secret, code);
  if (stored === undefined || step === null) return false;
  const used = await db
    .update(authenticators)
    .set({ lastStep: step, wrongCodes: 0 })
    .where(and(which, eq(authenticators.secret, stored.secret), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** @returns the half minute the code is for, which may be the one before or after; null for a wrong code */
async function stepOfCode(deps: Deps, encrypted: string, token: string): Promise<number | null> {
  const timestamp = deps.now().getTime();
  const { symmetricDecrypt } = await import('better-auth/crypto');
  try {
    const secret = await symmetricDecrypt({ key: deps.authSecret, data: encrypted });
    const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1_000 / stepSeconds) + delta;
  } catch (error) {
    deps.log.warn({ err: error }, 'the secret of an authenticator cannot be read: was AUTH_SECRET changed?');
    return null;
  }
}

async function useRecoveryCode({ db }: Deps, code: string, which: SQL | undefined): Promise<boolean> {
  const hash = hashOfRecoveryCode(code);
  const used = await db
    .update(authenticators)
    .set({ recoveryHashes: sql`array_remove(${authenticators.recoveryHashes}, ${hash})`, wrongCodes: 0 })
    .where(and(which, sql`${hash} = any(${authenticators.recoveryHashes})`))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}
