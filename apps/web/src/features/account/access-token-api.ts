import type { ProgramScope } from '@elan/domain/programs';
import { AuthError, post, read } from '../../data/sign-in/auth-api.ts';

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

export const listAccessTokens = async (signal: AbortSignal) =>
  (await read<{ tokens: AccessToken[] }>('/api/auth/tokens', signal)).tokens;
