import { queryOptions } from '@tanstack/react-query';
import { listProviders } from '../../lib/provider-api.ts';

/** The linked providers, and whether the account has a password. */
export const providersQuery = queryOptions({
  queryKey: ['account', 'providers'] as const,
  queryFn: ({ signal }) => listProviders(signal),
});
