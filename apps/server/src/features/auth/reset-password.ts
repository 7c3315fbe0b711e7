import { providerNames, type SignInProvider, signInProviders } from '@elan/domain/sign-in-providers';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { isOpenLink, ownerOfLink, readMailedLink } from './mailed-link.ts';
import { applyNewPassword } from './password-change.ts';
import { passwordProblem } from './password-problem.ts';
import { proveAddress } from './prove-address.ts';
import { credentialOf } from './sign-up.ts';
import { isSignUpBrowser } from './sign-up-browser.ts';
import { authRefusal } from './signed-in-person.ts';

const purpose = 'reset-password:';

type Reset = { token: string; newPassword: string; removeOtherWays: boolean };

/**
 * Sets a new password, once, for the person with the mailed link (decision N-01). It ends every session, access token
 * and assistant; passkeys and providers stay unless the person removes them here, and the mail about it lists both.
 * The link proves the address.
 * @param headers of the request
 */
export async function resetPassword(deps: Deps, headers: Headers, reset: Reset): Promise<Response> {
  const { settings, now } = deps;
  const { token, newPassword, removeOtherWays } = reset;
  const problem = passwordProblem(newPassword);
  if (problem !== null) return authRefusal(400, problem);
  if ((await ownerOfLink(deps.db, purpose, token, now())) === undefined) return authRefusal(400, 'INVALID_TOKEN');
  const password = await deps.passwords.hash(newPassword);
  const isDone = await write(deps, async (work) => {
    const { tx } = work;
    const userId = await ownerOfLink(tx, purpose, token, now());
    if (userId === undefined) return false;
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isThis = isOpenLink(readMailedLink(purpose, token).identifier, now());
    const used = await tx.delete(verifications).where(isThis).returning({ id: verifications.id });
    if (used.length === 0) return false;
    await proveAddress(work, settings, userId, isSignUpBrowser(deps, headers, userId));
    const others = await listOtherWays(tx, userId);
    if (removeOtherWays) {
      await tx.delete(passkeys).where(eq(passkeys.userId, userId));
      await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')));
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    work.liveUser(userId, 'session');
    await storePassword(tx, userId, password, now());
    await applyNewPassword(tx, settings, userId, { others, isRemoved: removeOtherWays });
    work.afterCommit(deps.wakeMails);
    return true;
  });
  return isDone ? Response.json({ status: true }) : authRefusal(400, 'INVALID_TOKEN');
}

/** Other ways into an account than its password, by name. */
async function listOtherWays(tx: Transaction, userId: string): Promise<string[]> {
  const keys = await tx
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  const linked = await tx
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')));
  const isProvider = (id: string): id is SignInProvider => signInProviders.some((known) => known === id);
  return [
    ...linked.flatMap(({ provider }) => (isProvider(provider) ? [providerNames[provider]] : [])),
    ...keys.map(({ name }) => name),
  ];
}

async function storePassword(tx: Transaction, userId: string, password: string, now: Date): Promise<void> {
  const isCredential = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
  const changed = await tx
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(isCredential)
    .returning({ id: accounts.id });
  if (changed.length === 0) await tx.insert(accounts).values({ ...credentialOf(userId, now), password });
}
