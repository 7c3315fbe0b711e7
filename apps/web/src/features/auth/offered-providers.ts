import type { SignInProvider } from '@elan/domain/sign-in-providers';

/**
 * Whether the operator offers a provider, as `yes` or `no`; in a prerendered page, the placeholder that the server
 * replaces. Identical before and after hydration: both read what the server wrote.
 */
export function offersProvider(provider: SignInProvider): string {
  if (typeof document === 'undefined') return `%OFFERS_${provider.toUpperCase()}%`;
  return document.querySelector<HTMLMetaElement>(`meta[name=offers-${provider}]`)?.content ?? 'no';
}
