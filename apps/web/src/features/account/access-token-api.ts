import type { ProgramScope } from '@elan/domain/programs';
import { AuthError, post } from '../../data/sign-in/auth-api.ts';
import { send } from '../../lib/http.ts';

export type AccessToken = {
  id: string;
  name: string;
  scopes: ProgramScope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

export type NewAccessToken = { name: string; scopes: readonly ProgramScope[]; days: number; currentPassword: string };

/** @returns the token, which the server shows only now */
export async function addAccessToken(chosen: NewAccessToken): Promise<string> {
  const { token } = await post('/api/auth/tokens/add', chosen);
  if (typeof token !== 'string') throw new AuthError({});
  return token;
}

export const revokeAccessToken = (id: string) => post('/api/auth/tokens/revoke', { id });

export async function listAccessTokens(signal: AbortSignal): Promise<AccessToken[]> {
  const response = await send('/api/auth/tokens', { signal });
  if (!response.ok) throw new AuthError({ status: response.status });
  return ((await response.json()) as { tokens: AccessToken[] }).tokens;
}
