import { QueryClient } from '@tanstack/react-query';
import { isPassing, toFault } from './errors.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal will not change; only passing faults are retried.
        retry: (failures, error) => failures < 2 && isPassing(toFault(error)) && toFault(error).kind !== 'network',
        // The request itself finds out whether the network is there: some browsers report it wrongly.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
