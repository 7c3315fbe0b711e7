import { client } from '../../lib/api.ts';
import type { PagedList } from '../../lib/paged-list.ts';

type VersionPage = Awaited<ReturnType<typeof client.rehearsal.versions>>;

/** The earlier texts of an answer, newest first. Not among what a live change reads again: the dialog reads when opened. */
export function answerVersionPages(projectId: string, question: string): PagedList<VersionPage> {
  return {
    queryKey: ['rehearsal-versions', projectId, question],
    readPage: (cursor, options) => client.rehearsal.versions({ projectId, question, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ version }) => String(version)),
  };
}
