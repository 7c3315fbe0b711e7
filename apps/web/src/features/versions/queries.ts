import type { ModuleKey } from '@elan/domain/modules/keys';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import type { PagedList } from '../../lib/paged-list.ts';

type VersionPage = Awaited<ReturnType<typeof client.versions.list>>;

/** The analyses of a module, newest first. */
export function versionPages(projectId: string, module: ModuleKey): PagedList<VersionPage> {
  return {
    queryKey: ['versions', projectId, module],
    readPage: (cursor, options) => client.versions.list({ projectId, module, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ id }) => id),
  };
}

/** The text of one analysis. */
export function versionQuery(projectId: string, module: ModuleKey, versionId: string) {
  return queryOptions({
    queryKey: ['version', versionId],
    queryFn: ({ signal }) => client.versions.get({ projectId, module, versionId }, { signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type AnswerPage = Awaited<ReturnType<typeof client.versions.answers>>;

/** The earlier texts of an answer, newest first. */
export function answerPages(projectId: string, module: ModuleKey, question: string): PagedList<AnswerPage> {
  return {
    queryKey: ['answer-versions', projectId, module, question],
    readPage: (cursor, options) => client.versions.answers({ projectId, module, question, ...cursor }, options),
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ version }) => String(version)),
  };
}
