import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { linksQuery } from '../../data/api/queries.ts';
import { toFault } from '../../lib/errors.ts';

type Wanted = Omit<Parameters<typeof client.links.create>[0], 'projectId'>;

export type Links = ReturnType<typeof useLinks>;

/** The links for readers of a project, read again whenever the screen is looked at. What changes them throws as the call does. */
export function useLinks(projectId: string) {
  const queryClient = useQueryClient();
  const query = linksQuery(projectId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return {
    /** The newest first; undefined while they are read. */
    links: data?.links,
    /** Why they could not be read. */
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    /** @returns the address, which cannot be had again */
    make: async (wanted: Wanted) => {
      const made = await client.links.create({ projectId, ...wanted });
      // Not waited for: the address is shown only once, and the list can follow.
      void readAgain();
      return made;
    },
    setEnd: (linkId: string, endsAt: string) =>
      client.links.setEnd({ projectId, linkId, ends_at: endsAt }).finally(readAgain),
    revoke: (linkId: string) => client.links.revoke({ projectId, linkId }).finally(readAgain),
  };
}
