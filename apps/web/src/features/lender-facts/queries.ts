import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { lenderFactsKey } from '../../data/api/queries.ts';
import type { PagedList } from '../../lib/paged-list.ts';

/** The facts a lender asks for that no figure says. */
export function lenderFactsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...lenderFactsKey(projectId), 'list'] as const,
    queryFn: ({ signal }) => client.lenderFacts.list({ projectId }, { signal }),
  });
}

type VersionPage = Awaited<ReturnType<typeof client.lenderFacts.versions>>;

/** The earlier texts of a fact, newest first. Not among what a live change reads again: the dialog reads when opened. */
export function factVersionPages(projectId: string, fact: string): PagedList<VersionPage> {
  return {
    queryKey: ['lender-fact-versions', projectId, fact],
    readPage: (cursor, options) => client.lenderFacts.versions({ projectId, fact, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ version }) => String(version)),
  };
}
