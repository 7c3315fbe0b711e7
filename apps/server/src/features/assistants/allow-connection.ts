import type { ConnectionRequest } from '@elan/contract/assistants';
import { type AssistantScope, connectionTimes, mostConnections } from '@elan/domain/assistants';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { assistantClients, assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import { createConnectionToken } from '../../rpc/access-token.ts';
import type { UserActor } from '../../rpc/actor.ts';
import { assistantsAddress } from '../../rpc/assistant-address.ts';
import type { Deps } from '../../rpc/deps.ts';
import { backTo, readConnectionRequest } from './connection-request.ts';
import { assistantAllowedMail } from './mails.ts';

/**
 * Grants an assistant the chosen scopes, and notifies the account's owner.
 * @param chosen some of the requested scopes; others are refused
 * @returns the address that carries the code to the assistant
 * @throws Refusal INVALID_INPUT when the request is invalid; LIMIT_REACHED; NOT_AUTHENTICATED when the session has just
 *   ended
 */
export async function allowConnection(
  deps: Deps,
  user: UserActor,
  asked: ConnectionRequest,
  chosen: readonly AssistantScope[],
): Promise<{ redirect: string }> {
  const read = await readConnectionRequest(deps, asked);
  if (read.kind !== 'sound') throw invalidInput('request', read.kind);
  const { request } = read;
  const scopes = request.scopes.filter((scope) => chosen.includes(scope));
  if (scopes.length === 0 || chosen.some((scope) => !scopes.includes(scope))) throw invalidInput('scopes', 'not_asked');
  const at = deps.now();
  const codeEnds = new Date(at.getTime() + connectionTimes.codeSeconds * 1000);
  const { token: code, hash } = createConnectionToken('code');
  await write(deps, async ({ tx, mail }) => {
    // Locks the person: the count stays exact, and a concurrent sign-out of all sessions either comes first or ends
    // this connection too.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.userId)).for('update');
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, user.sessionId), gt(sessions.expiresAt, at)));
    if (session === undefined) throw new Refusal('NOT_AUTHENTICATED');
    await makeRoom(tx, user.userId, request.clientId, at);
    const [client] = await tx
      .update(assistantClients)
      .set({ usedAt: at })
      .where(eq(assistantClients.id, request.clientId))
      .returning({ id: assistantClients.id });
    if (client === undefined) throw invalidInput('request', 'unknown');
    const [grant] = await tx
      .insert(assistantGrants)
      .values({
        userId: user.userId,
        clientId: request.clientId,
        name: request.name,
        redirectUri: request.redirectUri,
        scopes,
        resource: assistantsAddress(deps.settings),
        endsAt: codeEnds,
        createdAt: at,
      })
      .returning({ id: assistantGrants.id });
    if (grant === undefined) throw new Error('a consent was not stored');
    const { challenge } = request;
    await tx
      .insert(assistantTokens)
      .values({ grantId: grant.id, kind: 'code', hash, challenge, expiresAt: codeEnds, createdAt: at });
    await mail(assistantAllowedMail(deps.settings, user, `${deps.settings.publicUrl}/account`));
  });
  return { redirect: backTo(deps.settings, request, { code }) };
}

/** If several consents are given in a row, only the last can still be used. @throws Refusal LIMIT_REACHED */
async function makeRoom(tx: Transaction, userId: string, clientId: string, at: Date): Promise<void> {
  const isTheirs = eq(assistantGrants.userId, userId);
  const isWaiting = and(eq(assistantGrants.clientId, clientId), isNull(assistantGrants.connectedAt));
  await tx.delete(assistantGrants).where(and(isTheirs, isWaiting));
  const [others] = await tx
    .select({ number: count() })
    .from(assistantGrants)
    .where(and(isTheirs, gt(assistantGrants.endsAt, at)));
  if ((others?.number ?? 0) >= mostConnections) {
    throw new Refusal('LIMIT_REACHED', { of: 'assistants', limit: mostConnections });
  }
}
