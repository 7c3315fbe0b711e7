import type { Language } from '@elan/domain/locale';
import { type SignInProvider, signInProviders } from '@elan/domain/sign-in-providers';
import { AuthError, post, read } from './auth-api.ts';

/** What opens the account besides passkeys: providers, since when, and whether there is a password. */
export type LinkedProviders = {
  hasPassword: boolean;
  linked: { provider: SignInProvider; linkedAt: string }[];
  /** Those the operator offers. */
  offered: SignInProvider[];
};

export const listProviders = (signal: AbortSignal) => read<LinkedProviders>('/api/auth/providers', signal);

/** The provider's own page, where the browser goes. */
async function addressFrom(path: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const { url } = await post(path, body);
  if (typeof url !== 'string' || !/^https?:/u.test(url)) throw new AuthError({});
  return url;
}

export const beginSignIn = (provider: SignInProvider) => addressFrom('/api/auth/sign-in/provider', { provider });

export const beginLink = (provider: SignInProvider, currentPassword: string) =>
  addressFrom('/api/auth/providers/link', { provider, currentPassword });

export const unlinkProvider = (provider: SignInProvider) => post('/api/auth/providers/unlink', { provider });

/** What the provider sent back with the browser. */
export type ProviderReturn = { provider: SignInProvider; parameters: Readonly<Record<string, string>> };

/** Reads it from the address of the sign-in page. */
export function returnIn(query: URLSearchParams): ProviderReturn | null {
  const provider = signInProviders.find((one) => one === query.get('provider'));
  if (query.get('type') !== 'provider' || provider === undefined) return null;
  const names = ['code', 'state', 'iss', 'error'].filter((name) => query.get(name));
  return { provider, parameters: Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) };
}

/**
 * Ends what was begun at a provider.
 * @returns whether it was linked, whether a code is needed as well, or that somebody is signed in
 */
export async function finishAtProvider(
  { provider, parameters }: ProviderReturn,
  language: Language,
): Promise<{ kind: 'linked' } | { kind: 'code'; pending: string } | { kind: 'signed-in' }> {
  const answer = await post('/api/auth/sign-in/provider/confirm', { provider, ...parameters, language });
  if (typeof answer.linked === 'string') return { kind: 'linked' };
  return typeof answer.pending === 'string' ? { kind: 'code', pending: answer.pending } : { kind: 'signed-in' };
}
