import type { Language } from '@elan/domain/locale';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { eq } from 'drizzle-orm';
import { sqlState, uniqueViolation } from '../../db/client.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, users } from '../../db/schema/auth.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { proveAddress } from './prove-address.ts';
import { providerTookOverMail } from './provider-mails.ts';
import { insertAccount } from './sign-up.ts';

type Newcomer = {
  /** Verified by the provider, in lower case. */
  email: string;
  subject: string;
  language: Language;
  /** Counts a new account. @throws Refusal */
  countSignUp: () => Promise<void>;
};

type Outcome = { userId: string } | 'PROVIDER_NOT_LINKED' | 'PROVIDER_EXPIRED' | 'EMAIL_PASSWORD_SIGN_UP_DISABLED';

/**
 * Creates an account for a person who has none, or takes over one that waits for the confirmation of the same address:
 * somebody has only typed it there, nobody has ever been signed in to it, and its password must not open what the owner
 * of the address puts in. Any other account with this address stays closed: its owner signs in and links the provider.
 */
export async function registerByProvider(deps: Deps, provider: SignInProvider, newcomer: Newcomer): Promise<Outcome> {
  const { email, subject, language } = newcomer;
  if (await isFree(deps, email)) {
    if (!deps.settings.signupsEnabled) return 'EMAIL_PASSWORD_SIGN_UP_DISABLED';
    await newcomer.countSignUp();
  }
  const now = deps.now();
  return write(deps, async (work): Promise<Outcome> => {
    const { tx } = work;
    const [existing] = await tx
      .select({ id: users.id, isConfirmed: users.emailVerified, lastSignInAt: users.lastSignInAt })
      .from(users)
      .where(eq(users.email, email))
      .for('update');
    const link = (userId: string) => ({
      id: crypto.randomUUID(),
      userId,
      providerId: provider,
      accountId: subject,
      createdAt: now,
    });
    if (existing !== undefined) {
      const isWaiting = deps.settings.confirmsAddresses && !existing.isConfirmed && existing.lastSignInAt === null;
      if (!isWaiting) return 'PROVIDER_NOT_LINKED';
      await takeOver(work, deps, { ...newcomer, id: existing.id, provider });
      await tx.insert(accounts).values(link(existing.id));
      return { userId: existing.id };
    }
    const userId = await insertAccount(tx, { email, language, isConfirmed: true, now });
    await tx.insert(accounts).values(link(userId));
    return { userId };
  }).catch(takenMeanwhile);
}

async function takeOver(
  work: Write,
  { settings }: Deps,
  { id, email, language, provider }: Newcomer & { id: string; provider: SignInProvider },
): Promise<void> {
  await proveAddress(work, settings, id, false);
  await work.tx.update(userPreferences).set({ language }).where(eq(userPreferences.userId, id));
  await work.mail(providerTookOverMail(provider, settings, { email, language }, `${settings.publicUrl}/account`));
}

async function isFree({ db }: Deps, email: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length === 0;
}

/** The address or the provider's account was registered at the same moment: the next try finds it. */
function takenMeanwhile(error: unknown): Outcome {
  if (sqlState(error) === uniqueViolation) return 'PROVIDER_EXPIRED';
  throw error;
}
