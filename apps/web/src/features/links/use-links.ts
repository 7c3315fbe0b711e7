import type { ReaderLink } from '@elan/contract/links';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { linksQuery } from '../../lib/queries.ts';

type Wanted = Omit<Parameters<typeof client.links.create>[0], 'projectId'>;

export type Links = {
  /** The newest first; undefined while they are read. */
  links: readonly ReaderLink[] | undefined;
  /** Why they could not be read. */
  fault: Fault | null;
  retry: () => Promise<unknown>;
  /** @returns the address, which cannot be had again. @throws as the call does */
  make: (wanted: Wanted) => Promise<{ link: ReaderLink; address: string }>;
  setEnd: (linkId: string, endsAt: string) => Promise<unknown>;
  revoke: (linkId: string) => Promise<unknown>;
};

/** The links for readers of a project, read again whenever the screen is looked at. */
export function useLinks(projectId: string): Links {
  const queryClient = useQueryClient();
  const query = linksQuery(projectId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return {
    links: data?.links,
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    make: async (wanted) => {
      const made = await client.links.create({ projectId, ...wanted });
      // Not waited for: the address is shown only once, and the list can follow.
      void readAgain();
      return made;
    },
    setEnd: (linkId, endsAt) => client.links.setEnd({ projectId, linkId, ends_at: endsAt }).finally(readAgain),
    revoke: (linkId) => client.links.revoke({ projectId, linkId }).finally(readAgain),
  };
}
