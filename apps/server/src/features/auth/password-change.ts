import { AsyncLocalStorage } from 'node:async_hooks';
import { toLanguage } from '@elan/domain/locale';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import type { Settings } from '../../env.ts';
import { attemptKeys } from './login-attempts.ts';
import { type OtherWays, passwordChangedMail } from './password-mails.ts';

/** The transaction better-auth has open in the current async context. */
const open = new AsyncLocalStorage<Transaction>();

/** Wraps the database for better-auth so that its hooks can write in the transaction they run in. */
export function withOpenTransaction(db: Database): Database {
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') {
        const transaction: Database['transaction'] = (work, config) =>
          target.transaction((tx) => open.run(tx, () => work(tx)), config);
        return transaction;
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Applies the effects of a new password that better-auth stores, in its transaction. */
export function applyChangedPassword(settings: Settings, userId: string): Promise<void> {
  const tx = open.getStore();
  if (tx === undefined) throw new Error('a password is only changed inside a transaction');
  return applyNewPassword(tx, settings, userId);
}

/**
 * Applies the effects of a new password, in the transaction that stores it: mails the owner (decision M-02), revokes
 * access tokens, disconnects assistants, ends other reset links (S-25), and clears locks (S-04).
 * @param kept what else opens the account, or did until now; only a reset says so
 */
export async function applyNewPassword(
  tx: Transaction,
  settings: Settings,
  userId: string,
  kept: OtherWays = { others: [], isRemoved: false },
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, language: userPreferences.language })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
    // An access token made or an assistant allowed at the same moment ends too, or is refused.
    .for('update', { of: users });
  if (person === undefined) return;
  const to = { email: person.email, language: toLanguage(person.language) };
  const tokens = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .returning({ name: accessTokens.name });
  const assistants = await tx
    .delete(assistantGrants)
    .where(eq(assistantGrants.userId, userId))
    .returning({ id: assistantGrants.id });
  const ended = { tokens: tokens.map(({ name }) => name), assistants: assistants.length };
  await tx.insert(outboxMails).values(passwordChangedMail(settings, to, `${settings.publicUrl}/auth`, ended, kept));
  await tx.delete(loginAttempts).where(inArray(loginAttempts.email, attemptKeys(userId, person.email)));
  await tx.delete(verifications).where(eq(verifications.value, userId));
}
