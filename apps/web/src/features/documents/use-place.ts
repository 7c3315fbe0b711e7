import { useQuery } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';

/** Milliseconds between two questions; most files are made before the first. */
const interval = 1_500;

/** How many files are made before the person's own while they wait for one; null if they do not. */
export function usePlace(isWaiting: boolean): number | null {
  const { data } = useQuery({
    queryKey: ['documents', 'place'],
    queryFn: () => client.documents.place({}),
    enabled: isWaiting,
    refetchInterval: interval,
    gcTime: 0,
    retry: false,
  });
  return isWaiting ? (data?.before ?? null) : null;
}
