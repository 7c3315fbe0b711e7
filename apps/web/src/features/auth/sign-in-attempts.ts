import { afterFailure, type LoginAttempts, lockedUntil, lockout, remainingAttempts } from '@elan/domain/lockout';
import { type DeviceStorage, deviceStorage } from '../../lib/device-storage.ts';

/**
 * Failed sign-ins by address, for messages only: the lock itself is the server's (decision S-04). This record can make
 * the browser wait, but never lets anybody in.
 */
export type SignInAttempts = {
  /** When the lock ends, or null when this device knows of none. */
  lockedUntil: (email: string) => Date | null;
  /**
   * Records wrong credentials.
   * @param remaining what the server says is left; counted locally when it does not say
   * @returns how many attempts are left
   */
  failed: (email: string, remaining: number | undefined) => number;
  /**
   * Records that the server locked the address.
   * @returns when the lock ends
   */
  locked: (email: string, retryAfterSeconds: number | undefined) => Date;
  /** Resets the count after a successful sign-in (LOCK-009). */
  clear: (email: string) => void;
  /** The password was reset through an emailed link, which does not say for which address. */
  clearAll: () => void;
};

const prefix = 'elan.sign-in-attempts:';
const keyOf = (email: string) => prefix + email.trim().toLowerCase();

export function createSignInAttempts(storage: DeviceStorage, clock: () => Date = () => new Date()): SignInAttempts {
  const read = (email: string) => parse(storage.get(keyOf(email)), clock());
  const write = (email: string, { count, lastAttempt }: LoginAttempts) =>
    storage.set(keyOf(email), JSON.stringify({ count, lastAttempt: lastAttempt.getTime() }));

  return {
    lockedUntil: (email) => lockedUntil(read(email), clock()),
    failed: (email, remaining) => {
      const counted = afterFailure(read(email), clock());
      const attempts = remaining === undefined ? counted : { ...counted, count: lockout.maxFailures - remaining };
      write(email, attempts);
      return remainingAttempts(attempts, clock());
    },
    locked: (email, retryAfterSeconds) => {
      const longest = lockout.lockMinutes * 60_000;
      const wait = Math.min((retryAfterSeconds ?? Number.POSITIVE_INFINITY) * 1000, longest);
      const lastAttempt = new Date(clock().getTime() + wait - longest);
      write(email, { count: lockout.maxFailures, lastAttempt });
      return new Date(lastAttempt.getTime() + longest);
    },
    clear: (email) => storage.remove(keyOf(email)),
    clearAll: () => {
      for (const key of storage.keys(prefix)) storage.remove(key);
    },
  };
}

/** Parses the stored {count, lastAttempt} (LOCK-010). Unreadable or future-dated records are ignored. */
function parse(stored: string | null, now: Date): LoginAttempts | undefined {
  try {
    const { count, lastAttempt } = JSON.parse(stored ?? '{}') as { count?: unknown; lastAttempt?: unknown };
    if (typeof count !== 'number' || typeof lastAttempt !== 'number' || lastAttempt > now.getTime()) return undefined;
    return { count, lastAttempt: new Date(lastAttempt) };
  } catch {
    return undefined;
  }
}

/** The record for this browser. */
export const signInAttempts = createSignInAttempts(deviceStorage);
