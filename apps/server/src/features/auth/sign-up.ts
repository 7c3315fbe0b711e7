import type { Language } from '@elan/domain/locale';
import { sqlState, type Transaction, uniqueViolation } from '../../db/client.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { mailLinkIn } from './mailed-link.ts';
import { passwordProblem } from './password-problem.ts';
import { signUpCookie } from './sign-up-browser.ts';
import { authRefusal } from './signed-in-person.ts';

type Newcomer = { email: string; password: string; language: Language };

/**
 * Makes an account with a password; nobody is signed in yet. A known address is said to be taken (decision S-11). Where
 * addresses are confirmed, the link is mailed with it, and the answer's cookie lets this browser keep its password.
 * @param newcomer with the address in lower case
 */
export async function signUp(deps: Deps, { email, password, language }: Newcomer): Promise<Response> {
  const { settings } = deps;
  const taken = () => authRefusal(422, 'USER_ALREADY_EXISTS');
  if ((await findAccount(deps.db, email)) !== undefined) return taken();
  if (!settings.signupsEnabled) return authRefusal(400, 'EMAIL_PASSWORD_SIGN_UP_DISABLED');
  const problem = passwordProblem(password);
  if (problem !== null) return authRefusal(400, problem);
  // Before the transaction, which must not wait for it.
  const hash = await deps.passwords.hash(password);
  try {
    const userId = await write(deps, async (work) => {
      const id = await insertAccount(work.tx, { email, language, isConfirmed: false, now: deps.now() });
      await work.tx.insert(accounts).values({ ...credentialOf(id, deps.now()), password: hash });
      if (settings.confirmsAddresses) await mailLinkIn(deps, work, 'confirm-address:', email);
      return id;
    });
    const { confirmsAddresses } = settings;
    const answer = Response.json({ user: { id: userId, email }, needsConfirmation: confirmsAddresses });
    if (confirmsAddresses) answer.headers.append('set-cookie', signUpCookie(deps, userId));
    return answer;
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return taken();
    throw error;
  }
}

/** Inserts a person who has no way to sign in yet. @returns their id */
export async function insertAccount(
  tx: Transaction,
  { email, language, isConfirmed, now }: { email: string; language: Language; isConfirmed: boolean; now: Date },
): Promise<string> {
  const userId = crypto.randomUUID();
  await tx.insert(users).values({ id: userId, name: '', email, emailVerified: isConfirmed, createdAt: now });
  await tx.insert(userPreferences).values({ userId, language });
  return userId;
}

/** The row that holds a password, in better-auth's form. */
export const credentialOf = (userId: string, now: Date) => ({
  id: crypto.randomUUID(),
  userId,
  providerId: 'credential',
  accountId: userId,
  createdAt: now,
});
