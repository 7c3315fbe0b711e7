import { queryOptions, useQuery } from '@tanstack/react-query';
import { isDemoAccount, useAccount } from '../../data/account/session.ts';
import { listProviders } from '../../data/sign-in/provider-api.ts';

/** The linked providers, and whether the account has a password. */
export const providersQuery = queryOptions({
  queryKey: ['account', 'providers'] as const,
  queryFn: ({ signal }) => listProviders(signal),
});

/** Whether it is known that the account has no password: a provider opens it. */
export function useHasNoPassword(): boolean {
  const { data } = useQuery({ ...providersQuery, enabled: !isDemoAccount(useAccount()) });
  return data?.hasPassword === false;
}
