import { createHash, timingSafeEqual } from 'node:crypto';
import { connectionTimes } from '@elan/domain/assistants';
import { and, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import { createConnectionToken, hashOfToken } from '../../rpc/access-token.ts';
import { assistantsAddress } from '../../rpc/assistant-address.ts';
import type { Deps } from '../../rpc/deps.ts';
import { areScopes, isOwnResource } from './connection-request.ts';
import { type OauthErrorCode, oauthError } from './oauth-error.ts';

/** The parameters of a token request, each sent at most once. */
export type TokenRequest = Readonly<Record<string, string>>;

type Kind = 'code' | 'refresh';
type Grant = typeof assistantGrants.$inferSelect;
type Issued = { access: string; refresh: string; grant: Grant };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Answers the token endpoint (OAuth 2.1, sections 4.1.3 and 4.3): a code for tokens, or a refresh token for new ones.
 */
export async function answerTokenRequest(deps: Deps, request: TokenRequest): Promise<Response> {
  const { grant_type: type, client_id: clientId } = request;
  if (type !== 'authorization_code' && type !== 'refresh_token') return oauthError('unsupported_grant_type');
  if (clientId === undefined) return oauthError('invalid_client');
  if (!isOwnResource(deps.settings, request.resource)) return oauthError('invalid_target');
  const kind: Kind = type === 'authorization_code' ? 'code' : 'refresh';
  const sent = kind === 'code' ? request.code : request.refresh_token;
  if (sent === undefined || (kind === 'code' && request.code_verifier === undefined)) {
    return oauthError('invalid_request');
  }
  const issued = await deps.db.transaction((tx) => exchange(deps, tx, { kind, sent, clientId, request }));
  if (typeof issued === 'string') return oauthError(issued);
  return Response.json({
    access_token: issued.access,
    token_type: 'Bearer',
    expires_in: connectionTimes.accessSeconds,
    refresh_token: issued.refresh,
    scope: issued.grant.scopes.join(' '),
  });
}

type Sent = { kind: Kind; sent: string; clientId: string; request: TokenRequest };

/**
 * Consumes a code or a refresh token and issues new tokens. A code that is used twice was copied, so the connection
 * ends; so does one whose code comes without proof of its origin. A refresh token works again for a minute, because an
 * answer can get lost and two windows can renew at once. Reuse after that ends the connection, and so does reuse once a
 * token that it issued was itself renewed.
 */
async function exchange(
  { settings, now }: Deps,
  tx: Transaction,
  { kind, sent, clientId, request }: Sent,
): Promise<Issued | OauthErrorCode> {
  const at = now();
  const isSent = and(eq(assistantTokens.hash, hashOfToken(sent)), eq(assistantTokens.kind, kind));
  const [found] = await tx
    .select({ grant: assistantGrants, token: assistantTokens })
    .from(assistantTokens)
    .innerJoin(assistantGrants, eq(assistantGrants.id, assistantTokens.grantId))
    .where(isSent)
    // Serialized with other renewals, and with whatever ends the connection.
    .for('update', { of: assistantGrants });
  // A token of another assistant is ignored: only its own assistant can end its connection.
  if (found === undefined || found.grant.clientId !== clientId) return 'invalid_grant';
  const { grant, token } = found;
  if (grant.resource !== assistantsAddress(settings)) return 'invalid_grant';
  // Nothing is consumed.
  if (kind === 'refresh' && !areScopes(request.scope, grant.scopes)) return 'invalid_scope';
  const [claimed] = await tx
    .update(assistantTokens)
    .set({ usedAt: at })
    .where(and(isSent, isNull(assistantTokens.usedAt), gt(assistantTokens.expiresAt, at)))
    .returning({ id: assistantTokens.id });
  if (claimed === undefined) {
    const usedAt = await firstUseOf(tx, token.id);
    // One that has only expired ends by itself.
    if (usedAt === null) return 'invalid_grant';
    const isRecent = at.getTime() - usedAt.getTime() < connectionTimes.repeatSeconds * 1000;
    const answersAgain = kind === 'refresh' && isRecent && !(await isSucceededTwice(tx, grant.id, usedAt));
    if (!answersAgain) {
      await tx.delete(assistantGrants).where(eq(assistantGrants.id, grant.id));
      return 'invalid_grant';
    }
    return token.expiresAt <= at || grant.endsAt <= at ? 'invalid_grant' : issue(tx, grant, at);
  }
  if (grant.endsAt <= at) return 'invalid_grant';
  await endEarlierTokens(tx, grant.id, at);
  if (kind === 'code' && !isProven(grant, token.challenge, request)) {
    await tx.delete(assistantGrants).where(eq(assistantGrants.id, grant.id));
    return 'invalid_grant';
  }
  return issue(tx, grant, at);
}

/**
 * Whether the code is used by the client that requested it: the same redirect address, and the verifier of its
 * challenge.
 */
function isProven(grant: Grant, challenge: string | null, request: TokenRequest): boolean {
  const { redirect_uri: redirect, code_verifier: verifier = '' } = request;
  if (redirect !== undefined && redirect !== grant.redirectUri) return false;
  if (challenge === null || !/^[\w.~-]{43,128}$/u.test(verifier)) return false;
  const expected = Buffer.from(challenge);
  const received = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return expected.length === received.length && timingSafeEqual(expected, received);
}

async function firstUseOf(tx: Transaction, id: string): Promise<Date | null> {
  const [token] = await tx
    .select({ usedAt: assistantTokens.usedAt })
    .from(assistantTokens)
    .where(eq(assistantTokens.id, id));
  return token?.usedAt ?? null;
}

/** Whether a refresh token that was given out for one used at a time has itself been used since. */
async function isSucceededTwice(tx: Transaction, grantId: string, usedAt: Date): Promise<boolean> {
  const { kind, createdAt, usedAt: usedLater } = assistantTokens;
  const isRefresh = and(eq(assistantTokens.grantId, grantId), eq(kind, 'refresh'));
  const found = await tx
    .select({ id: assistantTokens.id })
    .from(assistantTokens)
    .where(and(isRefresh, gte(createdAt, usedAt), gt(usedLater, usedAt)))
    .limit(1);
  return found.length > 0;
}

/**
 * Revokes the access tokens, and marks as used the other refresh tokens that a repeated renewal issued: if two parties
 * hold one each, the second use is detected.
 */
async function endEarlierTokens(tx: Transaction, grantId: string, at: Date): Promise<void> {
  const { kind, usedAt } = assistantTokens;
  const isOfGrant = eq(assistantTokens.grantId, grantId);
  await tx.delete(assistantTokens).where(and(isOfGrant, eq(kind, 'access')));
  await tx
    .update(assistantTokens)
    .set({ usedAt: at })
    .where(and(isOfGrant, eq(kind, 'refresh'), isNull(usedAt)));
}

/** Issues an access token and the next refresh token. */
async function issue(tx: Transaction, grant: Grant, at: Date): Promise<Issued> {
  const last = grant.createdAt.getTime() + connectionTimes.mostDays * dayMs;
  const endsAt = new Date(Math.min(at.getTime() + connectionTimes.idleDays * dayMs, last));
  const accessEnds = new Date(Math.min(at.getTime() + connectionTimes.accessSeconds * 1000, last));
  const access = createConnectionToken('access');
  const refresh = createConnectionToken('refresh');
  const { id: grantId, userId, clientId } = grant;
  await tx.insert(assistantTokens).values([
    { grantId, kind: 'access', hash: access.hash, expiresAt: accessEnds, createdAt: at },
    { grantId, kind: 'refresh', hash: refresh.hash, expiresAt: endsAt, createdAt: at },
  ]);
  const connectedAt = grant.connectedAt ?? at;
  await tx.update(assistantGrants).set({ connectedAt, endsAt }).where(eq(assistantGrants.id, grantId));
  if (grant.connectedAt === null) {
    // When the same assistant connects again, its earlier connection is replaced.
    const isSame = and(eq(assistantGrants.userId, userId), eq(assistantGrants.clientId, clientId));
    await tx.delete(assistantGrants).where(and(isSame, ne(assistantGrants.id, grantId)));
  }
  return { access: access.token, refresh: refresh.token, grant };
}
