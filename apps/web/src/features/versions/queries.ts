import type { ModuleKey } from '@elan/domain/modules/keys';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { pagesOf } from '../../lib/paged-list.ts';

/** The analyses of a module, newest first. */
export const versionPages = (projectId: string, module: ModuleKey) =>
  pagesOf('versions', 'id', ['versions', projectId, module], (cursor, options) =>
    client.versions.list({ projectId, module, ...cursor }, options),
  );

/** The text of one analysis. */
export function versionQuery(projectId: string, module: ModuleKey, versionId: string) {
  return queryOptions({
    queryKey: ['version', versionId],
    queryFn: ({ signal }) => client.versions.get({ projectId, module, versionId }, { signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The earlier texts of an answer, newest first. */
export const answerPages = (projectId: string, module: ModuleKey, question: string) =>
  pagesOf('versions', 'version', ['answer-versions', projectId, module, question], (cursor, options) =>
    client.versions.answers({ projectId, module, question, ...cursor }, options),
  );
