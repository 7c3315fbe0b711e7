import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts what a response says into what was read. A read that is under way may be from before and would undo it, so it is
 * started again.
 */
export function putAnswer<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  update: Updater<InferDataFromTag<unknown, Key> | undefined, InferDataFromTag<unknown, Key> | undefined>,
): void {
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<unknown, Key>(queryKey, update);
  if (isReading) void queryClient.invalidateQueries({ queryKey, refetchType: 'all' });
}
