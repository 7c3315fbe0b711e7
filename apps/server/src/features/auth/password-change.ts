import { AsyncLocalStorage } from 'node:async_hooks';
import { toLanguage } from '@elan/domain/locale';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import type { Settings } from '../../env.ts';
import { passwordAndTokensMail } from './access-token-mails.ts';
import { passwordChangeKey } from './login-attempts.ts';
import { passwordChangedMail } from './mails.ts';

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

/**
 * Applies the effects of a new password, in the transaction that stores it: mails the owner (decision M-02), revokes
 * access tokens, disconnects assistants, ends other reset links (S-25), and clears locks (S-04).
 * @param spent the reset link in use, which better-auth deletes itself
 */
export async function settleNewPassword(settings: Settings, userId: string, spent?: string): Promise<void> {
  const tx = open.getStore();
  if (tx === undefined) throw new Error('a password is only changed inside a transaction');
  const [person] = await tx
    .select({ email: users.email, language: userPreferences.language })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
    // An access token made or an assistant allowed at the same moment ends too, or is refused.
    .for('update', { of: users });
  if (person === undefined) return;
  const addressee = { email: person.email, language: toLanguage(person.language) };
  const revoked = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .returning({ id: accessTokens.id });
  const disconnected = await tx
    .delete(assistantGrants)
    .where(eq(assistantGrants.userId, userId))
    .returning({ id: assistantGrants.id });
  const compose = revoked.length + disconnected.length > 0 ? passwordAndTokensMail : passwordChangedMail;
  await tx.insert(outboxMails).values(compose(settings, addressee, `${settings.publicUrl}/auth`));
  await tx.delete(loginAttempts).where(inArray(loginAttempts.email, [person.email, passwordChangeKey(userId)]));
  const isTheirs = eq(verifications.value, userId);
  await tx.delete(verifications).where(spent === undefined ? isTheirs : and(isTheirs, ne(verifications.id, spent)));
}
