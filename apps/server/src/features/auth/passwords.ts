import { AsyncLocalStorage } from 'node:async_hooks';
import type { PasswordHasher } from '../../platform/passwords/hasher.ts';

/** A hash that was made before it is asked for. */
const ahead = new AsyncLocalStorage<{ password: string; hash: string }>();

/** A right password whose stored hash is of an earlier kind, hashed the way new ones are. */
export type RenewedHash = { from: string; to: string };
const signingIn = new AsyncLocalStorage<{ renewed: RenewedHash | null }>();

/** How better-auth hashes and checks passwords (decision S-25). */
export function passwordsOf(hasher: PasswordHasher) {
  return {
    hash: async (password: string) => {
      const made = ahead.getStore();
      if (made?.password === password) return made.hash;
      if (signingIn.getStore() === undefined) return hasher.hash(password);
      // While somebody signs in, better-auth hashes only to spend the time that a check takes.
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

/** Hashes first and works then: better-auth hashes a new account's password inside a transaction, which must not wait. */
export async function hashAhead<T>(hasher: PasswordHasher, password: string, work: () => Promise<T>): Promise<T> {
  return ahead.run({ password, hash: await hasher.hash(password) }, work);
}

/** Runs a sign-in; `renewed` is the hash to store in place of an earlier kind. */
export async function withRenewal<T>(work: () => Promise<T>): Promise<{ result: T; renewed: RenewedHash | null }> {
  const signIn = { renewed: null as RenewedHash | null };
  const result = await signingIn.run(signIn, work);
  return { result, renewed: signIn.renewed };
}
