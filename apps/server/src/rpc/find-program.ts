import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { assistantGrants } from '../db/schema/assistants.ts';
import { type Caller, type Claim, findCaller } from './actor.ts';
import type { Deps } from './deps.ts';
import type { Read } from './read.ts';

/** Milliseconds within which another use of a token is not written down, so that reads do not all write. */
const sameUse = 5 * 60_000;

/**
 * Finds the person for whom a program calls, by the hash of its access token or of a connected assistant's, and counts
 * the call.
 * @returns undefined when the token was revoked, has ended, or never existed
 * @throws Refusal TOO_MANY_REQUESTS when the token makes too many calls
 */
export async function findProgram(
  deps: Deps,
  claim: Exclude<Claim, { session: string }>,
  projectId: string | null,
  read: Read<unknown> | undefined,
): Promise<Caller | undefined> {
  const caller = await findCaller(deps, claim, projectId, read, null);
  if (caller !== undefined) await countCall(deps, 'assistant' in claim ? assistantGrants : accessTokens, caller);
  return caller;
}

/** Counts a call toward its token's or connection's limit, and writes its use down. */
async function countCall(
  { db, now, limiter }: Deps,
  table: typeof accessTokens | typeof assistantGrants,
  { user: { sessionId: id, program } }: Caller,
): Promise<void> {
  await limiter.consume('program', id);
  const at = now();
  const before = new Date(at.getTime() - sameUse);
  const lastUsedAt = program?.lastUsedAt ?? null;
  if (lastUsedAt !== null && lastUsedAt > before) return;
  await db
    .update(table)
    .set({ lastUsedAt: at })
    .where(and(eq(table.id, id), or(isNull(table.lastUsedAt), lt(table.lastUsedAt, before))));
}
