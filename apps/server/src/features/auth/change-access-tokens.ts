import { toLanguage } from '@elan/domain/locale';
import { mostAccessTokens, type ProgramScope } from '@elan/domain/programs';
import { and, asc, count, eq } from 'drizzle-orm';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { accounts, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import { createAccessToken } from '../../rpc/access-token.ts';
import type { Deps } from '../../rpc/deps.ts';
import { accessTokenAdded } from './mail-words.ts';
import { letter } from './mails.ts';
import { authRefusal, findSignedIn, type SignedInPerson } from './signed-in-person.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The access tokens of the signed-in person, oldest first, without their hashes. */
export async function listAccessTokens(deps: Deps, token: string | undefined): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt } = accessTokens;
  const list = await deps.db
    .select({ id, name, scopes, createdAt, expiresAt, lastUsedAt })
    .from(accessTokens)
    .where(eq(accessTokens.userId, person.id))
    .orderBy(asc(createdAt), asc(id));
  return Response.json({ tokens: list });
}

export type NewAccessToken = { name: string; scopes: ProgramScope[]; days: number };

/**
 * Creates an access token, and notifies the account's owner. Run after the current password was checked.
 * @returns the token, which is not stored and cannot be shown again
 */
export async function addAccessToken(
  deps: Deps,
  person: SignedInPerson,
  { name, scopes, days }: NewAccessToken,
): Promise<Response> {
  const { token, hash } = createAccessToken();
  const createdAt = deps.now();
  const addressee = { email: person.email, language: toLanguage(person.language) };
  const id = await write(deps, async ({ tx, mail }) => {
    // Locks the person: the count stays exact, and a concurrent new password or deletion of the account either revokes
    // this token or comes first.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
    const [credential] = await tx
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, person.id), eq(accounts.providerId, 'credential')));
    if (account === undefined || credential?.password !== person.password) return undefined;
    const [before] = await tx.select({ number: count() }).from(accessTokens).where(eq(accessTokens.userId, person.id));
    if ((before?.number ?? 0) >= mostAccessTokens) return null;
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    const [stored] = await tx
      .insert(accessTokens)
      .values({ userId: person.id, name, hash, scopes, expiresAt, createdAt })
      .returning({ id: accessTokens.id });
    await mail(letter(accessTokenAdded, deps.settings, addressee, `${deps.settings.publicUrl}/account`));
    return stored?.id;
  });
  if (id === undefined) return authRefusal(401, 'UNAUTHORIZED');
  return id === null ? authRefusal(400, 'TOO_MANY_TOKENS') : Response.json({ id, token });
}

/** Revokes one access token of the signed-in person: the next call with it is refused. */
export async function revokeAccessToken(deps: Deps, token: string | undefined, id: string): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const revoked = await deps.db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, person.id)))
    .returning({ id: accessTokens.id });
  return revoked.length === 0 ? authRefusal(404, 'TOKEN_NOT_FOUND') : Response.json({ status: true });
}
