import * as z from 'zod/mini';
import type { Deps } from '../../rpc/deps.ts';

/** The way of signing in; `code` is the second factor after another way. */
export type SignInWay = 'password' | 'link' | 'passkey' | 'provider' | 'code';

const answerFields = z.object({ code: z.optional(z.string()), pending: z.optional(z.string()) });

/**
 * Writes to the log how a sign-in ended and for which account, by its id and never by its address. The line also has the
 * request it belongs to.
 * @param account null for an address without an account, and during a lock, when it is not looked up
 */
export async function logSignIn(
  { log }: Pick<Deps, 'log'>,
  way: SignInWay,
  account: string | null,
  answer: Response,
): Promise<void> {
  const { code, pending } = z.safeParse(answerFields, await answer.clone().json()).data ?? {};
  const opened = pending === undefined ? 'signed in' : 'code asked for';
  const outcome = answer.ok ? opened : 'refused';
  log.info({ account, way, outcome, ...(code === undefined ? {} : { code }) }, 'sign-in');
}
