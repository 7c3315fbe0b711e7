import { toLanguage } from '@elan/domain/locale';
import { type SignInProvider, signInProviders } from '@elan/domain/sign-in-providers';
import { and, asc, eq, ne } from 'drizzle-orm';
import { accounts, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { ProviderIdentity } from '../../platform/openid/provider-client.ts';
import type { Deps } from '../../rpc/deps.ts';
import { providerLinkedMail, providerUnlinkedMail } from './provider-mails.ts';
import { authRefusal, findSignedIn, type SignedInPerson } from './signed-in-person.ts';

const credential = 'credential';

/** The providers linked to the person's account and those offered here, and whether there is a password. */
export async function listProviders(deps: Deps, token: string | undefined): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const linked = await deps.db
    .select({ provider: accounts.providerId, linkedAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, person.id), ne(accounts.providerId, credential)))
    .orderBy(asc(accounts.createdAt));
  const offered = signInProviders.filter((provider) => deps.settings.signInProviders[provider] !== undefined);
  return Response.json({ hasPassword: person.password !== null, linked, offered });
}

/**
 * Links an account at a provider to the signed-in account, and notifies its owner. The password was checked before the
 * redirect.
 */
export async function linkProvider(
  deps: Deps,
  person: SignedInPerson,
  provider: SignInProvider,
  { subject }: ProviderIdentity,
): Promise<Response> {
  const { publicUrl } = deps.settings;
  const addressee = { email: person.email, language: toLanguage(person.language) };
  const problem = await write(deps, async ({ tx, mail }) => {
    // Locks the person: a concurrent deletion of the account either sees the link or comes first.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
    if (account === undefined) return 'UNAUTHORIZED';
    const [before] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, person.id), eq(accounts.providerId, provider)));
    if (before !== undefined) return 'PROVIDER_LINKED_BEFORE';
    const [stored] = await tx
      .insert(accounts)
      .values({
        id: crypto.randomUUID(),
        userId: person.id,
        providerId: provider,
        accountId: subject,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (stored === undefined) return 'PROVIDER_TAKEN';
    await mail(providerLinkedMail(provider, deps.settings, addressee, `${publicUrl}/account`));
    return null;
  });
  return problem === null ? Response.json({ linked: provider }) : authRefusal(400, problem);
}

/** Unlinks a provider and tells the owner, unless the account would have neither a password nor another provider. */
export async function unlinkProvider(
  deps: Deps,
  token: string | undefined,
  provider: SignInProvider,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const { publicUrl, signInProviders: offered } = deps.settings;
  const addressee = { email: person.email, language: toLanguage(person.language) };
  const problem = await write(deps, async ({ tx, mail }) => {
    // Locks the person, so that two providers are not both unlinked, each because of the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
    const all = await tx.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, person.id));
    if (!all.some((one) => one.provider === provider)) return 'PROVIDER_NOT_FOUND';
    const isWayIn = (one: string) => one === credential || offered[one as SignInProvider] !== undefined;
    if (!all.some((one) => one.provider !== provider && isWayIn(one.provider))) return 'PROVIDER_LAST';
    await tx.delete(accounts).where(and(eq(accounts.userId, person.id), eq(accounts.providerId, provider)));
    await mail(providerUnlinkedMail(provider, deps.settings, addressee, `${publicUrl}/account`));
    return null;
  });
  return problem === null ? Response.json({ status: true }) : authRefusal(400, problem);
}
