import { deviceOf } from '@elan/domain/device-of';
import { Refusal } from '@elan/domain/errors';
import { and, desc, eq, gt } from 'drizzle-orm';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { LoadAuth } from './load-auth.ts';
import { authRefusal, findSignedIn } from './signed-in-person.ts';

/** The most sessions that a list shows, the latest first; ending all others ends those beyond it too. */
const mostShown = 100;

/**
 * Where the person is signed in, the latest active first. It has no IP addresses and no tokens. better-auth has a list
 * too, but only for a session of the last day, and with tokens.
 */
export async function listSessions(deps: Deps, token: string | undefined): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, deps.now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(mostShown);
  const list = rows.map((session) => ({
    id: session.id,
    ...deviceOf(session.userAgent),
    createdAt: session.createdAt,
    lastActiveAt: session.updatedAt,
    isCurrent: session.token === token,
  }));
  return Response.json({ sessions: list });
}

/**
 * Ends one session of the person, through better-auth, whose hook ends its streams and generations.
 * @param headers of the request, with its session
 * @param id of one of the person's sessions
 */
export async function endSession(
  deps: Deps,
  load: LoadAuth,
  token: string | undefined,
  headers: Headers,
  id: string,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const [session] = await deps.db
    .select({ token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, person.id)));
  if (session === undefined) return authRefusal(404, 'SESSION_NOT_FOUND');
  const { api } = await load();
  return api.revokeSession({ body: { token: session.token }, headers, asResponse: true });
}

/** Ends every session of the person but this one, in the same way. */
export const endOtherSessions = async (load: LoadAuth, headers: Headers): Promise<Response> =>
  (await load()).api.revokeOtherSessions({ headers, asResponse: true });

/**
 * Ends every session of an account and disconnects its assistants, for the operator.
 * @returns how many sessions ended
 * @throws Refusal NOT_FOUND when the account has neither
 */
export async function endAllSessions(deps: Deps, userId: string): Promise<number> {
  return write(deps, async (work) => {
    // An assistant that is allowed at the same moment is disconnected too, or refused.
    await work.tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const disconnected = await work.tx
      .delete(assistantGrants)
      .where(eq(assistantGrants.userId, userId))
      .returning({ id: assistantGrants.id });
    const ended = await work.tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    if (ended.length + disconnected.length === 0) throw new Refusal('NOT_FOUND');
    work.liveUser(userId, 'session');
    return ended.length;
  });
}
