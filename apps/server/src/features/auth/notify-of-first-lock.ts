import { toLanguage } from '@elan/domain/locale';
import { and, eq, isNull } from 'drizzle-orm';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { type Mail, write } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { mailIf } from './mail-if.ts';
import type { Addressee } from './mails.ts';

/**
 * Mails the owner of an address that a way in was locked, once for a row of failures: no mail for later locks without a
 * success in between. An address without an account costs as much.
 * @param key what is counted, see `loginAttempts`
 * @param page where the mail leads
 */
export async function notifyOfFirstLock(
  deps: Deps,
  key: string,
  email: string,
  compose: (from: Letterhead, to: Addressee, link: string) => Mail,
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
    await mailIf(deps, work, account !== undefined, compose(settings, to, `${settings.publicUrl}${page}`));
  });
}
