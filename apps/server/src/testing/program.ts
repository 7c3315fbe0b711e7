import type { ProgramScope } from '@elan/domain/programs';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { createAccessToken } from '../rpc/access-token.ts';
import type { Deps } from '../rpc/deps.ts';
import type { TestApp } from './test-app.ts';

/** Makes an access token of a person, valid for an hour unless said otherwise. */
export async function createToken(
  { db, now }: Deps,
  user: { id: string },
  scopes: ProgramScope[],
  { name = 'Checkout', minutes = 60 } = {},
): Promise<string> {
  const { token, hash } = createAccessToken();
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  await db.insert(accessTokens).values({ userId: user.id, name, hash, scopes, expiresAt });
  return token;
}

export type ProgramAnswer = { status: number; code?: string; data?: Record<string, unknown> } & Record<string, unknown>;

/** A REST call as a program makes it. @param path below `/api/v1` */
export async function callAs(
  app: TestApp,
  token: string,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<ProgramAnswer> {
  const answer = await app.request(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isJson = /^application\/(?:problem\+)?json/u.test(answer.headers.get('content-type') ?? '');
  const fields = isJson ? ((await answer.json()) as Record<string, unknown>) : {};
  return { ...fields, status: answer.status };
}
