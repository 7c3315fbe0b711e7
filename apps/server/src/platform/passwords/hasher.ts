import { availableParallelism } from 'node:os';
import { createTurns } from '../turns.ts';
import { hashArgon2id, isArgon2idOf, type PasswordCost, verifyArgon2id } from './argon2id.ts';
import { spendScrypt, verifyScrypt } from './scrypt.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes. Decision 12 says why this one. */
export const recommendedCost: PasswordCost = { memory: 19 * 1024, passes: 2 };

/** Each hash keeps a processor busy, so one is left for people who are already signed in. */
const defaultAtOnce = Math.max(1, availableParallelism() - 1);
/** Queue length per running hash: about five seconds of waiting. */
const queuePerTurn = 100;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /**
   * Checks a password against its hash. A wrong password costs the same whatever algorithm made the hash.
   * @throws Error if the kind of hash is unknown
   */
  verify(hash: string, password: string): Promise<boolean>;
  /** Costs as much as checking a wrong password: for addresses without an account (decision S-11). */
  pretendToVerify(password: string): Promise<void>;
  /** Whether a hash has the current algorithm and cost. */
  isCurrent(hash: string): boolean;
  /** How many passwords are being hashed, and how many wait. */
  load(): { running: number; waiting: number };
};

export type PasswordHasherOptions = {
  cost: PasswordCost;
  /**
   * Whether hashes from before argon2id are still stored. While they are, checking a wrong password costs both kinds.
   */
  holdsScrypt?: boolean;
  atOnce?: number;
  longestQueue?: number;
};

/**
 * Hashes and checks passwords a few at a time; calls beyond the queue are refused. Every call may throw Refusal
 * UNAVAILABLE with `retryAfterSeconds`.
 */
export function createPasswordHasher({
  cost,
  holdsScrypt = false,
  atOnce = defaultAtOnce,
  longestQueue = atOnce * queuePerTurn,
}: PasswordHasherOptions): PasswordHasher {
  const inTurn = createTurns({ atOnce, longestQueue });
  return {
    hash: (password) => inTurn(() => hashArgon2id(password, cost)),
    verify: (hash, password) =>
      inTurn(async () => {
        const isRight = await verifyArgon2id(hash, password);
        if (isRight !== undefined) {
          if (!isRight && holdsScrypt) await spendScrypt(password);
          return isRight;
        }
        const wasRight = await verifyScrypt(hash, password);
        if (!wasRight) await hashArgon2id(password, cost);
        return wasRight;
      }),
    pretendToVerify: (password) =>
      inTurn(async () => {
        await hashArgon2id(password, cost);
        if (holdsScrypt) await spendScrypt(password);
      }),
    isCurrent: (hash) => isArgon2idOf(hash, cost),
    load: inTurn.load,
  };
}
