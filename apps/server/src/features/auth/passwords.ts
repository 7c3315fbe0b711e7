import { AsyncLocalStorage } from 'node:async_hooks';
import type { PasswordHasher } from '../../platform/passwords/hasher.ts';

/** A hash computed before better-auth asks for it. */
const ahead = new AsyncLocalStorage<{ password: string; hash: string }>();

/** A verified password whose stored hash uses an older algorithm, with its new hash. */
export type RenewedHash = { from: string; to: string };
const signingIn = new AsyncLocalStorage<{ renewed: RenewedHash | null }>();

/** How better-auth hashes and checks passwords (decision S-25). */
export function passwordsOf(hasher: PasswordHasher) {
  return {
    hash: async (password: string) => {
      const made = ahead.getStore();
      if (made?.password === password) return made.hash;
      if (signingIn.getStore() === undefined) return hasher.hash(password);
      // During sign-in, better-auth hashes only to take as long as a real check would.
      await hasher.pretendToVerify(password);
      return '';
    },
    verify: async ({ hash, password }: { hash: string; password: string }) => {
      const isRight = await hasher.verify(hash, password);
      const signIn = signingIn.getStore();
      if (isRight && signIn !== undefined && !hasher.isCurrent(hash)) {
        signIn.renewed = { from: hash, to: await hasher.hash(password) };
      }
      return isRight;
    },
  };
}

/**
 * Hashes the password before running `work`: better-auth hashes a new account's password inside a transaction, which
 * must not wait for it.
 */
export async function hashAhead<T>(hasher: PasswordHasher, password: string, work: () => Promise<T>): Promise<T> {
  return ahead.run({ password, hash: await hasher.hash(password) }, work);
}

/** Runs a sign-in; `renewed` is the new hash to store when the stored one uses an older algorithm. */
export async function withRenewal<T>(work: () => Promise<T>): Promise<{ result: T; renewed: RenewedHash | null }> {
  const signIn = { renewed: null as RenewedHash | null };
  const result = await signingIn.run(signIn, work);
  return { result, renewed: signIn.renewed };
}
