import { toLanguage } from '@elan/domain/locale';
import { and, eq, isNull } from 'drizzle-orm';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { mailIf } from './mail-if.ts';
import type { Words } from './mail-words.ts';
import { letter } from './mails.ts';

/**
 * Mails the owner of an address that a way in was locked, once for a row of failures: no mail for later locks without a
 * success in between. An address without an account costs as much.
 * @param key what is counted, see `loginAttempts`
 * @param words of the mail
 * @param page where it leads
 */
export async function notifyOfFirstLock(
  deps: Deps,
  key: string,
  email: string,
  words: Words,
  page: '/auth' | '/account' = '/auth',
): Promise<void> {
  const { settings, now } = deps;
  await write(deps, async (work) => {
    const first = await work.tx
      .update(loginAttempts)
      .set({ firstLockAt: now() })
      .where(and(eq(loginAttempts.email, key), isNull(loginAttempts.firstLockAt)))
      .returning({ key: loginAttempts.email });
    if (first.length === 0) return;
    const account = await findAccount(work.tx, email);
    const to = { email, language: toLanguage(account?.language) };
    await mailIf(deps, work, account !== undefined, letter(words, settings, to, `${settings.publicUrl}${page}`));
  });
}
