import { toLanguage } from '@elan/domain/locale';
import { eq } from 'drizzle-orm';
import { users, verifications } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Settings } from '../../env.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logSignIn } from './log-sign-in.ts';
import { addressProved } from './mail-words.ts';
import { isOpenLink, readMailedLink } from './mailed-link.ts';
import { letter } from './mails.ts';
import type { OpenSession } from './open-session.ts';
import { proveAddress } from './prove-address.ts';
import { isSignUpBrowser } from './sign-up-browser.ts';
import { authRefusal } from './signed-in-person.ts';

/** Whether a mailed link can arrive: mail leaves the server, or the mailbox page shows it. */
export const mailArrives = ({ mail, environment }: Pick<Settings, 'mail' | 'environment'>): boolean =>
  mail.provider === 'smtp' || environment !== 'production';

/**
 * Signs in the person who presses the button behind a mailed link, once. The link proves an address that is not
 * confirmed yet.
 * @param headers of the request
 */
export async function signInByLink(deps: Deps, headers: Headers, code: string, open: OpenSession): Promise<Response> {
  const userId = await useLink(deps, headers, code);
  const person =
    userId === undefined ? undefined : await findAccount(deps.db, readMailedLink('sign-in:', code).address);
  const isTheirs = person !== undefined && person.id === userId;
  const answer = isTheirs
    ? await finishSignIn(deps, 'link', person, () => open(person.id))
    : authRefusal(400, 'INVALID_TOKEN');
  await logSignIn(deps, 'link', isTheirs ? person.id : null, answer);
  return answer;
}

async function useLink(deps: Deps, headers: Headers, code: string): Promise<string | undefined> {
  const { identifier, address } = readMailedLink('sign-in:', code);
  const { settings } = deps;
  return write(deps, async (work) => {
    const { tx } = work;
    // Lock the person first, as a deletion does.
    await tx.select({ id: users.id }).from(users).where(eq(users.email, address)).for('update');
    const [used] = await tx
      .delete(verifications)
      .where(isOpenLink(identifier, deps.now()))
      .returning({ userId: verifications.value });
    const account = used === undefined ? undefined : await findAccount(tx, address);
    if (used === undefined || account?.id !== used.userId) return undefined;
    if (await proveAddress(work, settings, account.id, isSignUpBrowser(deps, headers, account.id))) {
      const to = { email: address, language: toLanguage(account.language) };
      await work.mail(letter(addressProved, settings, to, `${settings.publicUrl}/auth`));
    }
    return account.id;
  });
}
