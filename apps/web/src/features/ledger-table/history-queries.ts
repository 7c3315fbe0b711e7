import { client } from '../../data/api/api.ts';
import type { PagedList } from '../../lib/paged-list.ts';
import type { RowHistory } from './ledger-edit.ts';

type VersionPage = Awaited<ReturnType<typeof client.ledger.versions>>;

/** The earlier contents of a row, newest first, once what was changed here is saved. */
export function rowVersionPages({ projectId, flush }: RowHistory, rowId: string): PagedList<VersionPage> {
  return {
    queryKey: ['row-versions', projectId, rowId],
    readPage: async (cursor, options) => {
      await flush();
      return client.ledger.versions({ projectId, rowId, ...cursor }, options);
    },
    join: (list, page) => ({ ...page, versions: [...list.versions, ...page.versions] }),
    ids: ({ versions }) => versions.map(({ version }) => String(version)),
  };
}

type RemovedPage = Awaited<ReturnType<typeof client.ledger.removed>>;

/** The rows that were deleted and are not back, the last deleted first. */
export function removedRowPages({ projectId, flush }: RowHistory): PagedList<RemovedPage> {
  return {
    queryKey: ['removed-rows', projectId],
    readPage: async (cursor, options) => {
      await flush();
      return client.ledger.removed({ projectId, ...cursor }, options);
    },
    join: (list, page) => ({ ...page, rows: [...list.rows, ...page.rows] }),
    ids: ({ rows }) => rows.map(({ id }) => id),
  };
}
