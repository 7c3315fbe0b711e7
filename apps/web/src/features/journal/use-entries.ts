import type { ModuleEntry } from '@elan/contract/modules';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../data/api/api.ts';
import { pagedQuery, pagesOf, readMore } from '../../lib/paged-list.ts';

export type Entries = {
  /** As far as they were read, newest first. */
  shown: readonly JournalEntry[];
  /** All of them. */
  count: number;
  isMore: boolean;
  showMore: () => Promise<void>;
};

/** The entries of a journal: the project brings the first page, the rest comes on demand. */
export function useEntries(projectId: string, entry: ModuleEntry): Entries {
  const queryClient = useQueryClient();
  const pages = entryPages(projectId);
  const first = {
    entries: entry.entries ?? [],
    count: entry.entryCount ?? entry.entries?.length ?? 0,
    next: entry.entriesNext ?? null,
  };
  const [asked, setAsked] = useState(() => queryClient.getQueryData(pages.queryKey) !== undefined);
  const { data } = useQuery({ ...pagedQuery(pages), enabled: asked, refetchOnMount: 'always' });
  // What changed in the journal comes with the project; what was asked for besides is read again.
  const { lastUpdated } = entry;
  const [readAt, setReadAt] = useState(lastUpdated);
  useEffect(() => {
    if (!asked || readAt === lastUpdated) return;
    setReadAt(lastUpdated);
    void queryClient.invalidateQueries({ queryKey: ['journal', projectId] });
  }, [asked, readAt, lastUpdated, projectId, queryClient]);

  if (!asked || data === undefined) {
    return {
      shown: first.entries,
      count: first.count,
      isMore: first.next !== null,
      showMore: async () => {
        queryClient.setQueryData(pages.queryKey, first);
        await readMore(queryClient, pages);
        setAsked(true);
      },
    };
  }
  const newest = new Set(first.entries.map(({ id }) => id));
  return {
    shown: [...first.entries, ...data.entries.filter(({ id }) => !newest.has(id))],
    count: first.count,
    isMore: data.next !== null,
    showMore: () => readMore(queryClient, pages),
  };
}

const entryPages = (projectId: string) =>
  pagesOf('entries', 'id', ['journal', projectId], (cursor, options) =>
    client.journal.list({ projectId, ...cursor }, options),
  );
