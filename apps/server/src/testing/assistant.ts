import { createHash } from 'node:crypto';
import type { ConnectionRequest } from '@elan/contract/assistants';
import { assistantClients, assistantGrants, assistantTokens } from '../db/schema/assistants.ts';
import type { Deps } from '../rpc/deps.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const testRedirect = 'https://assistant.test/callback';

/** What proves the origin of a code in tests, and its challenge. */
export const testVerifier = 'a-verifier-of-the-tests-that-is-long-enough-to-count';
export const testChallenge = createHash('sha256').update(testVerifier).digest('base64url');

/** A sound authorization request of an assistant. */
export function testConnection(clientId: string, changes: ConnectionRequest = {}): ConnectionRequest {
  return {
    client_id: clientId,
    redirect_uri: testRedirect,
    response_type: 'code',
    code_challenge: testChallenge,
    code_challenge_method: 'S256',
    resource: 'http://localhost:3000/api/mcp',
    scope: 'read suggest',
    state: 'state-of-the-assistant',
    ...changes,
  };
}

/** Connects an assistant to an account, without the ways of the protocol. @returns the ids of connection and assistant */
export async function createConnection(
  { db }: Pick<Deps, 'db'>,
  user: { id: string },
): Promise<{ grantId: string; clientId: string }> {
  const ends = new Date(Date.now() + 60_000);
  const [client] = await db
    .insert(assistantClients)
    .values({ name: 'Helper', redirectUris: [testRedirect], usedAt: new Date() })
    .returning();
  const clientId = client?.id ?? '';
  const [grant] = await db
    .insert(assistantGrants)
    .values({
      userId: user.id,
      clientId,
      name: 'Helper',
      redirectUri: testRedirect,
      scopes: ['read', 'suggest'],
      resource: 'http://localhost:3000/api/mcp',
      connectedAt: new Date(),
      endsAt: ends,
    })
    .returning();
  const grantId = grant?.id ?? '';
  await db
    .insert(assistantTokens)
    .values({ grantId, kind: 'refresh', hash: `assistant-hash-${user.id}-${grantId}`, expiresAt: ends });
  return { grantId, clientId };
}

export type OauthAnswer = { status: number; error?: string } & Record<string, unknown>;

/** A call of `/oauth` with a form, as an assistant makes it. */
export async function sendForm(app: TestApp, path: string, form: Record<string, string>): Promise<OauthAnswer> {
  const answer = await app.request(`/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const text = await answer.text();
  return { ...(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)), status: answer.status };
}

/** Introduces an assistant. @returns its id */
export async function register(app: TestApp, redirectUris = [testRedirect], name = 'Helper'): Promise<string> {
  const answer = await app.request('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: redirectUris, client_name: name }),
  });
  return ((await answer.json()) as { client_id: string }).client_id;
}

/** Allows the assistant. @returns the code that the browser carries to it */
export async function allow(
  app: TestApp,
  user: Pick<TestUser, 'cookie'>,
  clientId: string,
  changes = {},
): Promise<string> {
  const request = testConnection(clientId, changes);
  const { redirect } = await app
    .as({ id: '', email: '', token: '', ...user })
    .assistants.allow({ request, scopes: ['read', 'suggest'] });
  return new URL(redirect).searchParams.get('code') ?? '';
}

/** Exchanges a code for tokens. */
export const exchange = (app: TestApp, clientId: string, code: string, changes: Record<string, string> = {}) =>
  sendForm(app, 'token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: testRedirect,
    code_verifier: testVerifier,
    resource: 'http://localhost:3000/api/mcp',
    ...changes,
  });

/** Renews the token of an assistant. */
export const renew = (app: TestApp, clientId: string, refresh: unknown, changes: Record<string, string> = {}) =>
  sendForm(app, 'token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: String(refresh),
    ...changes,
  });

/** The status of an assistant's call with a token. */
export async function statusWith(app: TestApp, token: unknown, path = '/api/mcp'): Promise<number> {
  const answer = await app.request(path, {
    method: path === '/api/mcp' ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      ...(path === '/api/mcp' ? { 'content-type': 'application/json' } : {}),
    },
    ...(path === '/api/mcp' ? { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) } : {}),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** The token for calls in an answer. */
export const access = ({ access_token: token }: OauthAnswer) => token;
