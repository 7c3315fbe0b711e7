import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { type Caller, findCaller } from './actor.ts';
import type { Deps } from './deps.ts';
import type { Read } from './read.ts';

/** Milliseconds within which another use of a token is not written down, so that reads do not all write. */
const sameUse = 5 * 60_000;

/**
 * Finds the person for whom a program calls, by the hash of its access token, and counts the call.
 * @returns undefined when the token was revoked, has ended, or never existed
 * @throws Refusal TOO_MANY_REQUESTS when the token makes too many calls
 */
export async function findProgram(
  deps: Deps,
  hash: string,
  projectId: string | null,
  read: Read<unknown> | undefined,
): Promise<Caller | undefined> {
  const caller = await findCaller(deps, { accessToken: hash }, projectId, read, null);
  if (caller === undefined) return undefined;
  await deps.limiter.consume('program', caller.user.sessionId);
  await noteUse(deps, hash, caller.user.program?.lastUsedAt ?? null);
  return caller;
}

async function noteUse({ db, now }: Deps, hash: string, lastUsedAt: Date | null): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - sameUse);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  const { lastUsedAt: stored } = accessTokens;
  await db
    .update(accessTokens)
    .set({ lastUsedAt: at })
    .where(and(eq(accessTokens.hash, hash), or(isNull(stored), lt(stored, before))));
}
