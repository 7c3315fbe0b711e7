import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what may have changed, at once: a read that is under way may have been answered before the change. Only a
 * first read cannot be started again; it is waited for, by itself, and made again.
 * @param queryKey where the keys of all queries concerned begin
 * @param refetchType 'active' reads what a screen shows; 'all' also starts a read again that no screen waits for
 */
export async function readAgain(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'all' = 'active',
): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const first = underWay.filter(({ state }) => state.data === undefined);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey, refetchType }),
    ...first.map(async ({ promise, queryKey: own }) => {
      await Promise.allSettled([promise]);
      await queryClient.invalidateQueries({ queryKey: own, exact: true, refetchType });
    }),
  ]);
}
