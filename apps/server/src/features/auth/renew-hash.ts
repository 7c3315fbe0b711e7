import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { accounts } from '../../db/schema/auth.ts';
import type { Deps } from '../../rpc/deps.ts';
import { withRenewal } from './passwords.ts';

const signedIn = z.object({ user: z.object({ id: z.string() }) });

/**
 * Signs a person in and, if their password is hashed with an older algorithm, rehashes it: sign-in is the only time the
 * password is known. If the new hash cannot be stored, the next sign-in tries again.
 */
export async function renewHash({ db, log }: Deps, signIn: () => Promise<Response>): Promise<Response> {
  const { result: response, renewed } = await withRenewal(signIn);
  if (!response.ok || renewed === null) return response;
  try {
    const { user } = signedIn.parse(await response.clone().json());
    // Replace only the hash that was checked: the password may have changed in the meantime.
    await db
      .update(accounts)
      .set({ password: renewed.to, updatedAt: sql`now()` })
      .where(and(eq(accounts.userId, user.id), eq(accounts.password, renewed.from)));
  } catch (error) {
    log.warn({ err: error }, 'a password hash could not be renewed');
  }
  return response;
}

/** Whether any stored password hash predates argon2id. */
export async function holdsScryptHashes(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${accounts} where ${accounts.password} not like '$argon2id$%') as found`,
  );
  return rows[0]?.found === true;
}
