import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';
import { readAgain } from './read-again.ts';

/**
 * Puts what a response says into what was read. A read that is under way may be from before the response and would undo
 * it, so it is made again.
 */
export function putResponse<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  update: Updater<InferDataFromTag<unknown, Key> | undefined, InferDataFromTag<unknown, Key> | undefined>,
): void {
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<unknown, Key>(queryKey, update);
  if (isReading) void readAgain(queryClient, queryKey, 'all');
}
