import { Refusal } from '@elan/domain/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import { hashOfToken } from '../../rpc/access-token.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { TokenRequest } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';

/**
 * Disconnects one of a person's assistants: its next call is refused.
 * @throws Refusal NOT_FOUND when it is not connected, or to another account
 */
export async function disconnectAssistant({ db }: Deps, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(assistantGrants)
    .where(and(eq(assistantGrants.id, id), eq(assistantGrants.userId, userId)))
    .returning({ id: assistantGrants.id });
  if (ended.length === 0) throw new Refusal('NOT_FOUND');
}

/**
 * Answers the revocation endpoint (RFC 7009): either token of an assistant ends its connection, and so both. A token that
 * is not known, or not this assistant's, changes nothing and is answered the same.
 */
export async function answerRevocation({ db }: Deps, request: TokenRequest): Promise<Response> {
  const { token, client_id: clientId } = request;
  if (token === undefined) return oauthError('invalid_request');
  if (clientId === undefined) return oauthError('invalid_client');
  const [found] = await db
    .select({ id: assistantGrants.id, clientId: assistantGrants.clientId })
    .from(assistantTokens)
    .innerJoin(assistantGrants, eq(assistantGrants.id, assistantTokens.grantId))
    .where(and(eq(assistantTokens.hash, hashOfToken(token)), inArray(assistantTokens.kind, ['access', 'refresh'])));
  if (found?.clientId === clientId) await db.delete(assistantGrants).where(eq(assistantGrants.id, found.id));
  return new Response(null, { status: 200 });
}
