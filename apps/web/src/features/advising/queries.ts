import { client } from '../../data/api/api.ts';
import { sharedProjectsKey } from '../../data/api/queries.ts';
import type { PagedList } from '../../lib/paged-list.ts';

type AdvisedPage = Awaited<ReturnType<typeof client.advising.list>>;

/** Read again with the projects of others, which it is part of. */
export const advisedPages: PagedList<AdvisedPage> = {
  queryKey: [...sharedProjectsKey, 'advised'],
  readPage: (cursor, options) => client.advising.list(cursor, options),
  join: (list, page) => ({ ...page, projects: [...list.projects, ...page.projects] }),
  ids: ({ projects }) => projects.map(({ project_id: id }) => id),
};
