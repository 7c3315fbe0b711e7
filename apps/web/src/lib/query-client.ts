import { QueryClient } from '@tanstack/react-query';
import { isPassing, toFault } from './errors.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays a refusal; only what may pass is asked again.
        retry: (failures, error) => failures < 2 && isPassing(toFault(error)) && toFault(error).kind !== 'network',
        // Whether the network is there is for the request to find out: some browsers are wrong about it.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
