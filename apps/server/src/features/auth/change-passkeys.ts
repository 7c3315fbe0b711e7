import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../../db/schema/passkeys.ts';
import type { Deps } from '../../rpc/deps.ts';
import { authRefusal, findSignedIn } from './signed-in-person.ts';

/** Names and dates of the person's passkeys, the oldest first. There are at most as many as `mostPasskeys`. */
export async function listPasskeys(deps: Deps, token: string | undefined): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const list = await deps.db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
    .orderBy(asc(createdAt), asc(id));
  return Response.json({ passkeys: list });
}

/** Changes one passkey of the person. @param change a new name; null removes the passkey */
export async function changePasskey(
  deps: Deps,
  token: string | undefined,
  id: string,
  change: { name: string } | null,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, person.id));
  const { db } = deps;
  const changed = await (change === null
    ? db.delete(passkeys).where(isTheirs).returning({ id: passkeys.id })
    : db.update(passkeys).set(change).where(isTheirs).returning({ id: passkeys.id }));
  return changed.length === 0 ? authRefusal(404, 'PASSKEY_NOT_FOUND') : Response.json({ status: true });
}
