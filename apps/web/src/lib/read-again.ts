import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what may have changed. A query's first read is not started again while it is under way, and it may have
 * been answered before the change, so it is waited for.
 * @param refetchType 'active' reads what a screen shows; 'all' also starts a read again that no screen waits for
 */
export async function readAgain(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'all' = 'active',
): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const first = underWay.filter(({ state }) => state.data === undefined);
  await Promise.allSettled(first.map(({ promise }) => promise));
  await queryClient.invalidateQueries({ queryKey, refetchType });
}
