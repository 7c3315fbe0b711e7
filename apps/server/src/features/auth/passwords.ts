import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * Passwords looked at in one moment. Each keeps a processor busy for its whole duration, so one is left for everybody
 * who is already in: a crowd that signs in waits for itself.
 */
const atOnce = Math.max(1, availableParallelism() - 1);

let running = 0;
const waiting: (() => void)[] = [];

/** A hash that was made before it is asked for. */
const ahead = new AsyncLocalStorage<{ password: string; hash: string }>();

/** The salted, slow hashing of better-auth (decision S-25), a few at a time and in the order of arrival. */
export const passwords = {
  hash: async (password: string) => {
    const made = ahead.getStore();
    return made?.password === password ? made.hash : inTurn(() => hashPassword(password));
  },
  verify: (stored: { hash: string; password: string }) => inTurn(() => verifyPassword(stored)),
};

/** Hashes first and works then: better-auth hashes a new account's password inside a transaction, which must not wait. */
export async function hashAhead<T>(password: string, work: () => Promise<T>): Promise<T> {
  return ahead.run({ password, hash: await inTurn(() => hashPassword(password)) }, work);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
