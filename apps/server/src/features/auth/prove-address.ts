import { eq, inArray, sql } from 'drizzle-orm';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import type { Write } from '../../db/write.ts';
import type { Settings } from '../../env.ts';
import { attemptKeys } from './login-attempts.ts';

/**
 * Confirms the address of an account for the person who has just proved that it is theirs. Anybody may have typed it at
 * sign-up: unless this is the browser that signed up, everything that opens the account ends: the password, providers,
 * sessions, passkeys, access tokens, assistants, the authenticator, and what waits to become one of these. Call it in
 * the transaction of the proof. Where no mail leaves the server, a mailed link proves nothing, and nothing happens.
 * @param isSignUpBrowser see `isSignUpBrowser`
 * @returns whether anything could have ended, which its owner has to be told
 */
export async function proveAddress(
  { tx, liveUser }: Write,
  settings: Pick<Settings, 'confirmsAddresses'>,
  userId: string,
  isSignUpBrowser: boolean,
): Promise<boolean> {
  if (!settings.confirmsAddresses) return false;
  const [person] = await tx
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (person === undefined || person.isConfirmed) return false;
  await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId));
  if (isSignUpBrowser) return false;
  for (const table of [accounts, sessions, passkeys, accessTokens, assistantGrants, authenticators]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.delete(verifications).where(inArray(verifications.value, [userId, person.email]));
  await tx.delete(loginAttempts).where(inArray(loginAttempts.email, attemptKeys(userId, person.email)));
  liveUser(userId, 'session');
  return true;
}
