import { and, eq, gt } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, sessions, users } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';

export type SignedInPerson = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>;

/**
 * Who is signed in with a session, for an account call that better-auth does not answer.
 * @param token the session token; undefined without a session
 */
export async function findSignedIn({ db, now }: Deps, token: string | undefined) {
  if (token === undefined) return undefined;
  const [person] = await db
    .select({ id: users.id, email: users.email, language: userPreferences.language, password: accounts.password })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now())));
  return person;
}

/**
 * Runs what needs the current password beside the session. Used inside guardPasswordChange, which counts wrong ones.
 * @param token the session token; undefined without a session
 */
export async function withPassword(
  deps: Deps,
  token: string | undefined,
  password: string,
  work: (person: SignedInPerson) => Promise<Response>,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  // Made with a provider's account; a mailed link sets a password.
  if (person.password === null) return authRefusal(400, 'NO_PASSWORD');
  const isRight = await deps.passwords.verify(person.password, password);
  return isRight ? work(person) : authRefusal(400, 'INVALID_PASSWORD');
}

/** A refusal as better-auth writes them. */
export const authRefusal = (status: number, code: string) => Response.json({ code, message: code }, { status });
