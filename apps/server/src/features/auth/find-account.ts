import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, users } from '../../db/schema/auth.ts';

/**
 * The account of an address.
 * @param email in lower case
 * @returns with a null password where it has none; undefined where there is no account
 */
export async function findAccount(db: Database | Transaction, email: string) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: userPreferences.language,
      password: accounts.password,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email));
  return account;
}
